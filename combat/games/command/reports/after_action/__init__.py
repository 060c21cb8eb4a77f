"""After-action report of a game: points, luck of both decks, achievements of units, course."""
