"""Event tables: ten lines, one for each face of a d10 (22.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Self

from pydantic import Field

from combat.engine.content.models import Fault, TomlTable, Words, laid_over, twice
from combat.engine.content.partial import each, values_of
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.effect_part import EffectPart
from combat.games.volume1.rules import book


class EventPart(TomlTable):
    """A line of an event table."""

    roll: Annotated[int, Field(ge=0, le=9)]
    """Result of the d10 that causes it."""
    title: Words
    """Name shown to the player."""
    text: Words
    """Text shown to the player; the effect itself is in `effects`."""
    effects: Annotated[list[EffectPart], Field(min_length=1)]
    """Effects, in order."""

    def build(self) -> book.EventEntry:
        """Return the line as a record for the rules."""
        return book.EventEntry(self.title, self.text, tuple(effect.build() for effect in self.effects))


class EventsFile(TomlTable):
    """A file of `events/`: the lines of one table."""

    event: list[EventPart]
    """The lines, one for each result of a d10."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: repeated faces of the die, and effects that an event cannot have."""
        return own_faults(self.event, "event")

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault if faces of the die are missing."""
        missing = sorted(set(range(10)) - {event.roll for event in self.event})
        if missing:
            yield ("event",), msg("finding-no-event-for-roll", rolls=", ".join(map(str, missing)))

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the faces of the die."""
        return (str(event["roll"]) for event in data["event"])

    def over(self, lower: Self) -> Self:
        """Return this table merged over a lower one: lines of the same face are replaced."""
        return self.model_copy(update={"event": laid_over(self.event, lower.event, lambda line: line.roll)})

    def build(self) -> tuple[book.EventEntry, ...]:
        """Return the lines in the order of the die's faces."""
        return tuple(part.build() for part in sorted(self.event, key=lambda part: part.roll))


def own_faults(lines: Sequence[EventPart], key: str) -> Iterator[Fault]:
    """Yield faults of the list of lines at `key`: repeated faces, and effects that an event cannot have."""
    yield from twice(values_of(lines, lambda line: line.roll), "roll", key)

    def effects(index: int, line: EventPart) -> Iterator[Fault]:
        def faults(at: int, effect: EffectPart) -> Iterator[Fault]:
            for part, what in effect.faults_in("event"):
                yield (key, index, "effects", at, part), msg("finding-of-roll", roll=line.roll, what=what)

        return each(line.effects, faults)

    yield from each(lines, effects)


def overlaid(table: tuple[book.EventEntry, ...], lines: Iterable[EventPart]) -> tuple[book.EventEntry, ...]:
    """Return an event table with the lines of some faces replaced (22.0)."""
    own = {line.roll: line.build() for line in lines}
    return tuple(own.get(roll, entry) for roll, entry in enumerate(table))
