"""ARMOUR!: companies of tanks, infantry and guns on an open table, two sides, distances in tenths of a millimetre."""
