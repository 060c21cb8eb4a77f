"""Scenes of remote games: the list of games, the lobby, and the table."""
