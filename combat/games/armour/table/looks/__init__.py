"""Overlays that the player can show at any time: sight, ranges, danger, goals, command, a tape measure."""
