"""Challenges in the window: the slip with a code on it."""
