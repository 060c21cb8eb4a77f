"""Painter of COMMAND!'s maps: follows the drawn outlines exactly, as they determine lines of sight (17.0)."""
