"""COMMAND!: squads, leaders and support weapons, two sides, and decks of fate cards that are the dice."""
