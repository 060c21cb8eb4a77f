"""Places of a unit's teams at deployment: ranks around the leader, moved aside where they are obstructed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.heading import Heading, turned
from combat.engine.space.plane.movement.mover import half_length, half_width, turning_radius
from combat.engine.space.plane.point import CM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Placements, TeamPose
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.play.deployment import placements_refusal
from combat.games.armour.rules.state import State, Team, Unit

RANK = 4
"""Teams in a rank."""
TANKS_APART, APART = 5 * CM, 25 * CM // 10
"""Room between the hulls of tanks, and between other teams of a unit."""
ASIDE = ((0, 0), (0, 3), (0, -3), (3, 0), (-3, 0), (3, 3), (-3, -3), (3, -3), (-3, 3), (0, 6), (0, -6), (6, 0), (-6, 0))
"""Steps in cm by which a team is moved aside until its place is free."""


Judge = Callable[[Placements], Refusal | None]


def deployed(state: State, unit: Unit, at: Point, heading: Heading) -> Placements | None:
    """Return legal places of a unit's teams around a point at deployment; None if there is too little room."""
    teams = list(state.all_of(unit.id))
    return arranged(state, unit, at, heading, teams, lambda places: placements_refusal(state, unit.seat, places))


def arranged(
    state: State, unit: Unit, at: Point, heading: Heading, teams: list[Team], judge: Judge
) -> Placements | None:
    """Return places of some of a unit's teams around a point for which `judge` returns no refusal; None if there is
    no room.
    """
    teams.sort(key=lambda team: team.id != unit.leader)
    view, parts = state.copy(), list[TeamPose]()
    for team, place in zip(teams, _slots(state, teams, at, heading), strict=True):
        pose = _free(view, unit, team, place, heading)
        if pose is None:
            return None
        parts.append(TeamPose(team.id, pose))
        view.teams[team.id] = replace(team, where="table", pose=pose)
    found = Placements(parts)
    return found if judge(found) is None else None


def _slots(state: State, teams: list[Team], at: Point, heading: Heading) -> Iterator[Point]:
    """Yield the place of each team, the leader's first: left and right of it, then in ranks behind."""
    hulls, arm = [state.card(team).hull for team in teams], state.card(teams[0]).arm
    wide = 2 * max(half_width(hull) for hull in hulls) + (TANKS_APART if arm == "tank" else APART)
    deep = 2 * max(half_length(hull) for hull in hulls) + (TANKS_APART if arm == "tank" else APART)
    for number in range(len(teams)):
        rank, place = divmod(number, RANK)
        side = (place + 1) // 2 * (1 if place % 2 else -1)
        yield at.moved(*turned(Point(side * wide, rank * deep), heading))


def _free(view: State, unit: Unit, team: Team, at: Point, heading: Heading) -> Pose | None:
    """Return a legal place of a team at a point or beside it."""
    zone, hull = view.book.mission.side(unit.seat).area(), view.card(team).hull
    for aside in ASIDE:
        x, y = at.moved(aside[0] * CM, aside[1] * CM)
        if x < 0 or y < 0:
            continue
        pose = Pose(x, y, heading)
        if containment(hull.at(pose.point, heading), zone) is not Containment.WHOLE:
            continue
        if standing_refusal(view, team, pose) is None and _has_room(view, team, pose):
            return pose
    return None


def _has_room(view: State, team: Team, pose: Pose) -> bool:
    """Return whether a vehicle can turn at a place among other vehicles and guns."""
    if view.card(team).arm == "infantry":
        return True
    own = turning_radius(view.card(team).hull)
    for other in view.teams.values():
        if other.pose is None or view.card(other).arm == "infantry":
            continue
        room = own + turning_radius(view.card(other).hull)
        if squared_distance(pose.point, other.pose.point) < room * room:
            return False
    return True
