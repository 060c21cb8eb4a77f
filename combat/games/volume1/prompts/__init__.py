"""Prompts: one class for each decision of the player, with its display and its input handling."""
