"""Lesson files of CONTACT!: a position with the steps of a lesson."""
