"""Legal places for whole units in their deployment zone: near a point, or anywhere (A35)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import QUARTER, Heading
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.play.deployment import placements_refusal, undeployed
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.standing.formation import formation, placed
from combat.games.miniatures.standing.zone_places import facing, grid, middle, places_around

NEAR = 2 * CM
"""Distance of the places that are tried around a point."""
RINGS = 6
"""Rings of places around a point that are tried."""
GAPS = (3 * CM, 1 * CM, 2)
"""Distances between teams that are tried for a unit that finds no room."""


def refusal_at(state: State, unit: Unit, pose: Pose) -> Refusal | Placements:
    """Return the places of a unit with its leader at a pose, or the reason why they are illegal."""
    places = placed(formation(state, unit), pose)
    if places is None:
        return Refusal("off-table", "A45")
    return placements_refusal(state, unit.seat, places) or places


def nearest(state: State, unit: Unit, pose: Pose) -> Placements | None:
    """Return legal places of a unit as near as possible to a pose; None if there is no room in its zone."""
    zone = state.book.mission.side(unit.seat).area()
    for point in places_around(zone, pose.point, NEAR, RINGS):
        found = refusal_at(state, unit, Pose.at(point, pose.heading))
        if isinstance(found, Placements):
            return found
    return None


def next_placement(state: State, seat: Seat) -> Placements | None:
    """Return legal places of the largest unit still to be deployed; None if there is no unit or no room.

    Places at the front of the zone and near its middle come first.
    """
    waiting = sorted(undeployed(state, seat), key=lambda unit: -_size(state, unit))
    if not waiting:
        return None
    unit, zone, heading = waiting[0], state.book.mission.side(seat).area(), facing(state.book.mission, seat)
    places = sorted(grid(zone), key=lambda point: _rank(zone, heading, point))
    for gap in GAPS:
        offsets = formation(state, unit, gap)
        for point in places:
            found = placed(offsets, Pose.at(point, heading))
            if found is not None and placements_refusal(state, seat, found) is None:
                return found
    return None


def _size(state: State, unit: Unit) -> int:
    return sum(1 for team in state.all_of(unit.id))


def _rank(zone: Polygon, heading: Heading, point: Point) -> tuple[int, int]:
    """Return the order in which a point is tried: by its distance from the front edge, then from the middle."""
    centre = middle(zone)
    depth = {
        0: point.y - zone.top, QUARTER: zone.right - point.x, 2 * QUARTER: zone.bottom - point.y,
        3 * QUARTER: point.x - zone.left,
    }[heading]  # fmt: skip
    aside = abs(point.x - centre.x) if heading % (2 * QUARTER) == 0 else abs(point.y - centre.y)
    return depth // (6 * CM), aside
