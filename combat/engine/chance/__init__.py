"""Dice and decks as answerers: from a seed, or from a script."""
