"""Lessons of ARMOUR!: list and table."""
