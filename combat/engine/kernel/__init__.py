"""Core of the engine: decisions, events, the game driver, checkpoints, digests, records."""
