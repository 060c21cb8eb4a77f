"""Deeds and fate of one man in a battle."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.words.log_entry import LogEntry

COUNTED = ("shots", "hits", "wounded", "killed", "captured", "spotted", "thrown", "bandaged", "hexes")
"""The deeds that have a column in the table, in order."""


News = Literal["good", "bad", ""]


class Told(Record):
    """A line of the log that is included in the report, with its moment."""

    moment: Moment
    entry: LogEntry
    news: News = ""
    """Whether it is good or bad for the player."""


@dataclass(slots=True)
class Deeds:
    """The totals of one man's battle, and the log lines about him."""

    man: str
    shots: int = 0
    hits: int = 0
    expected: float = 0.0
    """The expected hits of his shots; shots whose modifiers the player may not know are left out."""
    wounded: int = 0
    """Wounds that he inflicted."""
    killed: int = 0
    blows: int = 0
    thrown: int = 0
    """Grenades thrown, rifle grenades included."""
    spotted: int = 0
    """Men of the other side whom he spotted."""
    captured: int = 0
    bandaged: int = 0
    hexes: int = 0
    """Hexes that he moved by himself."""
    checks: int = 0
    """Morale, Rally and Wound Morale Checks that he made."""
    orders: Counter[str] = field(default_factory=Counter)
    """Number of turns that he began under each order."""
    story: list[Told] = field(default_factory=list)


class Everybody(dict[str, Deeds]):
    """Deeds by man; an entry is created when it is first accessed."""

    def __missing__(self, man: str) -> Deeds:
        found = self[man] = Deeds(man)
        return found
