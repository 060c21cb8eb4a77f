"""Flights: places, attacks, bombs and targets of aircraft, and fire at enemy ones (L547)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.heading import FULL, HALF, QUARTER, turned
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.shooting.shelling import dense_points, gain
from combat.games.armour.players.shooting.shooting import unit_fire
from combat.games.armour.rules.air.air_fire import unsafe_friend
from combat.games.armour.rules.air.flights import aircraft_of, flights
from combat.games.armour.rules.air.flying_in import flying_in_refusal
from combat.games.armour.rules.answers import DONE, Attack, Bombard, Placements, TeamPose
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.guns import artillery_weapon
from combat.games.armour.rules.artillery.planning import plan
from combat.games.armour.rules.artillery.template import template
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import Team
from combat.games.miniatures.players.judged import Judged, judged

BELOW = (0, 25 * CM // 10, -25 * CM // 10, 5 * CM, -5 * CM)
"""Distances ahead of an aircraft's centre at which its bombs may fall, in the order in which they are tried."""
AWAY = (12 * CM, 18 * CM, 24 * CM)
"""Distance from which aircraft fire their guns."""


def next_flight(outlook: Outlook) -> Judged | None:
    """Return a place for the next aircraft that has arrived, over or near the most valuable enemies.

    None if none waits or none of the places tried is legal.
    """
    units = flights(outlook.state, outlook.seat)
    due = next((team for unit in units for team in aircraft_of(outlook.state, unit.id, "due")), None)
    if due is None:
        return None
    for point in dense_points(outlook):
        for pose in _poses(outlook, due, point):
            places = Placements([TeamPose(due.id, pose)])
            if flying_in_refusal(outlook.state, outlook.seat, places) is None:
                return judged(places)
    return None


def _poses(outlook: Outlook, aircraft: Team, point: Point) -> Iterator[Pose]:
    """Yield poses from which an aircraft strikes a point; none where it would endanger friends."""
    if unsafe_friend(outlook.state, template(outlook.state, point, 0), outlook.seat) is not None:
        return
    bombs = artillery_weapon(outlook.state, aircraft) is not None
    for away in BELOW if bombs else AWAY:
        for heading in range(0, FULL, QUARTER):
            x, y = point.moved(*turned(Point(0, -away), heading))
            if x >= 0 and y >= 0:
                yield Pose(x, y, (heading + HALF) % FULL)


def next_attack(outlook: Outlook) -> Judged | None:
    """Return the attack of the next flight on the table; None if there is none."""
    units = flights(outlook.state, outlook.seat)
    unit = next((unit for unit in units if aircraft_of(outlook.state, unit.id, "table")), None)
    return None if unit is None else judged(Attack(unit.id))


def attack(outlook: Outlook, flight: str) -> Judged:
    """Return the bombs or the fire of a flight; DONE if it leaves without either."""
    return _bombs(outlook, flight) or unit_fire(outlook, outlook.state.units[flight]) or judged(DONE)


def _bombs(outlook: Outlook, flight: str) -> Judged | None:
    """Return the best point below an aircraft of a flight; None if bombs would gain nothing."""
    state, best, most = outlook.state, None, 0.0
    for aircraft in aircraft_of(state, flight, "table"):
        pose = pose_of(aircraft)
        for ahead in BELOW:
            at = pose.point.moved(*turned(Point(0, -ahead), pose.heading))
            fire = plan(state, outlook.seat, Bombard(flight, aircraft.id, Pose.at(at))) if min(at) >= 0 else None
            if not isinstance(fire, FireMission):
                continue
            kills, pins = gain(outlook, fire)
            if kills + pins > most:
                most = kills + pins
                best = judged(Bombard(flight, aircraft.id, Pose.at(at)), (("shells", kills), ("pins", pins)))
    return best


def anti_aircraft(outlook: Outlook) -> Judged:
    """Return the fire of the next unit at an attacking flight; DONE if none gains by it."""
    fires = (unit_fire(outlook, unit, defensive=True) for unit in outlook.units())
    return next((fire for fire in fires if fire is not None), judged(DONE))
