"""Terrain: the map with its drawn outlines, and the effects of ground, ways and works (17.0, 18.0)."""
