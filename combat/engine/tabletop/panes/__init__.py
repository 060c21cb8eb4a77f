"""Panes around the board."""
