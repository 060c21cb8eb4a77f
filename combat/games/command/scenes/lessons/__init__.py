"""Lessons of COMMAND!: their list and their table."""
