"""Lessons of COMMAND!: list and table."""
