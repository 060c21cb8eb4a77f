"""Random legal bombardments, for sampling answers."""

from __future__ import annotations

from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.air.flights import aircraft_of
from combat.games.armour.rules.answers import Bombard, LayScreen
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.planning import Call, aiming_points, plan, spotters
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import other_seat

TRIES = 4
"""Number of random bombardments that are tried for a legal one."""
SCREEN_ODDS = 4
"""Number of tries of which one, on average, lays a screen."""


def random_mission(state: State, unit: Unit, numbers: RandomSource) -> Call | None:
    """Return a random legal bombardment by a unit, near an enemy team or on its aiming point; None if none was
    found.
    """
    watchers = spotters(state, unit)
    enemies = [pose_of(team).point for team in state.on_table(other_seat(unit.seat))]
    below = [pose_of(team).point for team in aircraft_of(state, unit.id, "table")]
    points = below or [*aiming_points(state, unit), *enemies]
    if not (watchers and points):
        return None
    for _ in range(TRIES):
        spotter = watchers[numbers.below(len(watchers))].id
        call = _random_call(unit.id, spotter, points[numbers.below(len(points))], numbers)
        if isinstance(plan(state, unit.seat, call), FireMission):
            return call
    return None


def _random_call(unit: str, spotter: str, at: Point, numbers: RandomSource) -> Call:
    if numbers.below(SCREEN_ODDS):
        return Bombard(unit, spotter, Pose.at(at))
    return LayScreen(unit, spotter, Pose.at(at, numbers.below(FULL)), 1 + numbers.below(2))
