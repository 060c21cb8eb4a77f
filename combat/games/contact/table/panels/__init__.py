"""Panes of the window."""
