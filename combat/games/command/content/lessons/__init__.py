"""Lesson files of COMMAND!: a position with the steps of a lesson."""
