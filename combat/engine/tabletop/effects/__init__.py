"""Effects over the board: animated painted particles emitted at a place."""
