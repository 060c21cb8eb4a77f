"""What is remembered of the player's games when they are over, whatever becomes of their saves (4.4)."""
