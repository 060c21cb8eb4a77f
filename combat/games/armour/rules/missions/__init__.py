"""Missions: sides, zones, goals and how the game ends."""
