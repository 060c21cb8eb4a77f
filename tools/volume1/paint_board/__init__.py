"""Painter of Volume 1's boards: tiles, overlays and symbols for the map editor."""
