"""Advice at the table: a veteran's answers, computed in a background process and shown on the board."""
