"""What a game of COMMAND! came to: points, the luck of both decks, each unit, and its course."""
