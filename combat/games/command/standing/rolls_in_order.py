"""The order in which the player has said that his units roll, one after the other (11.7, 12.2, 12.3)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import MutableRecord
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.state import State


class RollsInOrder(MutableRecord):
    """Who rolls next, until all have rolled; a question about anybody else, or in another turn, ends that."""

    why: str = ""
    turn: int = 0
    rest: tuple[str, ...] = ()
    """Who have yet to roll, in order."""

    def mean(self, decision: PickUnit, state: State, units: Iterable[str]) -> None:
        """Have these units roll in this order."""
        self.why, self.turn, self.rest = decision.why, state.turn, tuple(units)

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """The unit that rolls next; None where the player must be asked."""
        if not self.rest or not isinstance(decision, PickUnit):
            return None
        asked = set(map(str, decision.answers))
        if (decision.why, state.turn) != (self.why, self.turn) or not asked <= set(self.rest):
            self.rest = ()
            return None
        first, *rest = (unit for unit in self.rest if unit in asked)
        self.rest = tuple(rest)
        return first
