"""Seats: the names of those who may be asked, including chance."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = str
"""The name of a player's place at the table, or of chance."""

CHANCE: Final = "chance"
"""The seat of dice and decks."""
PLAYER: Final = "player"
"""The only seat of a solitaire game."""
PERSON: Final = "person"
"""The entry in a journal's `seats` for a human player."""
PUBLIC: Final = ""
"""The seat of spectators: what everyone may know."""
