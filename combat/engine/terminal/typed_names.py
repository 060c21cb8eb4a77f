"""Typed words read as what they name: a piece, a place, an answer; by its whole name or how that begins."""

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
"""Answers that are numbered, and those that a line is compared with."""


def meant(
    word: str,
    things: Iterable[T],
    called: Callable[[T], Iterable[str]],
    nobody: Callable[[], str],
    which: Callable[[Sequence[T]], str],
) -> T:
    """The only thing of which a word is a name, else with which one begins; names are in small letters.

    Raises NotUnderstood with what is said of a word that means nothing, or several.
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
    """The place that a word names, else where the piece is `standing` that it means; raises NotUnderstood.

    `named` raises PlaceError for what is no place; what begins with a digit is a place or nothing.
    """
    try:
        return named(word)
    except PlaceError:
        if not word or word[0].isdecimal():
            raise NotUnderstood(text("text-no-place", line=word)) from None
        return standing(word)


def spelt_out(line: str, options: Iterable[Answer], said: Callable[[Answer], str]) -> Answer:
    """The answer whose notation or words a line is; raises NotUnderstood."""
    plain = line.lower()
    for option in islice(options, MOST_TRIED):
        if plain in (str(option).lower(), said(option).lower()):
            return option
    raise NotUnderstood(text("text-not-understood", line=line))
