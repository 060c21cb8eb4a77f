"""Saves in the order of a list: those of one thing together, copies told from the game that they are copies of."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from combat.engine.journal.save_list import SaveEntry
from combat.engine.kernel.record import Record


class ShelfPlace(Record, gc=True):
    """Where a save stands: the group that it is listed under, whether it is the first of it, and which copy it is."""

    game: SaveEntry
    group: str
    first: bool
    copy: int = 0
    """0 for the game itself, which was played last; 1 for the newest copy of it, and so on."""


def in_groups(games: Iterable[SaveEntry], group: Callable[[SaveEntry], str]) -> list[ShelfPlace]:
    """Saves, the one played last first, put together group by group: the group that was played last comes first."""
    groups: dict[str, list[SaveEntry]] = {}
    for game in games:
        groups.setdefault(group(game), []).append(game)
    copies: dict[str, int] = {}
    found: list[ShelfPlace] = []
    for name, members in groups.items():
        for place, game in enumerate(members):
            number = copies.get(game.origin, 0) if game.origin else 0
            copies[game.origin] = number + 1
            found.append(ShelfPlace(game, name, not place, number))
    return found
