"""Lab files of any game: scripted positions with expected results."""
