"""Things found by the class of what they are for: writers of events, tellers, prompts, motions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Registry(dict[type[K], V]):
    """One thing for each class, named where it is defined; a class stands for itself and not for those below it."""

    def register(self, *kinds: type[K]) -> Callable[[V], V]:
        """Name what is defined below as the one for these classes."""

        def name(thing: V) -> V:
            for kind in kinds:
                self[kind] = thing
            return thing

        return name

    def missing(self, kinds: Iterable[type[K]]) -> tuple[type[K], ...]:
        """The classes for which nothing was named."""
        return tuple(kind for kind in kinds if kind not in self)
