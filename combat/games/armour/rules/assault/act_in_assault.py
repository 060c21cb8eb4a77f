"""Decision of the assault phase: the next unit that assaults, or acts by an order (L591, L699)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.games.armour.rules.answers import DONE, Charge, OrderCall
from combat.games.armour.rules.assault.charge_limits import charge_refusal
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.assault.eligibility import able_teams, assaulting_units
from combat.games.armour.rules.orders.giving import call_refusal, possible_orders
from combat.games.armour.rules.state import State, Team


class ActInAssault(WrittenDecision[State, Charge | OrderCall]):
    """Which unit assaults or acts? "charge a1-1 12,30@90; a1-2 14,30@90", "order a1 shoot-and-scoot", or "done".

    The headquarters of the formation may charge with a unit as one unit (L699).
    """

    kind: ClassVar[str] = "act-in-assault"
    notations = (Charge, OrderCall)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers endlessly: charges, orders, or "done"."""
        units, orders = list(assaulting_units(state)), list(self.orders(state))
        while True:
            unit = units[numbers.below(len(units))] if units and numbers.below(4) else None
            charge = unit and proposed_charge(state, some_of(able_teams(state, unit), numbers), first=True)
            yield charge or (orders[numbers.below(len(orders))] if orders and numbers.below(2) else DONE)

    def orders(self, state: State) -> Iterator[OrderCall]:
        """Yield the orders that can be given in the assault phase (L591)."""
        for unit in state.living(self.seat):
            yield from (OrderCall(unit.id, order) for order in possible_orders(state, unit))

    def refused(self, state: State, value: Charge | OrderCall) -> Refusal | None:
        """Return the reason why a charge or an order is refused; None if it is legal."""
        if isinstance(value, Charge):
            return charge_refusal(state, self.seat, value)
        return call_refusal(state, self.seat, value)


def some_of(teams: list[Team], numbers: RandomSource) -> list[Team]:
    """Return most of some teams, chosen at random; all of them if none is chosen."""
    return [team for team in teams if numbers.below(5)] or teams
