"""After-action report in the game: the numbers of the HTML report, drawn with pygame."""
