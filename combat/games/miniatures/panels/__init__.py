"""Panes of the window of games with models."""
