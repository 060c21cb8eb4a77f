"""Standalone build of the game that needs no Python: `make app`."""
