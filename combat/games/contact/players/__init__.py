"""Bots of CONTACT!, which see only what their seat sees."""
