"""A game of the house as the window knows it: what it is called, and whether it is the one that is played."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class GameOnShelf(Record):
    """One game, by its id."""

    id: str
    name: str
    present: bool
