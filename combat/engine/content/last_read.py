"""Cache of one value that was read from files, valid for the layers and the files that it was read from."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from combat.engine.content.layers import Layer
from combat.engine.files.traces import Trace

T = TypeVar("T")
Source: TypeAlias = tuple[tuple[Layer, ...], Trace]
"""The layers that were read, and the files in them as they were."""


class LastRead(Generic[T]):
    """The value that was read last; it is found again while its source has not changed."""

    def __init__(self) -> None:
        self._last: tuple[Source, T] | None = None

    def find(self, source: Source) -> T | None:
        """Return what was read from a source; None where the last one was another, or as it was before a change."""
        return self._last[1] if self._last is not None and self._last[0] == source else None

    def keep(self, source: Source, value: T) -> T:
        """Keep a value in place of the last one, and return it."""
        self._last = source, value
        return value
