"""Challenges of ARMOUR!."""
