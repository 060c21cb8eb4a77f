"""A gap in a tale that is told once more."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record

S = TypeVar("S", bound=Copyable)


class ReplayGap(Record, Generic[S]):
    """The tale goes on from a checkpoint as it was written; what led there can no longer be told."""

    state: S
