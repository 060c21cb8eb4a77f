"""Overlays that the player can show at any time: sight, detection, danger, ranges, command, a tape measure."""
