"""Lab files: positions with the ground, the pieces, the next cards, the answers and the expected results."""
