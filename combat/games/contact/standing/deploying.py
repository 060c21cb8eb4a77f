"""Legal places of units and dummies in their zone: near a point, or anywhere (section 10)."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision, Refusal
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import Hide, Place
from combat.games.contact.rules.state import State
from combat.games.miniatures.standing.zone_places import facing, middle, places_around

NEAR, RINGS = 1 * CM, 8
"""Distance of the places that are tried around a point, and rings around it."""


def waiting(state: State, seat: Seat) -> list[str]:
    """Return the ids of the units and dummies of a seat that are still to be set up."""
    units = [unit.id for unit in state.of(seat) if unit.where == "undeployed"]
    return units + [dummy.id for dummy in state.dummies.values() if dummy.seat == seat and dummy.pose is None]


def setting(state: State, decision: Decision, piece: str, pose: Pose, *, hides: bool) -> Place | Hide | Refusal:
    """Return the answer that sets up a unit or dummy at a pose, or the reason why it is illegal.

    With `hides`, it is set up hidden if that is legal.
    """
    shown, hidden = Place(piece, pose), Hide(piece, pose)
    why = decision.refusal(state, hidden if hides else shown)
    if why is None:
        return hidden if hides else shown
    return shown if hides and decision.refusal(state, shown) is None else why


def nearest(state: State, decision: Decision, piece: str, pose: Pose, *, hides: bool) -> Place | Hide | None:
    """Return the answer that sets up a unit or dummy at the legal place nearest to a pose; None if there is no room.

    With `hides`, it is set up hidden if that is legal there.
    """
    zone = state.book.mission.side(decision.seat).area()
    for point in places_around(zone, pose.point, NEAR, RINGS):
        found = setting(state, decision, piece, Pose.at(point, pose.heading), hides=hides)
        if not isinstance(found, Refusal):
            return found
    return None


def next_setting(state: State, decision: Decision) -> Place | Hide | None:
    """Return the answer that sets up the next unit or dummy automatically; None if all are set up or there is no room.

    Units are spread along the zone in the order of their force, hidden where that is legal.
    """
    left = waiting(state, decision.seat)
    if not left:
        return None
    zone, heading = state.book.mission.side(decision.seat).area(), facing(state.book.mission, decision.seat)
    own = [unit.id for unit in state.units.values() if unit.seat == decision.seat]
    place = own.index(left[0]) if left[0] in own else len(own) // 2
    across = zone.left + (zone.right - zone.left) * (2 * place + 1) // (2 * max(1, len(own)))
    wanted = Pose.at(Point(across, middle(zone).y), heading)
    return nearest(state, decision, left[0], wanted, hides=True)
