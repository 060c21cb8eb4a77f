"""The game on a table: its pieces, panels, what is laid on the board, and how the window is laid out."""
