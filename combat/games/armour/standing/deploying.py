"""Legal places of whole units in their deployment zone: near a point, or anywhere (A35)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import FULL, QUARTER, Heading, heading_to
from combat.engine.space.plane.point import CM, Point, squared_distance
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.play.deployment import placements_refusal, undeployed
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.standing.formation import formation, placed

PITCH, NEAR = 3 * CM, 2 * CM
"""Distance of the places that are tried in the whole zone, and around a point."""
RINGS = 6
"""Rings of places around a point that are tried."""
GAPS = (3 * CM, 1 * CM, 2)
"""Distances between teams that are tried for a unit that finds no room."""


def facing(state: State, seat: Seat) -> Heading:
    """Return the heading from a seat's zone to that of its opponent, rounded to a quarter turn."""
    here, there = (_middle(state.book.mission.side(each).area()) for each in (seat, other_seat(seat)))
    wanted = heading_to(here, there) if here != there else 0
    return (wanted + QUARTER // 2) // QUARTER * QUARTER % FULL


def _middle(zone: Polygon) -> Point:
    return Point((zone.left + zone.right) // 2, (zone.top + zone.bottom) // 2)


def refusal_at(state: State, unit: Unit, pose: Pose) -> Refusal | Placements:
    """Return the places of a unit with its leader at a pose, or the reason why they are not legal."""
    places = placed(formation(state, unit), pose)
    if places is None:
        return Refusal("off-table", "A45")
    return placements_refusal(state, unit.seat, places) or places


def nearest(state: State, unit: Unit, pose: Pose) -> Placements | None:
    """Return legal places of a unit as near as possible to a pose; None if there is no room in its zone."""
    for point in places_around(state, unit.seat, pose.point):
        found = refusal_at(state, unit, Pose.at(point, pose.heading))
        if isinstance(found, Placements):
            return found
    return None


def places_around(state: State, seat: Seat, point: Point, rings: int = RINGS) -> Iterator[Point]:
    """Yield points of a seat's zone, the nearest to a point first: a fine grid around it, then one over the whole
    zone."""
    zone = state.book.mission.side(seat).area()
    within = around(point, rings) if zone.locate(point) > 0 else iter(())
    return chain(within, sorted(_grid(zone), key=lambda each: squared_distance(point, each)))


def around(point: Point, rings: int = RINGS) -> Iterator[Point]:
    """Yield the points of a square grid around a point, `rings` rings at intervals of NEAR, the nearest first.

    Points with a negative coordinate are omitted.
    """
    reach = range(-rings, rings + 1)
    grid = [point.moved(x * NEAR, y * NEAR) for x in reach for y in reach]
    grid.sort(key=lambda each: squared_distance(point, each))
    return (each for each in grid if min(each) >= 0)


def next_placement(state: State, seat: Seat) -> Placements | None:
    """Return legal places of the largest unit still to be deployed; None if there is no room or no unit.

    Places at the front of the zone and near its middle come first.
    """
    waiting = sorted(undeployed(state, seat), key=lambda unit: -_size(state, unit))
    if not waiting:
        return None
    unit, zone, heading = waiting[0], state.book.mission.side(seat).area(), facing(state, seat)
    places = sorted(_grid(zone), key=lambda point: _rank(zone, heading, point))
    for gap in GAPS:
        offsets = formation(state, unit, gap)
        for point in places:
            found = placed(offsets, Pose.at(point, heading))
            if found is not None and placements_refusal(state, seat, found) is None:
                return found
    return None


def _size(state: State, unit: Unit) -> int:
    return sum(1 for team in state.all_of(unit.id))


def _grid(zone: Polygon) -> Iterator[Point]:
    for x in range(zone.left + PITCH, zone.right, PITCH):
        for y in range(zone.top + PITCH, zone.bottom, PITCH):
            if zone.locate(Point(x, y)) > 0:
                yield Point(x, y)


def _rank(zone: Polygon, heading: Heading, point: Point) -> tuple[int, int]:
    """Return the order in which a point is tried: by its distance from the front edge, then from the middle."""
    middle = _middle(zone)
    depth = {
        0: point.y - zone.top, QUARTER: zone.right - point.x, 2 * QUARTER: zone.bottom - point.y,
        3 * QUARTER: point.x - zone.left,
    }[heading]  # fmt: skip
    aside = abs(point.x - middle.x) if heading % (2 * QUARTER) == 0 else abs(point.y - middle.y)
    return depth // (6 * CM), aside
