"""Lessons of Volume 1: their list, and their scene on the table."""
