"""A Book from files: decks, nations, maps, charts, scenarios."""
