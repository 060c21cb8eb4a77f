"""The question of the assault phase: which unit acts instead of resting (L591, L699)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import parse_any
from combat.games.armour.rules.answers import DONE, OrderCall
from combat.games.armour.rules.orders.giving import possible_orders
from combat.games.armour.rules.state import State


class ActInAssault(Decision):
    """Which unit acts in the assault phase? "order a1 shoot-and-scoot", or "done" (L591)."""

    kind: ClassVar[str] = "act-in-assault"
    seat: Seat = ""

    @property
    def passes_with(self) -> Answer:
        return DONE

    def options(self, state: State) -> Iterator[Answer]:
        yield DONE
        for unit in state.living(self.seat):
            yield from (OrderCall(unit.id, order) for order in possible_orders(state, unit))

    def read(self, answer: Answer) -> str:
        return parse_any(answer, OrderCall)
