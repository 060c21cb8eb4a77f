"""Who may be asked: the seats at a table, and chance."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = str
"""Whoever answers: a player's place at the table, or chance."""

CHANCE: Final = "chance"
"""Dice and decks."""
PLAYER: Final = "player"
"""The seat of a game that has but one."""
PERSON: Final = "person"
"""What a journal says of the seat of whoever is at the keyboard or at the window."""
PUBLIC: Final = ""
"""No seat: what everybody may know, whoever he is."""
