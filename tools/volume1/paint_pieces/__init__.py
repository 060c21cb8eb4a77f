"""Painters of men, icons, paper textures and the pictures of the menu."""
