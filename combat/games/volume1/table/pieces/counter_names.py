"""Fit a name on a counter without cutting it: narrower, smaller, then abbreviated."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.stage.drawing.lettering import SQUEEZE, Font, face

SMALLER = (1.0, 0.92, 0.84, 0.76)
"""Font sizes as shares of the usual one."""
VOWELS = frozenset("aeiouyäöüáéíóú")


def set_name(names: tuple[str, ...], short: str, room: float, size: float) -> tuple[Font, str]:
    """Return the font and the words that fit into `room` pixels, at `size` pixels or smaller.

    The words are the first of `names` that fits. If none does, they are `short` in a smaller font, or, if that is
    empty, the last name, smaller or abbreviated.
    """
    usual = face("condensed", size, 600)
    for name in names:
        if _fits(usual, name, room):
            return usual, name
    for words in (short,) if short else (names[-1], *abbreviated(names[-1])):
        for share in SMALLER:
            type_ = face("condensed", size * share, 600)
            if _fits(type_, words, room):
                return type_, words
    return type_, words


def abbreviated(name: str) -> Iterator[str]:
    """Yield ever shorter abbreviations of a surname, each with a point, as “Hoffm.”; the last is the initial.

    Each ends on a consonant before a vowel.
    """
    for end in range(len(name) - 2, 1, -1):
        if name[end].lower() in VOWELS and name[end - 1].isalpha() and name[end - 1].lower() not in VOWELS:
            yield f"{name[:end]}."
    yield f"{name[0]}."


def _fits(type_: Font, words: str, room: float) -> bool:
    return type_.width(words) * SQUEEZE <= room
