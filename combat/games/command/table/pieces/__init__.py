"""Pictures of counters, markers and cards, and what they show of the game."""
