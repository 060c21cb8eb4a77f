"""Bots of ARMOUR!."""
