"""Which variant of a letter's sentences is written next: one that fits, and has been written least."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator

from combat.engine.words import has
from combat.games.volume1.campaign.letter_book import LetterBook


class LetterTurns:
    """Counts what a campaign has written so far."""

    def __init__(self, book: LetterBook) -> None:
        self._book = book
        self._written: Counter[str] = Counter()

    def next(self, message: str, facts: frozenset[str], occasion: str) -> str:
        """The id of the variant of a message that fits and was written least; of several the occasion's own choice."""
        fitting = [variant for variant in variants(message) if self._book.is_fit(_short(variant), facts)]
        start = zlib.crc32(f"{message} {occasion}".encode())
        turned = [fitting[(start + place) % len(fitting)] for place in range(len(fitting))]
        return self._take(min(turned, key=lambda variant: self._written[variant], default=f"{message}-1"))

    def unwritten(self, message: str, facts: frozenset[str]) -> str:
        """The first variant of a message that fits and was never written; "" where there is none."""
        left = (variant for variant in variants(message) if not self._written[variant])
        found = next((variant for variant in left if self._book.is_fit(_short(variant), facts)), "")
        return self._take(found) if found else ""

    def _take(self, variant: str) -> str:
        self._written[variant] += 1
        return variant


def variants(message: str) -> Iterator[str]:
    """The ids of all variants of a message that there are: message-1, message-2 …"""
    place = 1
    while has(f"{message}-{place}"):
        yield f"{message}-{place}"
        place += 1


def _short(variant: str) -> str:
    return variant.removeprefix("letter-")
