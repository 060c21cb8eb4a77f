"""Lesson files: a position with steps."""
