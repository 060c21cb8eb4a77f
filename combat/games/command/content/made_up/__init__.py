"""Scenarios that are made up from a seed and a few wishes (20.0)."""
