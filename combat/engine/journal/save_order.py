"""Order saves for a list: group them, and number the copies of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from combat.engine.journal.save_list import SaveEntry
from combat.engine.kernel.record import Record


class ShelfPlace(Record, gc=True):
    """The place of a save in the list: its group, whether it is the first of it, and its copy number."""

    game: SaveEntry
    group: str
    first: bool
    copy: int = 0
    """0 for the game itself, which was played last; 1 for its newest copy, and so on."""


def in_groups(games: Iterable[SaveEntry], group: Callable[[SaveEntry], str]) -> list[ShelfPlace]:
    """Return saves in list order, each with its group and copy number; the group played last comes first.

    `games` must be sorted by last play, latest first; `group` returns the name of a save's group.
    """
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
