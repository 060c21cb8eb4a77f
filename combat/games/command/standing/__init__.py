"""Automatic answers for a player: habits, drawn paths, declared shots and the order of rolls."""
