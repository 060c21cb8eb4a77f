"""Cases of Volume 1 for the conformance test of all titles: generated skirmishes, and shipped battles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.saves.keeping_battles import KEEPING
from combat.games.volume1.title import TITLE
from combat.games.volume1.words.log import TELLERS
from combat.games.volume1.words.prompt_texts import ASKERS
from tests.engine.conforming import Case
from tests.games.volume1.skirmish import generated, gun_fight, skirmish


def _books() -> Iterator[Callable[[], Book]]:
    yield skirmish
    yield gun_fight
    yield lambda: generated(1)
    for scenario in scenario_ids():
        yield partial(load_book, scenario)


VOLUME_1 = Case(
    "volume1",
    RULES,
    list(_books()),
    TELLERS,
    ASKERS,
    as_json=KEEPING.state_as_plain,
    from_json=KEEPING.state_from_plain,
    looks_ahead=17,
    title=TITLE,
    has_window=True,
    shown=4,
)
