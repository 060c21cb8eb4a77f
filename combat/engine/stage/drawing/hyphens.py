"""Where a single word that is longer than its line may be broken: between syllables, as far as letters tell."""

from __future__ import annotations

import re

VOWELS = frozenset("aeiouyäöüáéíóúàèìòùâêîôûœæAEIOUYÄÖÜÁÉÍÓÚ")
ONSETS = frozenset(
    {"bl", "br", "ch", "ck", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kn", "kr", "ll", "pf", "ph", "pl", "pr"}
    | {"qu", "rr", "sch", "schl", "schn", "schr", "schw", "sh", "sp", "st", "str", "th", "tr", "wh"}
)
"""Consonants that begin a syllable together."""
JOINTS = "(?i)(?:tät|ung|heit|keit|schaft|ion)s(?=[^\\W\\d_])"
"""The s between the parts of a long German word: it belongs to the part before it, and the word is broken after it."""
SEAMS = "(?i)(?<=artillerie)(?=[^\\W\\d_]{3})"
"""Where a compound is joined whose second part begins with a vowel, so that letters alone do not tell: it is broken
there rather than anywhere else."""
LEAST = 3
"""Letters that stay on either side of a hyphen."""
MOST = 60
"""Letters of a word; what is longer is none, and is left as it is."""


def breaks(word: str) -> list[int]:
    """The places within a word before which it may be broken, in their order."""
    ends = range(LEAST, len(word) - LEAST + 1)
    if "-" in word[1:-1] and (after := [place for place in ends if word[place - 1] == "-"]):
        return after
    joints = {found.end() for found in re.finditer(JOINTS, word)}
    return [place for place in ends if place in joints or (place + 1 not in joints and _opens(word, place))]


def _opens(word: str, place: int) -> bool:
    """Whether a syllable begins there: a vowel comes next, after all consonants that belong to it."""
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
    """A word in two parts, the first with its hyphen, of which no more than `fits` letters fit into the line."""
    seams = [found.start() for found in re.finditer(SEAMS, word) if found.start() <= fits]
    place = max(seams or [place for place in breaks(word) if place <= fits], default=max(1, fits))
    head, tail = word[:place], word[place:]
    return (head if head.endswith("-") or not head[-1].isalpha() else f"{head}-"), tail
