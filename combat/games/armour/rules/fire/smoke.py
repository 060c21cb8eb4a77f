"""Smoke between a team and what it fires at or spots: balls and screens (L661, L695)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.ground.sight_obstacles import SMOKE, ground_height
from combat.games.armour.rules.ground.sighting import body_of
from combat.games.armour.rules.state import State, Team

_RULE = SightRule(conceals=True)
_OPEN = ObstacleIndex(())


def through_smoke(state: State, shooter: Team, target: Team) -> bool:
    """Return whether a shot goes into, through or out of smoke (L661).

    A shooter that smoke covers in part fires out of it. Otherwise at least half of the target must be behind or in
    smoke, as with concealment.
    """
    return smoke_before(state, shooter, body_of(state, target)) if state.smoke or state.screens else False


def smoke_before(state: State, viewer: Team, target: SightBody) -> bool:
    """Return whether a team looks into, through or out of smoke at a team or a point (L661, L695)."""
    shapes = list(smoke_shapes(state))
    own = shape_of(state, viewer)
    if any(overlap(own, shape) for shape in shapes):
        return True
    pieces = (_obstacle(state, place, shape) for place, shape in enumerate(shapes))
    return PlaneSight(_OPEN, pieces).report(body_of(state, viewer), target).concealed


def smoke_shapes(state: State) -> Iterator[ConvexShape]:
    """Yield what each ball and each screen of smoke covers."""
    yield from (disc(state, ball) for ball in state.smoke)
    yield from (screen.shape() for screen in state.screens)


def disc(state: State, ball: SmokeBall) -> ConvexShape:
    """Return what a ball of smoke covers."""
    return ConvexShape((ball.at,), state.book.figures.artillery.smoke_ball // 2)


def _obstacle(state: State, place: int, shape: ConvexShape) -> Obstacle:
    height = state.book.figures.artillery.smoke_ball
    ground = ground_height(state.book, shape.corners[0])
    return Obstacle.of_shape(f"smoke {place}", SMOKE, shape, _RULE, ground, height)
