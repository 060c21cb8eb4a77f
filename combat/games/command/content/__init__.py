"""Building a Book from content files: decks, nations, maps, charts, scenarios."""
