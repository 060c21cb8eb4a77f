"""Advice at the table: the veteran bot's answers, computed in a background process and shown on the board."""
