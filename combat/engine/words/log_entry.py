"""Log entries: the text of one event."""

from __future__ import annotations

from typing import Literal, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.space.place import Place
from combat.engine.words.line import Line

P = TypeVar("P", bound=Place)

Tone = Literal["heading", "hit", "good", "bad", "plain", "quiet"]
"""The style of an entry: headings can be folded; good and bad are from the reader's view; quiet can be hidden."""


class LogEntry(Record):
    """One logged fact: "North turns a card", "4 +2 uphill = 6", "he may go on".

    `places` are highlighted on the board, the first is where it happened; `pieces` are the ids of the pieces
    concerned. `follows` marks a consequence of the entry before. `more` are the lines shown when the entry is
    unfolded.
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
    """The message id of the row that combines consecutive entries, with their count."""
    cause: str = ""
    """The cause of the event: only entries with the same cause are combined."""
    several: str = ""
    """The message id of the fact for several pieces, given `count` and `pieces`; only for entries with a cause."""

    @property
    def line(self) -> str:
        """Return the entry as one line of plain text."""
        return " · ".join(part for part in (self.head, self.sum, self.result) if part)

    def places_of(self, kind: type[P]) -> tuple[P, ...]:
        """Return the entry's places that are of class `kind`."""
        return tuple(place for place in self.places if isinstance(place, kind))
