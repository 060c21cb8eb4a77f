"""What a player can show on the board."""
