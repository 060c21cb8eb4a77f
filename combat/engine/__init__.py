"""Game engine: everything that is independent of a rulebook and its sides."""
