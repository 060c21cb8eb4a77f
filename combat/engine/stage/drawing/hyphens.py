"""Hyphenation of words that are longer than their line, by syllables guessed from the letters."""

from __future__ import annotations

import re

VOWELS = frozenset("aeiouyäöüáéíóúàèìòùâêîôûœæAEIOUYÄÖÜÁÉÍÓÚ")
ONSETS = frozenset(
    {"bl", "br", "ch", "ck", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kn", "kr", "ll", "pf", "ph", "pl", "pr"}
    | {"qu", "rr", "sch", "schl", "schn", "schr", "schw", "sh", "sp", "st", "str", "th", "tr", "wh"}
)
"""Consonant clusters that begin a syllable."""
JOINTS = "(?i)(?:tät|ung|heit|keit|schaft|ion)s(?=[^\\W\\d_])"
"""The linking s of long German compounds: it stays with the part before it, and the word breaks after it."""
SEAMS = "(?i)(?<=artillerie)(?=[^\\W\\d_]{3})"
"""Seams of compounds whose second part begins with a vowel. The word breaks there rather than anywhere else."""
LEAST = 3
"""Letters that remain on either side of a hyphen."""
MOST = 60
"""Longest word that is hyphenated; longer strings are no words."""


def breaks(word: str) -> list[int]:
    """Return the positions before which a word may be broken, in ascending order."""
    ends = range(LEAST, len(word) - LEAST + 1)
    if "-" in word[1:-1] and (after := [place for place in ends if word[place - 1] == "-"]):
        return after
    joints = {found.end() for found in re.finditer(JOINTS, word)}
    return [place for place in ends if place in joints or (place + 1 not in joints and _opens(word, place))]


def _opens(word: str, place: int) -> bool:
    """Return whether a syllable begins at a position."""
    if not word[place - 1 : place + 1].isalpha() or word[place] in VOWELS:
        return False
    end = place
    while end < len(word) and word[end].isalpha() and word[end] not in VOWELS:
        end += 1
    cluster = word[place:end].lower()
    if end == len(word) or word[end] not in VOWELS:
        return False
    if len(cluster) > 1 and cluster not in ONSETS:
        return False
    return word[place - 1 : end].lower() not in ONSETS


def broken(word: str, fits: int) -> tuple[str, str]:
    """Split a word into two parts and return them; the first has at most `fits` letters, and a hyphen."""
    seams = [found.start() for found in re.finditer(SEAMS, word) if found.start() <= fits]
    place = max(seams or [place for place in breaks(word) if place <= fits], default=max(1, fits))
    head, tail = word[:place], word[place:]
    return (head if head.endswith("-") or not head[-1].isalpha() else f"{head}-"), tail
