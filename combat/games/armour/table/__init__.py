"""The table of ARMOUR!: drawing, panes, layout, keys."""
