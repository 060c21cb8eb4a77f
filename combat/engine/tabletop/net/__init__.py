"""Scenes of remote games: list of games, lobby and table."""
