"""Reports on games, positions and saves of COMMAND!."""
