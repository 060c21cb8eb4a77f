"""What the log says of one event."""

from __future__ import annotations

from typing import Literal, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.space.place import Place
from combat.engine.words.line import Line

P = TypeVar("P", bound=Place)

Tone = Literal["heading", "hit", "good", "bad", "plain", "quiet"]
"""How an entry is coloured: headings fold the log; good and bad are so for whoever reads; quiet ones may be hidden."""


class LogEntry(Record):
    """One fact told: "North turns a card", "4 +2 uphill = 6", "he may go on".

    `places` light up on the board, the first is where it happened; `pieces` are the ids of those it is about. `follows`
    marks what came of the entry before it. `more` are the lines shown when the entry is unfolded.
    """

    head: str
    sum: str = ""
    result: str = ""
    rule: str = ""
    places: tuple[Place, ...] = ()
    pieces: tuple[str, ...] = ()
    tone: Tone = "plain"
    die: int | None = None
    follows: bool = False
    more: tuple[Line, ...] = ()
    gathers: str = ""
    """Message id of how many they are, where entries that follow each other are one row of the log."""
    cause: str = ""
    """What made this happen: entries are one row only where the same did."""
    several: str = ""
    """Message id that says it of several pieces at once, given `count` and `pieces`; only entries with a cause."""

    @property
    def line(self) -> str:
        """The entry in one line of plain text."""
        return " · ".join(part for part in (self.head, self.sum, self.result) if part)

    def places_of(self, kind: type[P]) -> tuple[P, ...]:
        """Return its places of a title's kind, for a table that shows places of that kind only."""
        return tuple(place for place in self.places if isinstance(place, kind))
