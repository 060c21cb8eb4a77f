"""A search result on a table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from combat.engine.kernel.record import Record

P = TypeVar("P", bound=Hashable)


class Found(Record, Generic[P]):
    """A search result with its name, a note and its place; `piece` is the piece's id, if it is one."""

    words: str
    """The name shown in the list."""
    note: str
    """A note beside the name; "" for none."""
    place: P
    piece: str = ""
