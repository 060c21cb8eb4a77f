"""A gap in a tale that is told once more."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.kernel.copied import Copied
from combat.engine.kernel.record import Record

S = TypeVar("S", bound=Copied)


class Leap(Record, Generic[S]):
    """The tale goes on from a checkpoint as it was written; what led there can no longer be told."""

    state: S
