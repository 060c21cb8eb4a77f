"""Hex geometry: numbers, distances, lines, boards and the compass; nothing here knows a rule of fighting."""
