"""Lab files of any game: scripted positions that say what must come of them."""
