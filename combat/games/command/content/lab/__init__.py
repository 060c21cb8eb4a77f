"""Positions in files: the ground, the pieces, the cards as they fall, the answers, and what comes of it."""
