"""Lesson files of ARMOUR!: a position with the steps of a lesson."""
