"""Something on a table that can be searched for by name, and gone to."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from combat.engine.kernel.record import Record

P = TypeVar("P", bound=Hashable)


class Found(Record, Generic[P]):
    """What it is called, a note beside it, and where it is; `piece` is its id where it is a piece."""

    words: str
    note: str
    place: P
    piece: str = ""
