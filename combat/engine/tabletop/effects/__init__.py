"""Effects over the board: animated painted particles emitted from a place."""
