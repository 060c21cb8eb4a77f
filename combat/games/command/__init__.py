"""COMMAND!: squads, leaders and support weapons of two sides; decks of fate cards replace dice."""
