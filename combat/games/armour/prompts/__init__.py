"""Prompts: clicks, drags and keys for each question."""
