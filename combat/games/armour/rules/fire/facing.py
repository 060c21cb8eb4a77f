"""How a shooter turns to its target: up to 90 degrees, a turret the rest of the way (L631)."""

from __future__ import annotations

from combat.engine.space.plane.heading import FULL, HALF, QUARTER, Heading, heading_to
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State


def faced(state: State, shot: Shot) -> tuple[Pose, Heading]:
    """Return a shooter's pose and the heading of its turret when it fires; ValueError off the table.

    A turret turns alone. Anything else turns about its middle towards the target, by at most a quarter.
    """
    team, target = state.teams[shot.shooter], state.teams[shot.target]
    if team.pose is None or target.pose is None:
        raise ValueError(shot.shooter)
    wanted = heading_to(team.pose.point, target.pose.point)
    if state.card(team).turret is not None:
        return team.pose, wanted
    by = (wanted - team.pose.heading + HALF) % FULL - HALF
    turned = team.pose.turned(max(-QUARTER, min(QUARTER, by)))
    return turned, turned.heading
