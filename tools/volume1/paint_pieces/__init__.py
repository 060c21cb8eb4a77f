"""Painters of men, icons, paper textures and foliage."""
