"""Smoke between a team and its target or aiming point: smoke balls and screens (L661, L695)."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.games.armour.rules.air.air_sight import cover_from_above, is_from_above
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.fire.smoke_shapes import smoke_shapes
from combat.games.armour.rules.ground.sight_obstacles import SMOKE, ground_height
from combat.games.armour.rules.ground.sighting import body_of
from combat.games.armour.rules.state import State, Team

_RULE = SightRule(conceals=True)
_OPEN = ObstacleIndex(())


def through_smoke(state: State, shooter: Team, target: Team) -> bool:
    """Return whether a shot goes into, through or out of smoke (L661).

    A shooter partly in smoke fires out of it. Otherwise at least half of the target must be behind or in smoke. False
    if shooter or target is an aircraft; then smoke conceals instead.
    """
    if not (state.smoke or state.screens) or is_from_above(state, shooter, target):
        return False
    return smoke_before(state, shooter, body_of(state, target))


def smoke_before(state: State, viewer: Team, target: SightBody) -> bool:
    """Return whether a team's sight of a team or point passes into, through or out of smoke (L661, L695).

    For an aircraft only smoke near the target matters (L623).
    """
    if is_aircraft(state, viewer):
        return bool(cover_from_above(state, viewer, target, smoke_only=True).pieces)
    shapes = list(smoke_shapes(state))
    own = shape_of(state, viewer)
    if any(overlap(own, shape) for shape in shapes):
        return True
    pieces = (_obstacle(state, place, shape) for place, shape in enumerate(shapes))
    return PlaneSight(_OPEN, pieces).report(body_of(state, viewer), target).concealed


def _obstacle(state: State, place: int, shape: ConvexShape) -> Obstacle:
    height = state.book.figures.artillery.smoke_ball
    ground = ground_height(state.book, shape.corners[0])
    return Obstacle.of_shape(f"smoke {place}", SMOKE, shape, _RULE, ground, height)
