"""The game as a folder of its own that needs no Python: `make app`."""
