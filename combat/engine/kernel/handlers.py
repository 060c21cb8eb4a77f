"""Dispatch by the class of an event or a decision: one typed function for each class."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar, cast, overload

from combat.engine.kernel.record import Record

K = TypeVar("K", bound=Record)
S = TypeVar("S")
R = TypeVar("R")
E = TypeVar("E", bound=Record)
F = TypeVar("F", bound=Record)


class Handlers(dict[type[K], Callable[[S, K], R]], Generic[K, S, R]):
    """A dict of class -> `handler(state, record) -> R`; subclasses of a class are not included.

    `register` accepts a handler only if it takes the very class that it is registered for, so a handler that
    reads a missing field is a type error. Look up with `handlers[record.__class__](state, record)`.
    """

    @overload
    def register(self, kind: type[E], /) -> Callable[[Callable[[S, E], R]], Callable[[S, E], R]]: ...

    @overload
    def register(
        self, kind: type[E], other: type[F], /
    ) -> Callable[[Callable[[S, E | F], R]], Callable[[S, E | F], R]]: ...

    @overload
    def register(self, *kinds: type[E]) -> Callable[[Callable[[S, E], R]], Callable[[S, E], R]]: ...

    def register(self, *kinds: type[E]) -> Callable[[Callable[[S, E], R]], Callable[[S, E], R]]:
        """Return a decorator that registers a handler for one or more classes."""

        def name(handler: Callable[[S, E], R]) -> Callable[[S, E], R]:
            # the only cast: a handler is only called with records of its own class
            known = cast("Callable[[S, K], R]", handler)
            for kind in cast("tuple[type[K], ...]", kinds):
                self[kind] = known
            return handler

        return name

    def include(self, *tables: Handlers[K, S, R]) -> None:
        """Add the handlers of other tables; raise ValueError for a class that has one already."""
        for table in tables:
            if twice := self.keys() & table.keys():
                raise ValueError(", ".join(sorted(kind.__name__ for kind in twice)))
            self.update(table)

    def missing(self, kinds: Iterable[type[K]]) -> tuple[type[K], ...]:
        """Return the classes that have no handler."""
        return tuple(kind for kind in kinds if kind not in self)
