"""Legal places of units and dummies in their zone: near a point, or anywhere (section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from combat.engine.kernel.decision import Decision, Refusal
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import FULL, QUARTER, Heading, heading_to
from combat.engine.space.plane.point import CM, Point, squared_distance
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import Hide, Place
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import opponent

PITCH, NEAR, RINGS = 3 * CM, 1 * CM, 8
"""Distance of the places that are tried in the whole zone, and around a point, and rings around it."""


def facing(state: State, seat: Seat) -> Heading:
    """Return the heading from a seat's zone to that of its opponent, rounded to a quarter turn."""
    here, there = (middle(state.book.mission.side(each).area()) for each in (seat, opponent(seat)))
    wanted = heading_to(here, there) if here != there else 0
    return (wanted + QUARTER // 2) // QUARTER * QUARTER % FULL


def middle(zone: Polygon) -> Point:
    """Return the middle of the box around a zone."""
    return Point((zone.left + zone.right) // 2, (zone.top + zone.bottom) // 2)


def waiting(state: State, seat: Seat) -> list[str]:
    """Return the ids of the units and dummies of a seat that are still to be set up."""
    units = [unit.id for unit in state.of(seat) if unit.where == "undeployed"]
    return units + [dummy.id for dummy in state.dummies.values() if dummy.seat == seat and dummy.pose is None]


def setting(state: State, decision: Decision, piece: str, pose: Pose, *, hides: bool) -> Place | Hide | Refusal:
    """Return the answer that sets up a unit or dummy at a pose, hidden if wanted and legal, or the reason why it is
    refused."""
    shown, hidden = Place(piece, pose), Hide(piece, pose)
    why = decision.refusal(state, hidden if hides else shown)
    if why is None:
        return hidden if hides else shown
    return shown if hides and decision.refusal(state, shown) is None else why


def nearest(state: State, decision: Decision, piece: str, pose: Pose, *, hides: bool) -> Place | Hide | None:
    """Return the answer that sets up a unit or dummy at the nearest legal place to a pose; None if there is no room."""
    for point in places_around(state, decision.seat, pose.point):
        found = setting(state, decision, piece, Pose.at(point, pose.heading), hides=hides)
        if not isinstance(found, Refusal):
            return found
    return None


def next_setting(state: State, decision: Decision) -> Place | Hide | None:
    """Return the answer that sets up the next unit or dummy automatically; None if all are, or there is no room.

    Units spread along the zone in the order of their force, hidden where they may be.
    """
    left = waiting(state, decision.seat)
    if not left:
        return None
    zone, heading = state.book.mission.side(decision.seat).area(), facing(state, decision.seat)
    own = [unit.id for unit in state.units.values() if unit.seat == decision.seat]
    place = own.index(left[0]) if left[0] in own else len(own) // 2
    across = zone.left + (zone.right - zone.left) * (2 * place + 1) // (2 * max(1, len(own)))
    wanted = Pose.at(Point(across, middle(zone).y), heading)
    return nearest(state, decision, left[0], wanted, hides=True)


def places_around(state: State, seat: Seat, point: Point) -> Iterator[Point]:
    """Yield points of a seat's zone, the nearest to a point first: a fine grid around it, then one over the whole
    zone."""
    zone = state.book.mission.side(seat).area()
    reach = range(-RINGS, RINGS + 1)
    fine = sorted((x * x + y * y, x, y) for x in reach for y in reach)
    within = (point.moved(x * NEAR, y * NEAR) for _, x, y in fine) if zone.locate(point) > 0 else iter(())
    grid = (
        Point(x, y)
        for x in range(zone.left + PITCH, zone.right, PITCH)
        for y in range(zone.top + PITCH, zone.bottom, PITCH)
        if zone.locate(Point(x, y)) > 0
    )
    written = (each for each in within if min(each) >= 0)
    return chain(written, sorted(grid, key=lambda each: squared_distance(point, each)))
