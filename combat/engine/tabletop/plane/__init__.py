"""Tables without a grid: their ground, their sheet drawn from polygons, and the base of their titles' tables."""
