"""Lists as a language writes them: "bread, salt and oil", "pan, sal y aceite", "zwei, drei oder vier"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from combat.engine.kernel.text_message import TextMessage, msg

_VOWEL = re.compile(r"[^a-z0-9]*h?([aeiou])(?![aeiou])")


def all_of(items: Iterable[str | TextMessage]) -> str:
    """All of some things or men: with "and" before the last."""
    return str(joined("and", items))


def one_of(items: Iterable[str | TextMessage]) -> str:
    """One or another of some things: with "or" before the last."""
    return str(joined("or", items))


def joined(by: str, items: Iterable[str | TextMessage]) -> TextMessage | str:
    """A list that is said later, by "and" or by "or"."""
    *first, last = [*items] or [""]
    if not first:
        return last
    before: TextMessage | str = first[0]
    for item in first[1:]:
        before = msg("list-on", before=before, next=item)
    return msg(f"list-{by}", before=before, last=last, sound=_sound(str(last)))


def _sound(word: str) -> str:
    """The vowel that a word begins with, behind a silent h and with no other after it; "" for none."""
    plain = unicodedata.normalize("NFKD", word.lower()).encode("ascii", "ignore").decode()
    found = _VOWEL.match(plain)
    return found[1] if found else ""
