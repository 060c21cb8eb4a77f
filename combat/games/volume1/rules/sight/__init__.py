"""Sight between men, by day and by night (12.0, 21.0)."""
