"""Advice at the table: what a veteran would answer, thought out beside the game and laid on the board."""
