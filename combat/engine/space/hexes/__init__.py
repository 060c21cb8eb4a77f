"""Hex geometry: labels, distances, lines, boards and the compass; independent of any combat rules."""
