"""What one man did and what befell him in a battle."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.words.log_entry import LogEntry

COUNTED = ("shots", "hits", "wounded", "killed", "captured", "spotted", "thrown", "bandaged", "hexes")
"""The deeds that have a column in the roll, in their order."""


News = Literal["good", "bad", ""]


class Told(Record):
    """A line of the log that is worth a place in the report, and when it was told."""

    moment: Moment
    entry: LogEntry
    news: News = ""
    """What it is for the player."""


@dataclass(slots=True)
class Deeds:
    """The sums of one man's battle, and what the log says of his great moments."""

    man: str
    shots: int = 0
    hits: int = 0
    expected: float = 0.0
    """Hits that his shots promised; shots of which the player may not know the sum are left out."""
    wounded: int = 0
    """Wounds that he dealt."""
    killed: int = 0
    blows: int = 0
    thrown: int = 0
    """Grenades, those of his rifle among them."""
    spotted: int = 0
    """Men of the other side whom he found."""
    captured: int = 0
    bandaged: int = 0
    hexes: int = 0
    """Hexes that he went by himself."""
    checks: int = 0
    """Morale, Rally and Wound Morale Checks that he made."""
    orders: Counter[str] = field(default_factory=Counter)
    """How many turns he began under each order."""
    story: list[Told] = field(default_factory=list)


class Everybody(dict[str, Deeds]):
    """The deeds of men by their ids, each begun when something is told of him."""

    def __missing__(self, man: str) -> Deeds:
        found = self[man] = Deeds(man)
        return found
