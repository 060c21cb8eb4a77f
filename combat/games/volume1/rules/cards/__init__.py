"""The player's cards and events, and their effects (5.0, 22.0)."""
