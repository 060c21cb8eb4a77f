"""Reachable hexes of a moving group, with costs, mines and possible Op Fire (9.1-9.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush

from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.apply import apply
from combat.games.command.rules.events.fight_events import GroupMoved, GroupSetOff
from combat.games.command.rules.ground.entering import cost, is_mined, sheltered, stops_in
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.orders.activation import not_free
from combat.games.command.rules.orders.move import go_refusal
from combat.games.command.rules.orders.op_fire import can_op_fire
from combat.games.command.rules.orders.stepping import EXIT_COST, can_exit, place_of, points_left
from combat.games.command.rules.pieces.values import movement, moves
from combat.games.command.rules.state import Order, State, Unit
from combat.games.command.rules.two_sides import other_side

LENT = 99
"""Extra movement points used to find the cheapest path to a hex that is out of reach."""


class WayStep(Record):
    """A step of a path: its hex, its cost, the points left after it, and possible shooters."""

    hex: Hex
    cost: Ledger
    left: int
    shooters: tuple[str, ...]
    """Opposing units with the hex in range and sight that can be, or are, activated for Op Fire (9.6)."""
    mined: bool
    """Whether it or the hex before it has mines (18.3)."""
    gained: int = 0
    """Points that the step adds to the group's Move by a road or by leaders (9.2, 17.3)."""
    gains: Ledger = ()
    """The sources of additional points, if one unit is the slowest before and after the step."""

    @property
    def price(self) -> int:
        """Return the cost of the step in movement points."""
        return total(self.cost)


class Way(Record):
    """A path from a group's current hex."""

    steps: tuple[WayStep, ...]
    exits: bool = False
    """Whether the group can exit the map from its end (5.2)."""

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """Return the hexes of the path in order, without its start."""
        return tuple(step.hex for step in self.steps)

    @property
    def spent(self) -> int:
        """Return the cost of the whole path in movement points."""
        return sum(step.price for step in self.steps)

    @property
    def mined(self) -> int:
        """Return the number of mine attacks on the group along the path (18.3)."""
        return sum(step.mined for step in self.steps)

    @property
    def fired_at(self) -> int:
        """Return the number of hexes of the path in which the group may be fired at."""
        return sum(bool(step.shooters) for step in self.steps)


class FarWay(Record):
    """Cost of the cheapest path to a hex that is out of a group's reach."""

    spent: int
    lacks: int
    """Number of points missing."""
    gained: int = 0
    """Points that roads and leaders on the path add to those that the group has (9.2, 17.3)."""


def reach(state: State, units: tuple[str, ...]) -> dict[Hex, Way]:
    """Return the best path to each other hex that a group can reach, by hex.

    Paths are compared by cost, then by mines, then by hexes under possible fire. Each step applies the rules' own event
    to a copy of the state, so that leaders, roads and wire count as in play.
    """
    assert state.order is not None
    begun = state.copy()
    if begun.order is not None and begun.order.group != units:
        apply(begun, GroupSetOff(units))
    found, home = dict[Hex, Way](), place_of(begun, units)
    settled: dict[Hex, list[tuple[int, bool]]] = {}
    land = land_of(begun.book)

    def is_worth(end: Hex, price: int) -> bool:
        """Return whether no path has come to a hex as cheaply, and on the road if this one does."""
        rides = quick or land.on_road(end)
        return not any(spent + price >= cheaper and road >= rides for cheaper, road in settled.get(end, ()))

    queue: list[tuple[int, int, int, int, State, Way]] = [(0, 0, 0, 0, begun, Way(()))]
    fired, tried = dict[Hex, tuple[str, ...]](), 0
    while queue:
        spent, _, _, _, there, way = heappop(queue)
        here = place_of(there, units)
        quick = set(units) <= set(_order(there).on_road)
        if any(spent >= cheaper and road >= quick for cheaper, road in settled.get(here, ())):
            continue
        settled.setdefault(here, []).append((spent, quick))
        if way.steps and here not in found and here != home:
            found[here] = way
        for after, step in _steps(there, units, fired, is_worth):
            tried += 1
            longer = _longer(after, way, step, units)
            heappush(queue, (longer.spent, longer.mined, longer.fired_at, tried, after, longer))
    return found


