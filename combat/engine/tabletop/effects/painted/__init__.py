"""Definitions of combat effects: flashes, blasts, smoke, debris and dust."""
