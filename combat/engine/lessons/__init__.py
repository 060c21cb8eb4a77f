"""Playable lessons: steps, their conditions, and the player's progress."""