def cheapest(state: State, units: tuple[str, ...], end: Hex) -> FarWay | None:
    """Return the cost of the cheapest path to a hex whatever points are available; None if there is no path.

    Steps are simulated as in `reach`, with `LENT` extra points.
    """
    begun = state.copy()
    if begun.order is not None and begun.order.group != units:
        apply(begun, GroupSetOff(units))
    order = _order(begun)
    begun.order = replace(order, spent=tuple((unit, order.spent_by(unit) - LENT) for unit in units))
    settled, tried = set[tuple[Hex, bool]](), 0
    queue: list[tuple[int, int, int, State]] = [(0, 0, 0, begun)]
    while queue:
        spent, lacks, _, there = heappop(queue)
        here, quick = place_of(there, units), set(units) <= set(_order(there).on_road)
        if here == end:
            return FarWay(spent, lacks, max(0, spent - lacks - points_left(state, _order(state), units)))
        if (here, quick) in settled:
            continue
        settled.add((here, quick))
        own = points_left(there, _order(there), units) - LENT
        for after, ledger in _entered(there, units):
            tried += 1
            heappush(queue, (spent + total(ledger), max(lacks, total(ledger) - own), tried, after))
    return None


def _longer(state: State, way: Way, step: WayStep, units: tuple[str, ...]) -> Way:
    order = _order(state)
    exits = not order.stops and can_exit(state, order.side, step.hex) and points_left(state, order, units) >= EXIT_COST
    return Way((*way.steps, step), exits)


def _order(state: State) -> Order:
    assert state.order is not None
    return state.order


def _entered(
    state: State, units: tuple[str, ...], is_worth: Callable[[Hex, int], bool] = lambda end, price: True
) -> Iterator[tuple[State, Ledger]]:
    """Yield the state after each legal step of the group that is worth its price, and the cost of the step."""
    start = place_of(state, units)
    for end in state.book.map.board.neighbours(start):
        if end is None or go_refusal(state, _order(state), units, start, end) is not None:
            continue
        ledger = cost(state, start, end)
        if not is_worth(end, total(ledger)):
            continue
        after = state.copy()
        apply(
            after,
            GroupMoved(
                units, end, total(ledger),
                road=land_of(state.book).on_road(end),
                open=not sheltered(state, start, end),
                ends=stops_in(state, start, end),
            ),
        )  # fmt: skip
        yield after, ledger


def _steps(
    state: State, units: tuple[str, ...], fired: dict[Hex, tuple[str, ...]], is_worth: Callable[[Hex, int], bool]
) -> Iterator[tuple[State, WayStep]]:
    """Yield the state after each legal step that is worth its price, and the step.

    `fired` caches the possible shooters by hex.
    """
    start = place_of(state, units)
    for after, ledger in _entered(state, units, is_worth):
        end = place_of(after, units)
        hidden = sheltered(state, start, end)
        mined = any(is_mined(state, hex_) for hex_ in (start, end))
        if not hidden and end not in fired:
            fired[end] = shooters(after, units)
        before, left = points_left(state, _order(state), units), points_left(after, _order(after), units)
        gained = left + total(ledger) - before
        gains = _gains(state, after, units) if gained else ()
        made = gains if total(gains) == gained else ()
        yield after, WayStep(end, ledger, left, () if hidden else fired[end], mined, gained, made)


def _gains(state: State, after: State, units: tuple[str, ...]) -> Ledger:
    """Return the terms by which the Move of the slowest unit differs after a step."""
    order = _order(after)
    slowest = min(units, key=lambda unit: moves(after, after.units[unit]) - order.spent_by(unit))
    change, rules = dict[str, int](), dict[str, str]()
    for sign, there in ((1, after), (-1, state)):
        for part in movement(there, there.units[slowest]):
            change[part.name] = change.get(part.name, 0) + sign * part.value
            rules.setdefault(part.name, part.rule)
    return tuple(Term(name, value, rules[name]) for name, value in change.items() if value)


def shooters(state: State, units: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the enemies that could fire at a group just after its step; empty if the step was sheltered."""
    order = _order(state)
    if order.shot_at >= order.expense:
        return ()
    there = replace(order, group=units)
    asked = state if order.group == units else state.copy()
    asked.order = there
    side = other_side(order.side)
    return tuple(unit.id for unit in asked.on_map(side) if _may_fire(asked, order, unit))


def _may_fire(state: State, order: Order, unit: Unit) -> bool:
    free = unit.id in order.answering or not_free(state, unit.side, unit) is None
    return free and can_op_fire(state, [unit])
