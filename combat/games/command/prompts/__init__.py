"""Prompts: how the table asks each question."""
