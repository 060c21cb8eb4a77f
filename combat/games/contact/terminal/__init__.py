"""Text mode: battles played by typing."""
