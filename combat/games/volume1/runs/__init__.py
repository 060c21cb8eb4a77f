"""Runs of whole games between chance and a player: each game a row, and what all of them come to."""
