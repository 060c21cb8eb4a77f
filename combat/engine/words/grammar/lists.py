"""Lists in the conventions of a language: "bread, salt and oil", "pan, sal y aceite", "zwei, drei oder vier"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from combat.engine.kernel.text_message import TextMessage, msg

_VOWEL = r"[^a-z0-9]*h?([aeiou])(?![aeiou])"


def all_of(items: Iterable[str | TextMessage]) -> str:
    """Return the items as a list with "and" before the last item, in the current language."""
    return str(joined("and", items))


def one_of(items: Iterable[str | TextMessage]) -> str:
    """Return the items as a list with "or" before the last item, in the current language."""
    return str(joined("or", items))


def joined(by: str, items: Iterable[str | TextMessage]) -> TextMessage | str:
    """Return a list of items as a message with the conjunction `by`: "and" or "or".

    A single item is returned unchanged; no items give "".
    """
    *first, last = [*items] or [""]
    if not first:
        return last
    before: TextMessage | str = first[0]
    for item in first[1:]:
        before = msg("list-on", before=before, next=item)
    return msg(f"list-{by}", before=before, last=last, sound=_sound(str(last)))


def _sound(word: str) -> str:
    """Return the initial vowel of a word, after a silent h and not before another vowel; "" for none."""
    plain = unicodedata.normalize("NFKD", word.lower()).encode("ascii", "ignore").decode()
    found = re.match(_VOWEL, plain)
    return found[1] if found else ""
