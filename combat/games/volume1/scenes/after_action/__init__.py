"""The after-action report in the game: the same figures as in the HTML report, drawn with pygame."""
