"""Smoke between a shooter and its target (L661)."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.ground.sight_obstacles import ground_height
from combat.games.armour.rules.ground.sighting import body_of
from combat.games.armour.rules.state import State, Team

_RULE = SightRule(conceals=True)
_OPEN = ObstacleIndex(())


def through_smoke(state: State, shooter: Team, target: Team) -> bool:
    """Return whether a shot goes into, through or out of smoke (L661).

    A shooter that smoke covers in part fires out of it. Otherwise at least half of the target must be behind or in
    smoke, as with concealment.
    """
    if not state.smoke:
        return False
    own = shape_of(state, shooter)
    if any(overlap(own, disc(state, ball)) for ball in state.smoke):
        return True
    balls = (_obstacle(state, place, ball) for place, ball in enumerate(state.smoke))
    return PlaneSight(_OPEN, balls).report(body_of(state, shooter), body_of(state, target)).concealed


def disc(state: State, ball: SmokeBall) -> ConvexShape:
    """Return what a ball of smoke covers."""
    return ConvexShape((ball.at,), state.book.figures.artillery.smoke_ball // 2)


def _obstacle(state: State, place: int, ball: SmokeBall) -> Obstacle:
    height = state.book.figures.artillery.smoke_ball
    return Obstacle.of_shape(
        f"smoke {place}", "smoke", disc(state, ball), _RULE, ground_height(state.book, ball.at), height
    )
