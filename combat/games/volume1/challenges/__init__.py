"""Challenges of Volume 1 (22.0)."""
