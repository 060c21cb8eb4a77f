"""The after-action report in the game: the same figures as on its page, drawn by the table's own brushes."""
