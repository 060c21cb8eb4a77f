"""The state of one running program: which game is played, in which language, at which scale, with which packs.

A module that has such state declares a record of it and a `ContextField`, whose `value` is the record of the current
context. One context is current in the whole process, for all its threads; `use` makes another one current for a while.
What can be computed again at any time is a cache, which stays outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar, cast

from combat.engine.kernel.record import MutableRecord, replace

R = TypeVar("R", bound=MutableRecord)


class Context:
    """Holds one record for each field; a record is created when its field is first read."""

    def __init__(self) -> None:
        self._records: dict[object, MutableRecord] = {}

    def copy(self) -> Context:
        """Return a context with copies of all records; what is assigned in either does not show in the other."""
        other = Context()
        other._records = {field: replace(record) for field, record in self._records.items()}
        return other

    def record(self, field: object, create: Callable[[], MutableRecord]) -> MutableRecord:
        """Return the record of a field, created by `create` where there is none yet."""
        if field not in self._records:
            self._records[field] = create()
        return self._records[field]


class _Process:
    """The current context of this process, the fields that show its records, and who is told of another one."""

    def __init__(self) -> None:
        self.context = Context()
        self.fields: list[ContextField[MutableRecord]] = []
        self.observers: list[Callable[[Context, Context], object]] = []

    def enter(self, context: Context) -> None:
        """Make a context current."""
        left, self.context = self.context, context
        for field in self.fields:
            field.value = field.of(context)
        for observer in self.observers:
            observer(left, context)


_PROCESS = _Process()


class ContextField(Generic[R]):
    """A module's part of the current context: `value` is its record, whose fields are assigned in place."""

    __slots__ = ("_create", "value")

    def __init__(self, create: Callable[[], R]) -> None:
        """`create` returns the record of a new program; its fields hold values that are replaced, never changed."""
        self._create = create
        self.value = self.of(_PROCESS.context)
        _PROCESS.fields.append(cast("ContextField[MutableRecord]", self))

    def of(self, context: Context) -> R:
        """Return the record of a context, current or not."""
        return cast("R", context.record(self, self._create))


def current() -> Context:
    """Return the context that is current."""
    return _PROCESS.context


def on_change(observer: Callable[[Context, Context], object]) -> None:
    """Call a function with the context left and the one entered whenever another context becomes current."""
    _PROCESS.observers.append(observer)


@contextmanager
def use(context: Context) -> Iterator[Context]:
    """Make a context current until the block ends, then again the one that was current before."""
    before = current()
    _PROCESS.enter(context)
    try:
        yield context
    finally:
        _PROCESS.enter(before)
