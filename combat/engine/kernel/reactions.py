"""Questions that must give nothing away: a window for a reaction, and an answer that stays sealed for a while."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.decision import Choice
from combat.engine.kernel.seats import Seat


class Window(Choice):
    """Does a seat react to what has just happened? `opens` is a message id of what opened it.

    The rules open it on public facts alone, whether the seat holds anything that fits or not. Where it can only pass,
    it passes by habit and nobody is told of a question. Once closed it is never opened again.
    """

    final: ClassVar[bool] = True

    seat: Seat = ""
    opens: str = ""

    def can_react(self) -> bool:
        """Whether there is anything to be said but to pass."""
        return any(answer != self.passing for answer in self.answers)


class Sealed(Choice):
    """An answer that nobody else sees until one event of the rules opens all of them."""

    seat: Seat = ""
