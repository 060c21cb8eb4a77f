"""Panes around the board: prompt bar, log, strips and notes."""
