"""Tables without a grid: ground, sheet drawn from polygons, and base class."""
