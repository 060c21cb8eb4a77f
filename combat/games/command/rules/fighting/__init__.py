"""Attacks and melee (10.2-10.5, 11.0)."""
