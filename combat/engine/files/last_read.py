"""Cache of one value that was read from files, valid while they are unchanged."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class LastRead(Generic[T]):
    """The last value read, with the state of its source."""

    def __init__(self) -> None:
        self._last: tuple[Hashable, T] | None = None

    def find(self, source: Hashable) -> T | None:
        """Return the cached value if it was read from a source equal to `source`, else None.

        A source identifies the files and their state, for example by a snapshot.
        """
        return self._last[1] if self._last is not None and self._last[0] == source else None

    def keep(self, source: Hashable, value: T) -> T:
        """Cache a value in place of the last one, and return it."""
        self._last = source, value
        return value
