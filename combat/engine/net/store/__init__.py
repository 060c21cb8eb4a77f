"""Where a server keeps its games: rows of answers, the one truth, and who sits where."""
