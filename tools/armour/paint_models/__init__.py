"""Painter of ARMOUR!'s models from above: shapes with heights, base coat, camouflage, wash, dry-brush, dust."""
