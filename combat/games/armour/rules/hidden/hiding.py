"""The answer by which a seat notes its ambushes and reserves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg

HIDE, AMBUSH, RESERVE = "hide", "ambush", "reserve"
LISTS: Final = (AMBUSH, RESERVE)


class Hiding(StrValue):
    """Units in ambush, and units in reserve (A35, A40): "hide ambush d3 d3t reserve d5 d6".

    Transports that wait in ambush with their unit are named after it; in reserve they always accompany it.
    """

    __slots__ = ("ambush", "reserve")
    ambush: tuple[str, ...]
    reserve: tuple[str, ...]

    def __new__(cls, ambush: Iterable[str] = (), reserve: Iterable[str] = ()) -> Hiding:
        """Return the answer, its units sorted; raise ValueError if it is empty or names a unit twice."""
        lists = tuple(sorted(ambush)), tuple(sorted(reserve))
        named = [unit for each in lists for unit in each]
        text = " ".join((HIDE, *(" ".join((name, *units)) for name, units in zip(LISTS, lists, strict=True) if units)))
        if not named or len(set(named)) < len(named) or {*LISTS} & {*named} or not all(named):
            raise ValueError(msg("answer-not-read", answer=text[:80]))
        made = str.__new__(cls, text)
        made.ambush, made.reserve = lists
        return made

    @classmethod
    def read(cls, text: str) -> Hiding:
        """Parse the units; raise ValueError if the text is not in canonical form."""
        found: dict[str, list[str]] = {name: [] for name in LISTS}
        current: list[str] | None = None
        for word in text.split(" ")[1:]:
            if word in found:
                current = found[word]
            elif current is not None:
                current.append(word)
        made = cls(*found.values())
        if str(made) != text:
            raise ValueError(msg("answer-not-read", answer=text[:80]))
        return made
