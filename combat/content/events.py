"""Event tables: ten lines, one for each face of a d10 (22.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from combat.content.effects import EffectPart
from combat.content.shapes import Fault, Part, Text, twice
from combat.rules import book


class EventPart(Part):
    """One line of an event table."""

    roll: Annotated[int, Field(ge=0, le=9)]
    title: Text
    text: Text
    effects: Annotated[list[EffectPart], Field(min_length=1)]


class EventsFile(Part):
    """A file of `events/`: the lines of one table."""

    event: list[EventPart]

    def faults(self) -> Iterator[Fault]:
        """Faces of the die given twice or missing, effects that an event cannot have."""
        yield from twice((event.roll for event in self.event), "roll", "event")
        missing = sorted(set(range(10)) - {event.roll for event in self.event})
        if missing:
            yield ("event",), f"no event for roll {', '.join(map(str, missing))}; a table has one for each of 0 to 9"
        for index, event in enumerate(self.event):
            for at, effect in enumerate(event.effects):
                for key, what in effect.faults_in("event"):
                    yield ("event", index, "effects", at, key), f"roll {event.roll}: {what}"

    def build(self) -> tuple[book.EventEntry, ...]:
        """The lines in the order of the die."""
        lines = sorted(self.event, key=lambda part: part.roll)
        return tuple(
            book.EventEntry(part.title, part.text, tuple(effect.build() for effect in part.effects)) for part in lines
        )
