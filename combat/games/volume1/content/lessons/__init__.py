"""Lesson files: a position with the steps of a lesson."""
