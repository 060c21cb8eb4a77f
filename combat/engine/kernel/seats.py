"""Who may be asked: the seats at a table, and chance."""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

Seat: TypeAlias = str
"""Whoever answers: a player's place at the table, or chance."""

CHANCE: Final = "chance"
"""Dice and decks."""
PLAYER: Final = "player"
"""The seat of a game that has but one."""
PUBLIC: Final = ""
"""No seat: what everybody may know, whoever he is."""


class Integers(Protocol):
    """A source of random whole numbers."""

    def below(self, count: int) -> int:
        """A number from 0 to count − 1, all equally likely."""
