"""Command-line calls of ARMOUR!."""
