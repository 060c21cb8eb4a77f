"""Lesson files: a position with the steps that are gone through in it."""
