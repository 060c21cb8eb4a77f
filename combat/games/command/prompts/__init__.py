"""Prompts: the questions of the game at the table."""
