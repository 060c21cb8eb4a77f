"""Choose among the variants of a letter's sentences: a suitable one, used least."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator

from combat.engine.words import has
from combat.games.volume1.campaign.letter_book import LetterBook


class LetterTurns:
    """Counts which variants a campaign's letters have used, so that they do not repeat."""

    def __init__(self, book: LetterBook) -> None:
        self._book = book
        self._written: Counter[str] = Counter()

    def next(self, message: str, facts: frozenset[str], occasion: str) -> str:
        """Return the id of the least used suitable variant of a message; of equals, `occasion` selects one.

        The variant counts as used.
        """
        fitting = [variant for variant in variants(message) if self._book.is_fit(_short(variant), facts)]
        start = zlib.crc32(f"{message} {occasion}".encode())
        turned = [fitting[(start + place) % len(fitting)] for place in range(len(fitting))]
        return self._take(min(turned, key=lambda variant: self._written[variant], default=f"{message}-1"))

    def unwritten(self, message: str, facts: frozenset[str]) -> str:
        """Return the id of the first suitable variant of a message that was never used, or "". The variant counts as
        used.
        """
        left = (variant for variant in variants(message) if not self._written[variant])
        found = next((variant for variant in left if self._book.is_fit(_short(variant), facts)), "")
        return self._take(found) if found else ""

    def _take(self, variant: str) -> str:
        self._written[variant] += 1
        return variant


def variants(message: str) -> Iterator[str]:
    """Yield the ids of all variants of a message: message-1, message-2 …"""
    place = 1
    while has(f"{message}-{place}"):
        yield f"{message}-{place}"
        place += 1


def _short(variant: str) -> str:
    return variant.removeprefix("letter-")
