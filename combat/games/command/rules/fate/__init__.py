"""Decks used as dice: card flips, rolls, triggers, random hexes (2.0)."""
