"""What a player can show on the board: switches, the tape measure, drawn lines of sight."""
