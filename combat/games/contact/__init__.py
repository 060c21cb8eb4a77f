"""CONTACT!, a game of two sides without a grid, whose units must first be found."""
