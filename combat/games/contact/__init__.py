"""CONTACT!, a game of two sides without a grid, whose units must be found before they can be attacked."""
