"""Effects on a team of the orders given to its unit this turn (L587-L599)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.orders.order import ORDERS, Deed
from combat.games.armour.rules.state import State, Team


def order_refusal(state: State, team: Team, deed: Deed) -> Refusal | None:
    """Return the reason why an action is forbidden to a team by an order of this turn; None if it is not."""
    for given in state.unit_of(team.id).orders:
        order = ORDERS[given.order]
        barred = deed in order.bars or (not given.passed and deed in order.bars_after_failure)
        helped = team.crosses_here if order.id == "cross-here" else team.clears_mines
        if barred or (helped and deed in order.bars_helped):
            return Refusal("order-bars", order.line, (("order", order.id),))
    return None


def shoots_at_moving_rate(state: State, team: Team) -> bool:
    """Return whether an order of this turn, passed or not, makes a team shoot at its moving rate of fire (L593)."""
    return any(ORDERS[given.order].moving_rate for given in state.unit_of(team.id).orders)


def aims_worse(state: State, team: Team) -> bool:
    """Return whether a failed order of this turn makes a team shoot worse (L587)."""
    return any(ORDERS[given.order].worse_aim and not given.passed for given in state.unit_of(team.id).orders)
