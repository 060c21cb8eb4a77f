"""Checks, wounds, morale, prisoners and belongings of men (16.0, 17.0, 19.0)."""
