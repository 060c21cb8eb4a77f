"""Bombardments by artillery: aiming points, spotters, ranging in, templates, smoke screens (L663-L695)."""
