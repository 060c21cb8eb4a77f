"""Content of games on open ground: tables without a grid, drawn in Tiled."""
