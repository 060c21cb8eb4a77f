"""What is remembered of the player's battles when they are over, whatever becomes of their saves (22.0)."""
