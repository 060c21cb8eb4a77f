"""What the player has shown on the board at any time: sight, ranges, danger, goals, command, a tape measure."""
