"""Texts of CONTACT!: names, log entries, prompts."""
