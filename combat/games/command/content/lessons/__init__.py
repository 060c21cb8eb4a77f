"""Lesson files of COMMAND!: a position with the steps that are gone through in it."""
