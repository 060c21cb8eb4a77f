"""Painter of ARMOUR!'s tables; every feature is painted from the polygon that the rules use."""
