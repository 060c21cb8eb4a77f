"""Gaps in a replay."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record

S = TypeVar("S", bound=Copyable)


class ReplayGap(Record, Generic[S]):
    """A gap in a replay, which continues from the recorded state of the next checkpoint."""

    state: S
