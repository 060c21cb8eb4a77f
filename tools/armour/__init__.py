"""Tools that made the content of ARMOUR!."""
