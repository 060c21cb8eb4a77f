"""What is laid over the board for a moment: painted pictures, thrown from a place and changing as they go."""
