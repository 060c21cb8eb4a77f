"""Particle effects of COMBAT!: one for each weapon, terrain, and occurrence that befalls a man."""
