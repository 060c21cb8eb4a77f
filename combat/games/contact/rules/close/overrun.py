"""Overrun by armoured vehicles (L314 to L324, section 6)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.movement.movement_path import path_of
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import HOLD, TANK_ASSAULT, Act
from combat.games.contact.rules.close.defending import Defend, may_assault_overrunning
from combat.games.contact.rules.close.tank_assault import assault_vehicle
from combat.games.contact.rules.events.close_events import CloseRolled, UnitDefended
from combat.games.contact.rules.fire.harming import lose, save
from combat.games.contact.rules.ground.path_places import stations
from combat.games.contact.rules.measuring import pose_of, shape_of
from combat.games.contact.rules.moves.figures_of_moves import move_way
from combat.games.contact.rules.moves.moving import EVERY, advance
from combat.games.contact.rules.moves.retreating import withdraw
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.state import State, Unit

AUTOMATIC = 1
"""Score of targets that are destroyed without fail (L324)."""


def run_over(state: State, unit: Unit, route: Route) -> list[str]:
    """Return the ids of the known unarmoured enemies that a vehicle runs over on a route, in order of contact."""
    found = list[str]()
    start = pose_of(unit)
    soft = [
        each
        for each in state.units.values()
        if each.seat != unit.seat and each.known and not state.card(each).is_armoured
    ]
    for station in stations(start, path_of(start, route), EVERY // 2):
        shape = shape_of(state, unit, station.pose)
        for each in soft:
            if each.id not in found and overlap(shape, shape_of(state, each)):
                found.append(each.id)
    return found


def overrun_refusal(state: State, unit: Unit, over: list[str]) -> Refusal | None:
    """Return the reason why a vehicle cannot overrun the units `over`; None if it can."""
    if not state.card(unit).is_armoured:
        return Refusal("no-armour", "S6", (("unit", unit.id),))
    if not over:
        return Refusal("no-target", "S6")
    most = state.book.figures.close.overrun.targets
    return Refusal("too-many-targets", "S6", (("most", most),)) if len(over) > most else None


def overrun_score(state: State, target: Unit) -> int:
    """Return the roll needed against a target of an overrun (L321 to L324)."""
    figures, card = state.book.figures.close.overrun, state.card(target)
    if card.arm == "gun" or "heavy-weapon" in card.traits:
        return AUTOMATIC
    if card.arm == "vehicle":
        return figures.soft
    return figures.cover if shelter(state, target, None).covered else figures.open


def overrun(state: State, unit: str, act: Act) -> Steps[None]:
    """Make an overrun, yielding decisions and events: the move, then a die against each target (L316).

    Targets that survive roll to save and are pushed aside. Does nothing if the move is illegal.
    """
    each, figures = state.units[unit], state.book.figures.close.overrun
    assert act.route is not None
    over = run_over(state, each, act.route)
    found = move_way(state, each, act, tuple(over))
    if isinstance(found, Refusal):
        return
    yield from advance(state, unit, found, act.verb, tuple(over))
    hull = state.units[unit]
    reached = [target for target in over if hull.alive and _was_run_over(state, hull, each, target, act.route)]
    for target in reached:
        yield from _answered(state, unit, target)
        if not state.units[unit].alive:
            return
        need = overrun_score(state, state.units[target])
        number = yield from one("overrun", "L314", unit)
        yield CloseRolled(unit, target, "overrun", need, number, (), number >= need)
        if number >= need:
            yield from lose(state, target, "overrun")
            continue
        yield from save(state, target, figures.hits, "L317")
        length = figures.vehicle_back if state.card(target).arm == "vehicle" else figures.back
        yield from withdraw(state, target, pose_of(state.units[unit]).point, length, "overrun")


def _answered(state: State, unit: str, target: str) -> Steps[None]:
    """Ask infantry near cover whether it assaults the vehicle first (section 6)."""
    each = state.units[target]
    if not may_assault_overrunning(state, each, state.units[unit]):
        return
    if (yield from ask(Defend("S6", target, (TANK_ASSAULT, HOLD), HOLD, each.seat))) == TANK_ASSAULT:
        yield UnitDefended(target)
        yield from assault_vehicle(state, target, unit, back=False)


def _was_run_over(state: State, hull: Unit, start: Unit, target: str, route: Route) -> bool:
    """Return whether the vehicle has come as far as a target on its way, if a reaction stopped it."""
    if not state.units[target].known:
        return False
    before = pose_of(start)
    for station in stations(before, path_of(before, route), EVERY // 2):
        if overlap(shape_of(state, start, station.pose), shape_of(state, state.units[target])):
            return True
        if station.pose == hull.pose:
            return overlap(shape_of(state, hull), shape_of(state, state.units[target]))
    return False
