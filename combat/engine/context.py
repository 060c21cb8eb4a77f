"""State of one running program: the game, language, scale and content packs in use.

A module with such state declares a record and a `ContextField`, whose `value` is the record of the current
context. The current context applies to the whole process, with all its threads; `use` switches it temporarily.
Caches are not part of a context.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar, cast

from combat.engine.kernel.record import MutableRecord, replace

R = TypeVar("R", bound=MutableRecord)


class Context:
    """One record for each field; a record is created when its field is first read."""

    def __init__(self) -> None:
        self._records: dict[object, MutableRecord] = {}

    def copy(self) -> Context:
        """Return a context with copies of all records; later assignments in one do not affect the other."""
        other = Context()
        other._records = {field: replace(record) for field, record in self._records.items()}
        return other

    def record(self, field: object, create: Callable[[], MutableRecord]) -> MutableRecord:
        """Return the record of a field, created by `create` if there is none yet."""
        if field not in self._records:
            self._records[field] = create()
        return self._records[field]


class _Process:
    """The current context of this process, its fields, and the observers of context changes."""

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
        """Register a field; `create` returns its default record. Field values are replaced, never mutated."""
        self._create = create
        self.value = self.of(_PROCESS.context)
        _PROCESS.fields.append(cast("ContextField[MutableRecord]", self))

    def of(self, context: Context) -> R:
        """Return the field's record in a context, which need not be the current one."""
        return cast("R", context.record(self, self._create))


def current() -> Context:
    """Return the current context."""
    return _PROCESS.context


def on_change(observer: Callable[[Context, Context], object]) -> None:
    """Register a function that is called with the old and the new context whenever the current context changes."""
    _PROCESS.observers.append(observer)


@contextmanager
def use(context: Context) -> Iterator[Context]:
    """Make a context current within the block, then restore the previous one."""
    before = current()
    _PROCESS.enter(context)
    try:
        yield context
    finally:
        _PROCESS.enter(before)
