"""Choice of the table for a mission that allows any ground: one of the game or a pack, or a random one (A48)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.chance.seeds import any_seed
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.stage import Stage
from combat.engine.words import text
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.random_tables.random_table import PREFIX, SEED_BYTES, seed_of
from combat.games.armour.rules.book import Book
from combat.games.armour.words import armour_names as names

NAMED, RANDOM = "-", "?"
"""The ids of the mission's own table, and of a random table that is still to be drawn."""


def table_slip(app: Stage, assembly: Assembly, book: Book, now: str, on_done: Callable[[str], None]) -> PickSlip:
    """Return a dialog that offers every table for a mission; `now` is the chosen one, "" for the mission's own.

    `book` is that of the mission on its own table. `on_done` is called with the id of the picked table, "" for the
    mission's own.
    """
    offers = [Offer(NAMED, text("mission-table-named"), names.table_name(book.table.id))]
    offers += [Offer(id_, names.table_name(id_)) for id_ in assembly.table_ids() if id_ != book.table.id]
    if seed_of(now) is not None:
        offers.append(Offer(now, names.table_name(now)))
    offers.append(Offer(RANDOM, text("mission-table-random")))

    def take(ids: list[str]) -> None:
        (picked,) = ids
        drawn = f"{PREFIX}{any_seed(SEED_BYTES)}"
        on_done({NAMED: "", RANDOM: drawn}.get(picked, picked))

    return PickSlip(app, text("mission-table-title"), offers, [now or NAMED], take, several=False)
