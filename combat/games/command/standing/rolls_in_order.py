"""Order in which the player lets units roll (11.7, 12.2, 12.3)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import MutableRecord
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.state import State


class RollsInOrder(MutableRecord):
    """Queue of units to roll; a decision about other units or in another turn cancels it."""

    why: str = ""
    turn: int = 0
    rest: tuple[str, ...] = ()
    """Units still to roll, in order."""

    def mean(self, decision: PickUnit, state: State, units: Iterable[str]) -> None:
        """Set the order in which the units of a decision roll."""
        self.why, self.turn, self.rest = decision.why, state.turn, tuple(units)

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """Return the next unit to roll; None if the player must be asked."""
        if not self.rest or not isinstance(decision, PickUnit):
            return None
        asked = set(map(str, decision.answers))
        if (decision.why, state.turn) != (self.why, self.turn) or not asked <= set(self.rest):
            self.rest = ()
            return None
        first, *rest = (unit for unit in self.rest if unit in asked)
        self.rest = tuple(rest)
        return first
