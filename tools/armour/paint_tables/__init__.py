"""Painter of ARMOUR!'s tables: every feature from the very polygon that the rules use."""
