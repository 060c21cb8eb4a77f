"""Match typed words with pieces, places and answers, by full name or prefix."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import TypeVar

from combat.engine.kernel.decision import Answer
from combat.engine.space.place import PlaceError
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.words import text

T = TypeVar("T")

MOST_LISTED, MOST_TRIED = 24, 1000
"""The maximum of numbered answers, and of those that a line is compared with."""


def is_command(word: str, name: str) -> bool:
    """Return whether a typed word is the command `name`, in the current language or in English."""
    return word.lower() in (text(f"text-word-{name}").lower(), name)


def match_name(
    word: str,
    things: Iterable[T],
    called: Callable[[T], Iterable[str]],
    nobody: Callable[[], str],
    which: Callable[[Sequence[T]], str],
) -> T:
    """Return the only thing that has a name, or else the only one whose name has that prefix.

    `called` returns the names of a thing in lower case. Raises NotUnderstood with the message of `nobody` if nothing
    matches, or of `which` if several things do.
    """
    plain = word.lower()
    known = [(thing, tuple(called(thing))) for thing in things] if plain else []
    for fits in (str.__eq__, str.startswith):
        found = [thing for thing, names in known if any(fits(name, plain) for name in names)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotUnderstood(which(found))
    raise NotUnderstood(nobody())


def place_meant(word: str, named: Callable[[str], T], standing: Callable[[str], T]) -> T:
    """Return the place that a word names, or else the place of the piece that it names.

    `named` parses places and raises PlaceError for other words; `standing` returns the place of a piece. A word that
    begins with a digit can only be a place. Raise NotUnderstood if the word names neither.
    """
    try:
        return named(word)
    except PlaceError:
        if not word or word[0].isdecimal():
            raise NotUnderstood(text("text-no-place", line=word)) from None
        return standing(word)


def spelt_out(line: str, options: Iterable[Answer], said: Callable[[Answer], str]) -> Answer:
    """Return the answer whose notation or text equals a line, ignoring case; raise NotUnderstood if there is none."""
    plain = line.lower()
    for option in islice(options, MOST_TRIED):
        if plain in (str(option).lower(), said(option).lower()):
            return option
    raise NotUnderstood(text("text-not-understood", line=line))
