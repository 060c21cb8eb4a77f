"""Serialisation of a seat's messages as JSON: views, events and questions of a title.

A view is written as in journals, an event or a question as its kind and fields; texts with a class of their own are
marked, so that they are restored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from combat.engine.journal.state_serializer import Line, Row, StorableTitle, ViewReader
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import CodecError, Json, Record, as_plain, field_names, from_plain
from combat.engine.kernel.text_message import msg
from combat.engine.net.typed_texts import Mark, marks, restored

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
T = TypeVar("T")
R = TypeVar("R", bound=Record)


class Told(Record, array_like=True, gc=True):
    """An event or a question: its kind, its fields as JSON data in their order, and the marks of its typed texts."""

    kind: str
    fields: Row
    marks: tuple[Mark, ...] = ()


class Wire(Generic[S, B]):
    """Converts a title's views, events and questions to JSON data and back; invalid data raises CodecError or
    ValueError."""

    def __init__(self, title: StorableTitle[S, B]) -> None:
        self._keeping = title.serializer
        self._rules = title.rules
        self._events: Mapping[str, type[Event]] = {kind.kind: kind for kind in title.rules.events}
        self._decisions: Mapping[str, type[Decision]] = {kind.kind: kind for kind in title.rules.decisions}

    def book(self, book: B) -> Line:
        """Return a book, or what a seat sees of it, as JSON data."""
        data = self._keeping.book_as_plain(book)
        assert isinstance(data, dict)
        return data

    def read_book(self, data: Json) -> B:
        """Parse a book."""
        return self._keeping.book_from_plain(data)

    def view(self, state: S) -> Line:
        """Return a view without its book as JSON data."""
        return self._keeping.state_as_plain(state)

    def read_view(self, data: Line, book: B) -> S:
        """Parse a view."""
        keeping = self._keeping
        return (
            keeping.view_from_plain(data, book)
            if isinstance(keeping, ViewReader)
            else keeping.state_from_plain(data, book)
        )

    def events(self, events: Iterable[Event]) -> tuple[Told, ...]:
        """Return events as JSON data."""
        return tuple(_told(event.kind, event) for event in events)

    def read_events(self, told: Iterable[Told]) -> tuple[Event, ...]:
        """Parse events."""
        return tuple(_read(_known(self._events, each.kind), each) for each in told)

    def question(self, decision: Decision) -> Told:
        """Return a question as JSON data."""
        return _told(decision.kind, decision)

    def read_question(self, asked: Told) -> Decision:
        """Parse a question."""
        return _read(_known(self._decisions, asked.kind), asked)


def rules_digest(title: StorableTitle[S, B]) -> str:
    """Return a digest of a title's rules: its kinds of events and questions with their fields.

    Two machines with different digests cannot play with each other.
    """
    kinds: Sequence[type[Record]] = (*title.rules.events, *title.rules.decisions)
    return json_digest([title.id, *sorted(_signature(kind) for kind in kinds)])


def _signature(kind: type[Record]) -> str:
    fields = ", ".join(f"{name}: {hint}" for name, hint in sorted(kind.__annotations__.items()))
    return f"{kind.__name__}({fields})"


def _told(kind: str, record: Record) -> Told:
    fields = as_plain(record, "deterministic")
    assert isinstance(fields, dict)
    values = [fields[name] for name in field_names(type(record))]
    return Told(kind, values, tuple(marks(record, from_plain(type(record), fields))))


def _read(kind: type[R], told: Told) -> R:
    names = field_names(kind)
    if len(names) != len(told.fields):
        raise CodecError(msg("net-unknown-kind", kind=told.kind))
    return restored(from_plain(kind, dict(zip(names, told.fields, strict=True))), told.marks)


def _known(kinds: Mapping[str, type[T]], kind: str) -> type[T]:
    """Return the class of a kind; raise CodecError for an unknown one."""
    found = kinds.get(kind)
    if found is None:
        raise CodecError(msg("net-unknown-kind", kind=kind))
    return found
