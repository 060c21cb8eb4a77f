"""Sources of chance for dice and decks: seeded, scripted, or fixed for challenges; and statistics of luck."""
