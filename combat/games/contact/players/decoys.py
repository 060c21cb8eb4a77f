"""Bot's dummies, which behave like units under markers: set up by the same values, moved as often and as far (section
4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.games.contact.players.outlook import Outlook
from combat.games.contact.players.way_worth import best_way
from combat.games.contact.rules.answers import DummyRoute, Order
from combat.games.contact.rules.command.ordering import order_refusal
from combat.games.contact.rules.hidden.finding import live_dummies
from combat.games.contact.rules.state import Dummy, Unit

SPREAD = 7919
"""A prime that keeps the draws of turns and dummies apart."""


def stand_in(outlook: Outlook, dummy: Dummy, numbers: SplitMix) -> Unit | None:
    """Return a unit for a dummy to imitate: a random one of its seat under a marker or hidden, at the dummy's place.

    Returns None if the seat has no such unit.
    """
    state, seat = outlook.state, outlook.seat
    able = [unit for unit in state.of(seat) if unit.where in ("marker", "hidden")]
    if not able:
        return None
    found = able[numbers.below(len(able))]
    return replace(found, id=dummy.id, pose=dummy.pose, marker=dummy.marker)


def with_decoys(outlook: Outlook, units: Sequence[str], seed: int) -> Order:
    """Return an order to units, including the moves of the dummies that are due to move with it.

    The number of units under markers that have acted is the time of an order. Each dummy draws one of these times at
    random and moves with the order at that time if this moves a unit under a marker, so that it moves as often as such
    units do.
    """
    state, seat = outlook.state, outlook.seat
    plain = Order(units)
    marked = [unit for unit in state.of(seat) if unit.where == "marker"]
    if not any(unit.id in units for unit in marked):
        return plain
    now = sum(unit.acted for unit in marked)
    moves = list[DummyRoute]()
    for number, dummy in enumerate(live_dummies(state, seat)):
        numbers = SplitMix((seed * SPREAD + state.turn) * SPREAD + number)
        if dummy.shown and numbers.below(len(marked)) == now:
            moves += _moves(outlook, dummy, numbers)
    order = Order(units, moves[: state.book.figures.moves.dummies])
    return order if order_refusal(state, seat, order) is None else plain


def _moves(outlook: Outlook, dummy: Dummy, numbers: SplitMix) -> Iterator[DummyRoute]:
    """Yield the way that a unit would go in place of a dummy, if it would go."""
    unit = stand_in(outlook, dummy, numbers)
    going = None if unit is None else best_way(outlook, replace(unit, acted=False, demoralised=False))
    if going is not None and going.act.route is not None:
        found = DummyRoute(dummy.id, going.act.route)
        if order_refusal(outlook.state, outlook.seat, Order((), [found])) is None:
            yield found
