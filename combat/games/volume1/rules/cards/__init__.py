"""The player's cards and events, and what they do (5.0, 22.0)."""
