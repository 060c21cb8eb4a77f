"""Scenes of force lists: the list of all forces, the builder, and the choice of forces for a mission."""
