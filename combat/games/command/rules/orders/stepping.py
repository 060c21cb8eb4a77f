"""Steps from hex to hex in a Move, an Advance or a retreat: mines and reactions (9.1, 18.3).

Stages: "leaving", with mines of the hex left; "arriving", with mines of the hex entered; "reacting", for the
opponent. Then the order resumes at "acting".
"""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.decisions import pick_word
from combat.games.command.rules.events.fight_events import GroupMoved, GroupStopped
from combat.games.command.rules.events.turn_events import StageReached
from combat.games.command.rules.events.unit_events import UnitExited
from combat.games.command.rules.fighting.attacks import mined
from combat.games.command.rules.ground.entering import (
    enemy_edge,
    forbidden,
    held_by_enemy,
    is_mined,
    sheltered,
    stops_in,
)
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.orders.op_fire import react_to_step
from combat.games.command.rules.pieces.harm import remaining
from combat.games.command.rules.pieces.values import moves
from combat.games.command.rules.play import endings, victory
from combat.games.command.rules.state import Order, State, Unit

EXIT_COST = 1


def carry_on(state: State, order: Order) -> Steps[None]:
    """Run the next stage of a step in progress, yielding questions and events."""
    if order.stage == "leaving":
        yield from _leave(state, order)
    elif order.stage == "arriving":
        yield from _arrive(state, order)
    elif order.kind == "rout":
        yield StageReached("acting")
    else:
        yield from react_to_step(state, order)


def place_of(state: State, units: tuple[str, ...]) -> Hex:
    """Return the hex of a group; NOWHERE if no unit of it is left."""
    return next((state.units[unit].hex for unit in units if state.units[unit].on_map), NOWHERE)


def _leave(state: State, order: Order) -> Steps[None]:
    start = place_of(state, order.group)
    if start and is_mined(state, start):
        yield mined(state, start, remaining(state, order.group), then="arriving")
    else:
        yield StageReached("arriving")


def _arrive(state: State, order: Order) -> Steps[None]:
    """Enter the hex or exit the map; the step ends if mines on leaving scattered the group (18.6)."""
    units, end = remaining(state, order.group), order.hex
    if not units:
        yield GroupStopped(order.group)
        return
    start = place_of(state, units)
    units = tuple(unit for unit in units if state.units[unit].hex == start)
    if _barred(state, order, start):
        yield StageReached("acting")
        return
    if not end:
        yield from exit_map(state, units)
        yield GroupStopped(order.group)
        return
    moving = order.kind == "move"
    yield GroupMoved(
        units, end, order.cost,
        road=moving and land_of(state.book).on_road(end),
        open=moving and not sheltered(state, start, end),
        ends=moving and stops_in(state, start, end),
    )  # fmt: skip
    yield from victory.resolve_control(state, passing=order.kind == "rout")
    if is_mined(state, end):
        yield mined(state, end, units, then="reacting")
    else:
        yield StageReached("reacting")


def _barred(state: State, order: Order, start: Hex) -> bool:
    """Return whether a step in progress can no longer be completed (18.6).

    Its group was driven elsewhere, its hex burns, or an enemy is in it and the order is no Advance (9.4, 12.6).
    """
    side = state.units[order.group[0]].side
    if not order.hex:
        return not can_exit(state, side, start)
    met = order.kind != "advance" and held_by_enemy(state, order.hex, side)
    return met or forbidden(state, start, order.hex) is not None


def points_left(state: State, order: Order, units: tuple[str, ...]) -> int:
    """Return the movement points left to the slowest unit of a group (9.2, 9.3)."""
    return min([moves(state, state.units[unit]) - order.spent_by(unit) for unit in units])


def can_exit(state: State, side: Seat, hex_: Hex) -> bool:
    """Return whether a side's units can exit the map from a hex (5.2)."""
    return enemy_edge(state, side, hex_)


def exit_map(state: State, units: tuple[str, ...]) -> Steps[None]:
    """Let units exit by the enemy edge: score at once and ask for the Time space of each return (5.2).

    Raises GameOver if the side has no unit left on the map.
    """
    for id_ in units:
        unit = state.units[id_]
        later = range(state.time + 1, state.book.figures.time_spaces + 1)
        free = state.figure(unit).hero  # the counter is available at once for the event Hero (6.8)
        spaces = [] if free else [str(space) for space in later]
        space = int((yield from pick_word(unit.side, spaces, "return", "5.2", about=id_)) or 0)
        doubled = 2 if victory.doubles(state, "exits-doubled") else 1
        yield UnitExited(id_, space)
        yield from victory.score(state, unit.side, state.figure(unit).vp * doubled, "exited", id_)
    endings.check_exit(state, state.units[units[0]].side)
    yield from victory.resolve_control(state)


def may_carry(state: State, unit: Unit, weapon: str) -> bool:
    """Return whether a unit may take a weapon (7.1).

    It must have none; with the option, a leader may not take one that reduces its Move.
    """
    light = state.weapon_figure(weapon).move >= 0
    leader = state.figure(unit).size == "leader"
    return not unit.weapon and (light or not leader or not state.book.options.light_leaders)
