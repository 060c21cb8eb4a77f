"""Prompts for each kind of question."""
