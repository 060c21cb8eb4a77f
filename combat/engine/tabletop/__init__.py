"""A table for any game: the board in the window, what is asked, what is told, and the hands that answer."""
