"""Units that move freely in a night attack, and units that wait for dawn in their zone (L751)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import Final

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.cards.keyword import traits_of
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.two_seats import ATTACKER

BEFORE_DAWN: Final = "before-dawn"
"""Key of the zones that bar the way out of a deployment zone."""


def waits_for_dawn(state: State, unit: Unit) -> bool:
    """Return whether a unit must stay in its deployment zone: at night, all of the attacker's except trained
    formations.

    Units split from another belong to its formation; support units belong to none (L43, L751).
    """
    if not state.night or unit.seat != ATTACKER:
        return False
    whole = state.units.get(unit.parent, unit)
    formation = state.formations.get(unit.formation or whole.formation)
    if formation is None:
        return True
    keywords = state.book.diagrams[formation.diagram].keywords
    return "night_training" not in traits_of(keywords, state.book.keywords)


def waiting_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team that waits for dawn may not be at its place, which is not wholly in its zone;
    else None.
    """
    unit = state.units[team.unit]
    zone = state.book.mission.side(unit.seat).area()
    if not waits_for_dawn(state, unit) or containment(shape_of(state, team), zone) is Containment.WHOLE:
        return None
    return Refusal("waits-for-dawn", "L751")


def dawn_zones(state: State, team: Team) -> Iterator[ShapeZone]:
    """Yield the areas outside its zone, for a team that waits for dawn there; nothing for a team that moves freely."""
    unit = state.units[team.unit]
    if waits_for_dawn(state, unit):
        table = state.book.table
        for shape in _outside(state.book.mission.side(unit.seat).zone, table.width + table.height):
            yield ShapeZone(BEFORE_DAWN, shape)


@lru_cache(maxsize=64)
def _outside(zone: tuple[Point, ...], far: int) -> tuple[ConvexShape, ...]:
    """Return a rectangle beyond each side of a zone, so large that they cover all of the table outside."""
    corners = convex_hull(zone)
    return tuple(_beyond(a, b, far) for a, b in pairwise((*corners, corners[0])))


def _beyond(a: Point, b: Point, far: int) -> ConvexShape:
    """Return the rectangle beyond a side of a polygon that is given clockwise, on the table with y down."""
    dx, dy = b.x - a.x, b.y - a.y
    long = max(1, isqrt(dx * dx + dy * dy))
    along, out = (dx * far // long, dy * far // long), (dy * far // long, -dx * far // long)
    start, end = a.moved(-along[0], -along[1]), b.moved(*along)
    return ConvexShape((start, end, end.moved(*out), start.moved(*out)))
