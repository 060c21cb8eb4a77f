"""The neighbourhood of minefields, in which a moving team is at risk (L787)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.placed_work import PlacedWork

MINES = "mines"
"""Kind of the works that are minefields."""


def centre_of(work: PlacedWork) -> ConvexShape:
    """Return the centre of a minefield's marker, from which distances are measured, as a shape."""
    return ConvexShape((work.pose.point,))


def mine_zones(state: State) -> Iterator[ShapeZone]:
    """Yield the zone of each minefield, friendly ones included, in which a moving team must roll (L787)."""
    for place, work in enumerate(state.works):
        if work.kind == MINES:
            yield ShapeZone(f"{MINES} {place}", centre_of(work), state.book.limits.mine_danger, "test")
