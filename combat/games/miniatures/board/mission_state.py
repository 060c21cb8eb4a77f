"""Protocol of states of battles with two seats and a mission on a table."""

from __future__ import annotations

from typing import Any, Protocol

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat


class MissionState(Copyable, Protocol):
    """A state whose Book has a mission with a title."""

    active: Seat
    """Seat whose turn it is."""
    turn: int
    book: Any
    """Its Book, a record with a field `mission`."""
