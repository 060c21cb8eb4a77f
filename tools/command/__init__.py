"""Whatever makes the decks, the maps and the tables of COMMAND!, rerunnable."""
