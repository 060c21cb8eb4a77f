"""Decisions that must not reveal anything: reaction windows and sealed answers."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.decision import Choice
from combat.engine.kernel.seats import Seat


class Window(Choice):
    """A question whether a seat reacts to what has just happened; `opens` is the message id of its cause.

    The rules open it on public facts alone, whether or not the seat can react. A seat that can only pass does
    so automatically, and no one is shown the question. A closed window is never opened again.
    """

    final: ClassVar[bool] = True

    seat: Seat = ""
    opens: str = ""

    def can_react(self) -> bool:
        """Return whether the seat has any answer besides passing."""
        return any(answer != self.passing for answer in self.answers)


class Sealed(Choice):
    """An answer that other seats do not see until an event reveals all sealed answers."""

    seat: Seat = ""
