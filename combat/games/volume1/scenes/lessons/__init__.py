"""Lessons of Volume 1: their list and their table."""
