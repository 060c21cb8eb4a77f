"""Lengths of moves: by act, on roads, towing, backwards (L33 to L52, C22)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import squared_distance
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import Act, Verb
from combat.games.contact.rules.cards.unit_card import UnitCard
from combat.games.contact.rules.charts.move_chart import SpeedRow
from combat.games.contact.rules.ground.ways import Way, way
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.state import State, Unit

MOVING: tuple[Verb, ...] = ("move", "assault", "fast", "crawl")
"""Verbs with a route."""


def speed_row(card: UnitCard, verb: Verb) -> SpeedRow:
    """Return the row of the movement chart for a unit type and a verb."""
    if verb == "crawl":
        return "crawl"
    if card.speed == "foot" and verb == "fast":
        return "foot-fast"
    if card.speed == "cavalry" and verb == "assault":
        return "charging"
    return card.speed


def is_towing(state: State, unit: Unit) -> bool:
    """Return whether a vehicle has a gun in tow (L50)."""
    return any(each.carrier == unit.id and state.card(each).arm == "gun" for each in state.units.values())


def allowance(
    state: State, unit: Unit, verb: Verb, *, back: bool = False, road: bool = False, shows: bool = False
) -> int:
    """Return the length of a unit's move, in units of 0.1 mm, before subtractions for the ground.

    The chart gives the fast move of vehicles; a move with fire is half of it. Road values are for fast moves (C22).
    `back` is for a move backwards. A unit under a marker moves no farther than a marker, unless it `shows` itself.
    """
    figures, card = state.book.figures.moves, state.card(unit)
    speed = figures.speeds[speed_row(card, verb)]
    vehicle = card.arm == "vehicle"
    most = speed.road if road and verb == "fast" else speed.clear
    if vehicle and is_towing(state, unit):
        most -= figures.towing
    if vehicle and verb == "move":
        most //= 2
    if back and vehicle:
        most //= figures.reverse_car if "armoured-car" in card.traits else figures.reverse
    if unit.where in ("hidden", "marker") and not shows:
        most = min(most, figures.marker)
    return most


def move_way(state: State, unit: Unit, act: Act, through: tuple[str, ...] = ()) -> Way | Refusal:
    """Return the way of an act with a route, or the reason why the act is illegal.

    Models in `through` do not stop the unit.
    """
    assert act.route is not None
    if unit.stuck:
        return Refusal("immobilised", "L100", (("unit", unit.id),))
    back = "back" in act.modes
    found = way(state, unit, act.route, back=back, through=through)
    if isinstance(found, Refusal):
        return found
    most = allowance(state, unit, act.verb, back=back, road=found.road, shows="show" in act.modes)
    least = min(most, state.book.figures.moves.least)
    if found.cost > max(most - found.minus, least):
        return Refusal("too-far", "L33", (("most", max(most - found.minus, least)),))
    return found


def falls_back(state: State, unit: Unit, route: Route) -> bool:
    """Return whether a move ends no nearer to any known enemy than it started (C27)."""
    start, end = pose_of(unit).point, route.end.point
    enemies = [each for each in state.units.values() if each.seat != unit.seat and each.known]
    return all(
        squared_distance(end, pose_of(each).point) >= squared_distance(start, pose_of(each).point) for each in enemies
    )
