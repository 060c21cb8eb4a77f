"""The particle effects of COMBAT!: one per weapon, terrain and thing that happens to a man."""
