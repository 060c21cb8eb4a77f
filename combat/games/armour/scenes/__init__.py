"""Scenes of ARMOUR! other than its table."""
