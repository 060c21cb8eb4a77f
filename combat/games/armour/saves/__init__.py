"""Journal format of ARMOUR!."""
