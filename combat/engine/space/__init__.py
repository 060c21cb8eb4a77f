"""Geometry: hex grids and the plane."""
