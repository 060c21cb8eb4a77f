"""Context menus of the table of ARMOUR!."""
