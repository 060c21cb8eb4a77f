"""Battles that are the same for every player: battles of the day and challenge codes; also records and honours."""
