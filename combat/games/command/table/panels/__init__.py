"""Panes around the board: hand, tracks, stack."""
