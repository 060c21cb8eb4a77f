"""Formations: places of a unit's teams around its leader when the unit is placed or moved as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.heading import Heading, turned
from combat.engine.space.plane.movement.mover import half_length, half_width
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import MOST, Pose
from combat.engine.space.plane.snapping import snap_to_lattice
from combat.games.armour.rules.answers import Placements, TeamPose
from combat.games.armour.rules.state import State, Team, Unit

GAP = 3 * CM
"""Distance between neighbours of a formation that is placed."""
ACROSS = 5
"""Most teams of a row."""


def formation(state: State, unit: Unit, gap: int = GAP) -> list[tuple[str, Point]]:
    """Return the id and the offset from the leader, at heading 0, of each team of a unit; the leader is first.

    `gap` is the space between teams, in units of 0.1 mm.
    """
    teams = (team for team in state.all_of(unit.id))
    return formed(state, sorted(teams, key=lambda team: team.id != unit.leader), gap)


def formed(state: State, teams: Sequence[Team], gap: int = GAP) -> list[tuple[str, Point]]:
    """Return the id and the offset from the first team, at heading 0, of each of some teams.

    The rows are as even as possible; the first team is in the middle of the first row. `gap` is the space between
    teams, in units of 0.1 mm.
    """
    wide = 2 * max(half_width(state.card(team).hull) for team in teams) + gap
    long = 2 * max(half_length(state.card(team).hull) for team in teams) + gap
    rows = -(-len(teams) // ACROSS)
    across = -(-len(teams) // rows)
    places = [(place % across, place // across) for place in range(len(teams))]
    middle = (across - 1) // 2
    places.sort(key=lambda place: (place != (middle, 0), place[1], place[0]))
    return [
        (team.id, Point((column - middle) * wide, row * long))
        for team, (column, row) in zip(teams, places, strict=True)
    ]


def placed(offsets: Sequence[tuple[str, Point]], pose: Pose) -> Placements | None:
    """Return the places of a formation turned to a pose's heading, its first team at the pose.

    None if a coordinate cannot be written as a pose. It is not checked that the places are legal, or on the table.
    """
    parts = list[TeamPose]()
    for team, offset in offsets:
        point = snap_to_lattice(pose.point.moved(*turned(offset, pose.heading)))
        if not (0 <= point.x <= MOST and 0 <= point.y <= MOST):
            return None
        parts.append(TeamPose(team, Pose.at(point, pose.heading)))
    return Placements(parts)


def offsets_of(teams: Sequence[Team], leader: Team) -> list[tuple[str, Point]]:
    """Return the ids of the teams on the table, each with its current offset from the leader's position."""
    assert leader.pose is not None
    x, y = leader.pose.point
    return [(team.id, Point(team.pose.point.x - x, team.pose.point.y - y)) for team in teams if team.pose is not None]


def ahead(start: Point, heading: Heading, far: int) -> Point:
    """Return the point `far` units of 0.1 mm from a point along a heading."""
    return start.moved(*turned(Point(0, -far), heading))
