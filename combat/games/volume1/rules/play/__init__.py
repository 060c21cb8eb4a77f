"""Sequence of play from set-up to victory (4.0, 22.0)."""
