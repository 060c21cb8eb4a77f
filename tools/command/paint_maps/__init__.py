"""Painter of COMMAND!'s maps; it follows the drawn outlines exactly, as they determine lines of sight (17.0)."""
