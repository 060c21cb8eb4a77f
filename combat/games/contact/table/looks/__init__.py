"""Looks that a player can show on the board."""
