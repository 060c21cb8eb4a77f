"""Prompts: how each question of the game is asked at the table."""
