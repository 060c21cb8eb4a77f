"""The optional rules of a battle in words (22.0)."""

from __future__ import annotations

from combat.engine.words import translated
from combat.games.volume1.rules.book import Book


def listed(book: Book) -> list[tuple[str, str]]:
    """Return the id and the title of each optional rule that a battle offers."""
    return [(option.id, translated(option.title)) for option in book.scenario.options]
