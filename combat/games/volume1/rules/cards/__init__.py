"""The player's cards, events, and their effects (5.0, 22.0)."""
