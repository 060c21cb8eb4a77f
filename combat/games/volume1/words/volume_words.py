"""Texts of Volume 1 as an object that the engine uses."""

from __future__ import annotations

from combat.engine.words import translated
from combat.engine.words.title_words import TitleWords
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import log, prompt_texts, refusals

WORDS: TitleWords[State] = TitleWords(
    tellers=log.TELLERS,
    askers=prompt_texts.ASKERS,
    over=prompt_texts.over,
    namer=refusals.namer,
    meant=refusals.meant,
)


def options(book: Book) -> list[tuple[str, str]]:
    """Return the id and the title of each optional rule that a battle offers (22.0)."""
    return [(option.id, translated(option.title)) for option in book.scenario.options]
