"""How a shooter turns to its targets: hull or base by up to 90 degrees, a turret as far as needed (L631)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.space.plane.heading import FULL, HALF, QUARTER, Heading, heading_to
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.arcs import mounting
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State, Team


def faced(state: State, team: Team, shots: Iterable[Shot]) -> tuple[Pose, Heading]:
    """Return the pose of a team and the heading of its turret when it fires some shots; ValueError off the table.

    A turret turns alone, and with its hull where a weapon in the hull fires; anti-aircraft machine guns turn nothing.
    """
    aims = {
        mounting(state, team, state.book.weapons[shot.weapon]): pose_of(state.teams[shot.target]).point
        for shot in reversed(tuple(shots))
    }
    pose, turret = pose_of(team), team.turret
    if "hull" in aims:
        by = _towards(pose, aims["hull"])
        pose, turret = pose.turned(by), (turret + by) % FULL
        if state.card(team).turret is None:
            turret = pose.heading
    if "turret" in aims:
        turret = heading_to(pose.point, aims["turret"])
    return pose, turret


def _towards(pose: Pose, target: Point) -> int:
    """Return by how much a hull turns towards a target: at most a quarter."""
    by = (heading_to(pose.point, target) - pose.heading + HALF) % FULL - HALF
    return max(-QUARTER, min(QUARTER, by))
