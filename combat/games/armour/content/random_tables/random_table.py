"""A table from a seed: up to 200 drafts are drawn until one is accepted (A48). The same seed gives the same table."""

from __future__ import annotations

import re

from combat.engine.chance.picks import Picks
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import MM
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.kinds.random_tables_file import RandomTablesFile
from combat.games.armour.content.random_tables.table_draft import TableDraft, scaled
from combat.games.armour.content.random_tables.table_judging import is_passable, largest_share, openness
from combat.games.armour.rules.book import Book

PREFIX = "random-"
"""Beginning of the id of a random table; its seed follows."""
SEED_BYTES = 3
"""Length of a seed that is drawn by the program."""
_ID = re.compile(PREFIX + "([0-9]{1,18})")
PAIRS = 240
"""Number of pairs of points at each distance by which a draft is judged."""
DRAFTS = 200
"""Greatest number of drafts; the last one is accepted as it is."""


def seed_of(table: str) -> int | None:
    """Return the seed in the id of a random table, such as "random-17"; None for other ids."""
    found = _ID.fullmatch(table)
    return None if found is None else int(found[1])


def random_table(seed: int, points: int, recipe: RandomTablesFile, book: Book) -> TableMap:
    """Return the table of a seed; `points` of the forces decide its size, the charts of `book` whether a draft is
    accepted.

    If no draft is accepted, the last one is returned, or the table of `book` if all drafts failed.
    """
    picks, size = Picks(seed), recipe.size_for(points)
    table = book.table
    for _ in range(DRAFTS):
        draft = TableDraft(f"{PREFIX}{seed}", recipe, size, book.levels, picks)
        if draft.table is not None:
            table = draft.table
            if is_kept(replace(book, table=table), recipe):
                break
    return table


def is_kept(book: Book, recipe: RandomTablesFile) -> bool:
    """Return whether a drawn table is accepted: neither too open nor too close, goals in reach, cover spread evenly."""
    kept, table = recipe.kept, book.table
    if largest_share(book) > kept.most_of_half:
        return False
    shares = openness(book, map(round, kept.distances), PAIRS)
    bands = zip(shares.values(), kept.least_seen, kept.most_seen, strict=True)
    if not all(least <= share <= most for share, least, most in bands):
        return False
    goals = [scaled(at, table.width, table.height) for at in (*recipe.goals, *recipe.objectives.values())]
    return is_passable(book, goals, kept.hull * MM)
