"""Cache of one value that was read from files, valid for the files that it was read from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class LastRead(Generic[T]):
    """The value that was read last; it is found again while its source has not changed."""

    def __init__(self) -> None:
        self._last: tuple[Hashable, T] | None = None

    def find(self, source: Hashable) -> T | None:
        """Return what was read from a source; None where the last one was another, or as it was before a change.

        A source is equal to another where the same files were read, such as their `trace`.
        """
        return self._last[1] if self._last is not None and self._last[0] == source else None

    def keep(self, source: Hashable, value: T) -> T:
        """Keep a value in place of the last one, and return it."""
        self._last = source, value
        return value
