"""ARMOUR!: companies of tanks, infantry and guns of two sides on an open table; distances are in tenths of a
millimetre.
"""
