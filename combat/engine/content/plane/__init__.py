"""Content files of the plane: tables without a grid, drawn in Tiled."""
