"""What is laid over the board: lines of sight, command, objectives, reach."""
