"""Challenges of any title, the same for all players: codes, daily games, verified results."""
