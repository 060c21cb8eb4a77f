"""Lab of ARMOUR!."""
