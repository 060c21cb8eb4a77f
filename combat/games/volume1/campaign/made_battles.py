"""Build the Books of generated campaign battles (22.0); imported on demand, since it is large."""

from __future__ import annotations

import functools

from combat.engine.content.findings import ContentError, Finding
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import cause
from combat.engine.words import in_english
from combat.games.volume1.content.campaign_plan import PlannedBattle
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book


@functools.lru_cache(maxsize=2)
def made_book(library: Library, battle: PlannedBattle) -> Book:
    """Return the Book of a generated battle, with its date. Cached. Raise ContentError if it cannot be generated."""
    assert battle.wishes is not None
    workshop = Workshop(library)
    try:
        book = workshop.book(workshop.make(battle.wishes, in_english), battle.scenario)
    except ValueError as fault:
        raise ContentError([Finding(battle.scenario, 0, cause(fault))]) from None
    return replace(book, scenario=replace(book.scenario, date=date_of(battle)))


def date_of(battle: PlannedBattle) -> str:
    """Return the date of a battle as its scenario shows it, in English."""
    _, month, day = battle.date[:10].split("-")
    return in_english("generated-date" if month == "06" else "generated-date-july", day=int(day))
