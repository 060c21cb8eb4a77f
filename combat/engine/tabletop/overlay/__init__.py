"""Marks, patterns and notes drawn flat on the board."""
