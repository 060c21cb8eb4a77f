"""Turning of shooters towards their targets: hull or base by up to 90 degrees, a turret as far as needed (L631)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.heading import FULL, HALF, QUARTER, Heading, heading_to
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.arcs import mounting
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.state import State, Team


def faced(state: State, team: Team, aims: Sequence[Aim]) -> tuple[Pose, Heading]:
    """Return the pose of a team and the heading of its turret when it fires at its aims.

    A turret turns alone, or with its hull if an aim says so or a weapon in the hull fires. Anti-aircraft machine guns
    turn nothing. A hull that would touch another model does not turn. Raises ValueError if the team is not on the
    table.
    """
    turning = [aim for aim in aims if _mounted(state, team, aim) == "hull"] or [aim for aim in aims if aim.turn]
    in_turret = [aim for aim in aims if _mounted(state, team, aim) == "turret"]
    hull, turret = (next((_place(state, aim) for aim in each), None) for each in (turning, in_turret))
    return _turned(state, team, hull, turret)


def faced_to_point(state: State, team: Team, weapon: Weapon, at: Point) -> tuple[Pose, Heading]:
    """Return the pose of a team and the heading of its turret when a weapon is aimed at a point (L677)."""
    in_turret = mounting(state, team, weapon) == "turret"
    return _turned(state, team, None if in_turret else at, at if in_turret else None)


def _turned(state: State, team: Team, at: Point | None, turret_at: Point | None) -> tuple[Pose, Heading]:
    """Return the pose of a team and the heading of its turret once each has turned to its point, if it has one."""
    pose, turret = pose_of(team), team.turret
    if at is not None:
        by = _towards(pose, at)
        if standing_refusal(state, team, pose.turned(by)) is None:
            pose, turret = pose.turned(by), (turret + by) % FULL
        if state.card(team).turret is None:
            turret = pose.heading
    if turret_at is not None:
        turret = heading_to(pose.point, turret_at)
    return pose, turret


def _mounted(state: State, team: Team, aim: Aim) -> str:
    return mounting(state, team, state.book.weapons[aim.weapon])


def _place(state: State, aim: Aim) -> Point:
    return pose_of(state.teams[aim.target]).point


def _towards(pose: Pose, target: Point) -> int:
    """Return by how much a hull turns towards a target: at most a quarter."""
    by = (heading_to(pose.point, target) - pose.heading + HALF) % FULL - HALF
    return max(-QUARTER, min(QUARTER, by))
