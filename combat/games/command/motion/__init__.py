"""Motions: the animation of each event at the table."""
