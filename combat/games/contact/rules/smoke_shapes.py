"""Areas that smoke, flares and laid strips cover."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.state import LaidField, Smoke


def smoke_shape(smoke: Smoke) -> ConvexShape:
    """Return the area of smoke or light: a disc, or a band across its heading."""
    if smoke.length == smoke.width:
        return ConvexShape((smoke.at.point,), smoke.width // 2)
    return strip(smoke.at, smoke.length, smoke.width)


def field_shape(laid: LaidField) -> ConvexShape | None:
    """Return the remaining area of a strip of mines or wire; None if all of it is cleared."""
    if laid.cleared >= laid.length:
        return None
    return strip(laid.at, laid.length - laid.cleared, laid.width)


def strip(at: Pose, length: int, width: int) -> ConvexShape:
    """Return the rectangle around a pose with its length across the heading, in units of 0.1 mm.

    Odd sizes are reduced by one unit.
    """
    return HullFootprint.rectangle(length // 2 * 2, width // 2 * 2).at(at.point, at.heading)
