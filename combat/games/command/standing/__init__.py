"""Automatic answers for a player: habits, drawn paths, declared shots and roll orders."""
