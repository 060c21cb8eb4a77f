"""Painting of houses and the small objects around them."""
