"""Bots of CONTACT!: they see what their seat sees."""
