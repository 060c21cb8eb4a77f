"""Challenges that games with models share."""
