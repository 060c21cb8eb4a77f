"""Decks as dice: cards turned up, rolls, what they trigger, random hexes (2.0)."""
