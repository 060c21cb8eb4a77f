"""How challenges are made, and what is played when one is taken up (22.0)."""

from __future__ import annotations

import functools
from datetime import date
from typing import Any

from combat.engine.content import layers
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import Layer
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.record import as_plain, replace
from combat.engine.kernel.sentence import sentence
from combat.engine.words import in_english
from combat.games.volume1.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.games.volume1.challenges.day_seeds import seed_of
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.content.kinds import KINDS
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.optional_rules import with_options

MADE_UP = "made-up"
"""What a battle that was made up for a challenge is called in files."""
WORDS = frozenset({"title", "text", "briefing", "date", "place", "packs"})
"""What a book says and no rule reads: a corrected sentence makes no other battle."""


def of_scenario(scenario: str, options: tuple[str, ...], seed: int) -> Challenge:
    """The challenge of a scenario of the book; raises ContentError."""
    book = Library().load_book(scenario, options)
    return Challenge(seed, scenario, None, book.chosen, fingerprint(book))


def of_wishes(wishes: Request, options: tuple[str, ...], seed: int) -> Challenge:
    """The challenge of a battle that is made up; raises ContentError, and ValueError for what cannot be had."""
    book = with_options(made_up(wishes), options)
    return Challenge(seed, "", wishes, book.chosen, fingerprint(book))


def of_day(day: date) -> Challenge:
    """What is fought on a day, the same for everybody who plays this version: packs have no say in it."""
    library = own_content()
    wishes = Workshop(library).roll(seed_of("battle", day))
    content = fingerprint(made_up(wishes, library))
    return Challenge(seed_of("dice", day), "", wishes, (), content, day.isoformat())


@functools.lru_cache(maxsize=16)
def sheet_of_day(day: date) -> tuple[Request, str]:
    """What a day's battle was asked to be, and its title in English; raises ContentError."""
    workshop = Workshop(own_content())
    wishes = workshop.roll(seed_of("battle", day))
    return wishes, workshop.make(wishes, in_english).sheet.title


def book_of(challenge: Challenge) -> Book:
    """What it is played with: by the content in use, or by the game's own alone where packs make it another battle.

    Raises ChallengeError where neither makes the same battle, ContentError and ValueError where there is none.
    """
    fault: Exception | None = None
    for library in (Library(), own_content()):
        try:
            book = _made(challenge, library)
        except (ContentError, ValueError) as refused:
            fault = refused
            continue
        if fingerprint(book) == challenge.content:
            return book
    if fault is not None:
        raise ChallengeError(sentence("challenge-not-there", name=challenge.scenario or MADE_UP)) from fault
    raise ChallengeError(sentence("challenge-other-content"))


def is_book_of(challenge: Challenge, book: Book) -> bool:
    """Whether a book is what a challenge is played with.

    Its fingerprint decides, and everything but its words where this copy of the game makes the same battle.
    """
    named = (book.scenario.id, book.chosen) == (challenge.scenario or MADE_UP, challenge.options)
    if not named or fingerprint(book) != challenge.content:
        return False
    try:
        here = book_of(challenge)
    except (ContentError, ValueError, ChallengeError):
        return True
    return bool(_without_words(here) == _without_words(book))


def made_up(wishes: Request, library: Library | None = None) -> Book:
    """The battle of wishes, its texts to be told in any language; raises ContentError and ValueError."""
    workshop = Workshop(library)
    return workshop.book(workshop.make(wishes, in_english), MADE_UP)


def own_content() -> Library:
    """The content that comes with the game, without packs and what the player made."""
    shipped: list[Layer] = [layers.shipped(KINDS.game)]
    return Library(shipped)


def fingerprint(book: Book) -> str:
    """What two copies must have in common to play the same battle, whatever words they say in it."""
    return json_digest(_without_words(book))[:FINGERPRINT]


def _without_words(book: Book) -> Any:
    """A book as plain data, without its words."""
    return _silent(as_plain(replace(book, scenario=replace(book.scenario, id=""))))


def _silent(plain: Any) -> Any:
    """Plain data without its words; a thing whose id is such a word stays."""
    if isinstance(plain, dict):
        return {key: _silent(part) for key, part in plain.items() if not (key in WORDS and _is_words(part))}
    return [_silent(part) for part in plain] if isinstance(plain, list) else plain


def _is_words(plain: Any) -> bool:
    return isinstance(plain, str) or (isinstance(plain, (list, tuple)) and all(isinstance(part, str) for part in plain))


def _made(challenge: Challenge, library: Library) -> Book:
    if challenge.wishes is not None:
        return with_options(made_up(challenge.wishes, library), challenge.options)
    return library.load_book(challenge.scenario, challenge.options)
