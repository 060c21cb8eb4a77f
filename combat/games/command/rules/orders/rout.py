"""Rout order and retreats (12.3-12.6)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.decisions import pick_hex, pick_unit, pick_word
from combat.games.command.rules.events.fight_events import LeadersDeclared, RetreatBegan, StepTaken
from combat.games.command.rules.events.turn_events import PlayerActivated, RollSettled, StageReached
from combat.games.command.rules.events.unit_events import MoraleRolled
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.ground.entering import cliff_between, forbidden, held_by_enemy
from combat.games.command.rules.pieces.harm import break_unit, eliminate, heirs, remaining, suppress
from combat.games.command.rules.pieces.values import command, is_leader, morale
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import Order, State, Unit
from combat.games.command.rules.two_sides import SIDES

HELP = {"add": 1, "subtract": -1}
"""Sign of a leader's contribution to the Morale of routing units in his hex (12.4)."""
YES, NO = "yes", "no"


def open_sides(state: State) -> list[Seat]:
    """Return the sides that can be routed: they have broken units and were not activated by a Recover or Rout this
    turn.
    """
    return [side for side in _broken_sides(state) if side not in state.spent]


def refusal(state: State, side: Seat) -> Refusal | None:
    """Return the reason why no Rout order can be given; None if one can.

    Either no unit is broken (12.3), or the sides with broken units had a Recover or Rout this turn (12.1).
    """
    if open_sides(state):
        return None
    spent = _broken_sides(state)
    if not spent:
        return Refusal("nobody-to-rout", "12.3")
    return Refusal("routs-spent", "12.1", (("side", spent[0] if len(spent) == 1 else "both"),))


def _broken_sides(state: State) -> list[Seat]:
    return [side for side in SIDES if any(unit.broken for unit in state.on_map(side))]


def carry_on(state: State, order: Order) -> Steps[None]:
    """Choose a side, then roll for each of its broken units; a retreat is completed before the next roll (12.3)."""
    if not order.stage:
        target = yield from pick_word(order.side, open_sides(state), "rout-whom", "12.3")
        broken = tuple(unit.id for unit in state.on_map(target) if unit.broken)
        yield PlayerActivated(target, broken, "acting")
        return
    if order.group:
        yield from _retreat(state, order)
        return
    left = remaining(state, order.rolls)
    if not left:
        yield StageReached("melees")
        return
    unit = yield from pick_unit(order.side, left, "rout", "12.3")
    yield from _rolls(state, order, state.units[unit])


# -- roll -----------------------------------------------------------------------------------------------------------


def _rolls(state: State, order: Order, unit: Unit) -> Steps[None]:
    leaders = yield from _helped(state, order, unit)
    ledger = morale(state, unit, leaders=leaders)
    needed = total(ledger)
    fate = yield from roll(state, order.side, "rout", "12.3", unit.id)
    result = routs(fate.sum, needed)
    yield MoraleRolled(unit.id, order.side, "rout", fate.id, ledger, needed, fate.sum, result)
    there = heirs(state, unit.id)
    if result == "retreats" and there:
        companions = yield from _companions(state, state.units[there[0]])
        yield RetreatBegan(tuple(there), companions, fate.sum - needed)
        return
    if result == "suppressed":
        for heir in there:
            if tied(state.units[heir]) == "suppressed":
                yield from suppress(state, heir, "rout")
    yield RollSettled(unit.id)


def routs(roll_: int, needed: int) -> str:
    """Return the result of a Rout roll against the Morale `needed`: "holds", "suppressed" or "retreats" (12.3)."""
    if roll_ < needed:
        return "holds"
    return "suppressed" if roll_ == needed else "retreats"


def tied(unit: Unit) -> str:
    """Return the effect of a Rout roll equal to Morale: "suppressed", or "holds" for a suppressed unit (12.3)."""
    return "holds" if unit.suppressed else "suppressed"


def _helped(state: State, order: Order, unit: Unit) -> Steps[int | None]:
    """Return the leaders' contribution to rout rolls in a hex, asked before the first roll; None without leaders."""
    if not state.book.options.leaders_in_rout or is_leader(state, unit):
        return None
    declared = dict(order.helped)
    if unit.hex in declared:
        return declared[unit.hex]
    leaders = [other for other in state.units_in(unit.hex, unit.side) if command(state, other)]
    if not leaders:
        return None
    amount = 0
    for leader in leaders:
        word = yield from pick_word(unit.side, HELP, "rout-help", "12.4", about=leader.id)
        amount += HELP[word] * command(state, leader)
    yield LeadersDeclared(unit.hex, amount)
    return amount


def _companions(state: State, unit: Unit) -> Steps[tuple[str, ...]]:
    """Return the unbroken leaders that accompany the retreat by choice (12.5)."""
    if not state.book.options.leaders_run_along:
        return ()
    found = []
    for other in state.units_in(unit.hex, unit.side):
        if not is_leader(state, other) or other.broken or other.id == unit.id:
            continue
        if (yield from pick_word(unit.side, (YES, NO), "run-along", "12.5", about=other.id)) == YES:
            found.append(other.id)
    return tuple(found)


# -- retreat --------------------------------------------------------------------------------------------------------


def _retreat(state: State, order: Order) -> Steps[None]:
    """Retreat one hex towards the friendly edge; eliminate units that have no path (12.6)."""
    here = list(remaining(state, order.group))
    routed = [unit for unit in here if unit not in order.escort]
    if not routed or not order.left:
        yield from _finish(state, order, here)
        return
    first = state.units[routed[0]]
    ways = live_ways(state, first)
    if not ways:
        yield from eliminate(state, tuple(routed), "retreat")
        yield from _finish(state, order, [unit for unit in here if unit not in routed])
        return
    hex_ = yield from pick_hex(first.side, ways, "retreat", "12.6", about=first.id)
    yield StepTaken(tuple(unit for unit in here if state.units[unit].hex == first.hex), hex_, 0)


def _finish(state: State, order: Order, here: list[str]) -> Steps[None]:
    for unit in here:
        if unit in order.escort and not state.units[unit].broken:
            yield from break_unit(state, unit, "retreat")
    yield from victory.resolve_control(state)
    yield RollSettled(order.group[0])


def nearer(state: State, unit: Unit) -> list[Hex]:
    """Return the adjacent hexes that are one row or column nearer to a unit's friendly edge."""
    edge, hex_ = state.book.forces[unit.side].edge, unit.hex
    way = -1 if edge in ("top", "left") else 1
    return [
        other
        for other in state.book.map.board.neighbours(hex_)
        if other is not None
        and (other.row - hex_.row if edge in ("top", "bottom") else other.column - hex_.column) == way
    ]


def live_ways(state: State, unit: Unit) -> list[Hex]:
    """Return the hexes of `nearer` that a unit can retreat into: passable, without enemies, not across a cliff
    (12.6).
    """
    return [
        hex_
        for hex_ in nearer(state, unit)
        if forbidden(state, unit.hex, hex_) is None
        and not cliff_between(state, unit.hex, hex_)
        and not held_by_enemy(state, hex_, unit.side)
    ]
