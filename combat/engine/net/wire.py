"""Serialisation of a title's views, events and questions as JSON for network messages.

A view is written as in journals, an event or a question as its kind and fields; texts with a class of their own are
marked, so that they can be restored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

from combat.engine.journal.state_serializer import Line, Row, StorableTitle, ViewReader
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import CodecError, Json, Record, as_plain, field_names, from_plain
from combat.engine.kernel.text_message import msg
from combat.engine.net.typed_texts import Mark, has_classes, marks, restored

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
R = TypeVar("R", bound=Record)


Told: TypeAlias = Row
"""An event or a question: the place of its kind among those of the title's rules, in alphabetical order; its fields as
JSON data, in order; and the marks of its typed texts if it has any.
"""


CACHED = 16
"""Number of converted events cached."""


class Wire(Generic[S, B]):
    """Converts a title's views, events and questions to JSON data and back; invalid data raises CodecError or
    ValueError."""

    def __init__(self, title: StorableTitle[S, B]) -> None:
        self._keeping = title.serializer
        self._rules = title.rules
        self._events = sorted(title.rules.events, key=lambda kind: kind.kind)
        self._decisions = sorted(title.rules.decisions, key=lambda kind: kind.kind)
        kinds: tuple[list[type[Event]], list[type[Decision]]] = self._events, self._decisions
        self._places = {kind: place for known in kinds for place, kind in enumerate(known)}
        self._told: dict[int, tuple[Event, Told]] = {}
        """Events converted last, by identity: several seats mostly see the same ones."""

    def book(self, book: B) -> Line:
        """Return a book, or the part of it that a seat sees, as JSON data."""
        data = self._keeping.book_as_plain(book)
        assert isinstance(data, dict)
        return data

    def read_book(self, data: Json) -> B:
        """Parse a book written by `book`."""
        return self._keeping.book_from_plain(data)

    def view(self, state: S) -> Line:
        """Return a view without its book as JSON data."""
        return self._keeping.state_as_plain(state)

    def read_view(self, data: Line, book: B) -> S:
        """Parse a view written by `view`; `book` is its book."""
        keeping = self._keeping
        return (
            keeping.view_from_plain(data, book)
            if isinstance(keeping, ViewReader)
            else keeping.state_from_plain(data, book)
        )

    def events(self, events: Iterable[Event]) -> tuple[Told, ...]:
        """Return events as JSON data."""
        return tuple(map(self._event, events))

    def _event(self, event: Event) -> Told:
        known = self._told.get(id(event))
        if known is not None and known[0] is event:
            return known[1]
        if len(self._told) >= CACHED:
            self._told.clear()
        told = _told(self._places[type(event)], event)
        self._told[id(event)] = event, told
        return told

    def read_events(self, told: Iterable[Told]) -> tuple[Event, ...]:
        """Parse events written by `events`."""
        return tuple(_read(self._events, each) for each in told)

    def question(self, decision: Decision) -> Told:
        """Return a question as JSON data."""
        return _told(self._places[type(decision)], decision)

    def read_question(self, asked: Told) -> Decision:
        """Parse a question written by `question`."""
        return _read(self._decisions, asked)


def rules_digest(title: StorableTitle[S, B]) -> str:
    """Return a digest of a title's rules: its kinds of events and questions with their fields.

    Two machines with different digests cannot play with each other.
    """
    kinds: Sequence[type[Record]] = (*title.rules.events, *title.rules.decisions)
    return json_digest([title.id, *sorted(_signature(kind) for kind in kinds)])


def _signature(kind: type[Record]) -> str:
    """Return the names and types of a class's fields, in the order in which they are sent."""
    fields = ", ".join(f"{name}: {kind.__annotations__.get(name, '')}" for name in field_names(kind))
    return f"{kind.__name__}({fields})"


def _told(kind: int, record: Record) -> Told:
    fields = as_plain(record, "deterministic")
    assert isinstance(fields, dict)
    marked = list(marks(record, from_plain(type(record), fields))) if has_classes(record) else []
    values = [fields[name] for name in field_names(type(record))]
    return [kind, *values, *([as_plain(marked)] if marked else [])]


def _read(kinds: Sequence[type[R]], told: Told) -> R:
    """Return the record of one of some kinds; raise CodecError, also for an unknown kind."""
    place = told[0] if told else None
    if not isinstance(place, int) or not 0 <= place < len(kinds):
        raise CodecError(msg("net-unknown-kind", kind=str(place)))
    names, values = field_names(kinds[place]), told[1:]
    if not len(names) <= len(values) <= len(names) + 1:
        raise CodecError(msg("net-unknown-kind", kind=str(place)))
    marked = from_plain(tuple[Mark, ...], values.pop()) if len(values) > len(names) else ()
    return restored(from_plain(kinds[place], dict(zip(names, values, strict=True))), marked)
