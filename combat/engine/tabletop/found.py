"""Search result on a table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from combat.engine.kernel.record import Record

P = TypeVar("P", bound=Hashable)


class Found(Record, Generic[P]):
    """A result with its name, a note and its place; `piece` is its id if it is a piece."""

    words: str
    """The name shown in the list."""
    note: str
    """A note beside the name; "" for none."""
    place: P
    piece: str = ""
