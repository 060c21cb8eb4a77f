"""What lies flat on the board: marks and patterns."""
