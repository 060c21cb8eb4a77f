"""Create challenges, and build the book of one to play it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, TypeVar

from combat.engine.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.engine.challenges.challenge_game import ChallengeGame
from combat.engine.challenges.day_seeds import seed_of
from combat.engine.content.findings import ContentError
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.record import Json, Record, as_plain
from combat.engine.kernel.text_message import msg

B = TypeVar("B")
W = TypeVar("W", bound=Record)

MADE_UP = "made-up"
"""The file name of scenarios generated for a challenge."""


def of_scenario(
    game: ChallengeGame[Any, B, W], scenario: str, options: Sequence[str], seed: int, seat: str = ""
) -> Challenge[W]:
    """Return a challenge of a scenario with options and a seed; raise ContentError if the scenario is invalid.

    `seat` is the challenger's seat; "" stands for the default one.
    """
    book = game.loaded(game.contents()[0], scenario, options)
    chosen = game.chosen(book, options)
    return Challenge(seed, scenario, None, chosen, fingerprint(game, book), seat=seat or game.usual_seat(book))


def of_day(game: ChallengeGame[Any, B, W], day: date) -> Challenge[W]:
    """Return the daily game of a date; packs do not affect it, so it is the same for all players of this version."""
    _, own = game.contents()
    wishes = game.roll(own, seed_of("battle", day))
    seats = game.title.rules.seats
    seat = seats[seed_of("seat", day) % len(seats)] if len(seats) > 1 else ""
    content = fingerprint(game, game.made(own, wishes, ()))
    return Challenge(seed_of("dice", day), "", wishes, (), content, day.isoformat(), seat)


def book_of(game: ChallengeGame[Any, B, W], challenge: Challenge[W]) -> B:
    """Return the book of a challenge, from the content in use or else from the shipped content.

    Raises ChallengeError if neither gives the same game, or if the scenario does not exist.
    """
    fault: Exception | None = None
    for content in game.contents():
        try:
            book = _made(game, challenge, content)
        except (ContentError, ValueError) as refused:
            fault = refused
            continue
        if fingerprint(game, book) == challenge.content:
            return book
    if fault is not None:
        raise ChallengeError(msg("challenge-not-there", name=challenge.scenario or MADE_UP)) from fault
    raise ChallengeError(msg("challenge-other-content"))


def is_book_of(game: ChallengeGame[Any, B, W], challenge: Challenge[W], book: B) -> bool:
    """Return whether a book is that of a challenge.

    The digests must be equal. The whole books, without texts, are also compared if this installation builds the same
    game.
    """
    if not game.is_of(book, challenge) or fingerprint(game, book) != challenge.content:
        return False
    try:
        here = book_of(game, challenge)
    except (ContentError, ValueError, ChallengeError):
        return True
    return _without_words(game, here) == _without_words(game, book)


def fingerprint(game: ChallengeGame[Any, B, Any], book: B) -> str:
    """Return the digest of a book without its texts: equal digests mean the same game."""
    return json_digest(_without_words(game, book))[:FINGERPRINT]


def _without_words(game: ChallengeGame[Any, B, Any], book: B) -> Json:
    """Return a book as plain data without its texts."""
    return _silent(as_plain(game.nameless(book)), game.words)


def _silent(plain: Json, words: frozenset[str]) -> Json:
    """Return plain data without the keys of texts; a key with other content stays."""
    if isinstance(plain, dict):
        return {key: _silent(part, words) for key, part in plain.items() if not (key in words and _is_words(part))}
    return [_silent(part, words) for part in plain] if isinstance(plain, list) else plain


def _is_words(plain: Json) -> bool:
    return isinstance(plain, str) or (isinstance(plain, list | tuple) and all(isinstance(part, str) for part in plain))


def _made(game: ChallengeGame[Any, B, W], challenge: Challenge[W], content: Any) -> B:
    if challenge.wishes is not None:
        return game.made(content, challenge.wishes, challenge.options)
    return game.loaded(content, challenge.scenario, challenge.options)
