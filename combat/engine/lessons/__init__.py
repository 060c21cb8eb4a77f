"""Playable lessons: what a step asks of the player, and whether he has done it."""
