"""Moves of a whole unit: its teams keep their places beside the leader as far as ground and rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import Heading, heading_to
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.route import Route
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.answers import Moves, Speed, TeamRoute
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.way import Way, way
from combat.games.armour.rules.moves.move_limits import mover_refusal, speed_limit
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team, Unit

CLOSE = 10 * CM
"""How far from its leader a team that has strayed goes back to."""
WORST_CROSS = 4
"""The highest score of a Cross roll that a team risks for a straight way."""
SIDESTEPS = (0, 4 * CM, -4 * CM)
SHARES = (1.0, 0.7, 0.4)
LEAST = CM
"""A shorter move is not worth being declared."""


def formation(state: State, unit: Unit, to: Point, heading: Heading, speed: Speed) -> Moves | None:
    """Return legal moves that bring the leader towards a point and the others to their places beside it.

    None if no team can go.
    """
    able = [team for team in state.teams_of(unit.id) if mover_refusal(state, team) is None]
    if speed == "tactical":
        able = [team for team in able if team.ferried not in ("loaded", "forward")]
    if not able:
        return None
    chief = _chief(state, unit, able)
    start = pose_of(chief).point
    dx, dy = to.x - start.x, to.y - start.y
    view, parts = state.copy(), list[TeamRoute]()
    able.sort(key=lambda team: -(pose_of(team).point.x * dx + pose_of(team).point.y * dy))
    for team in able:
        end = _place(team, start, to)
        part = _part(view, team, end, heading, speed)
        if part is not None:
            view.teams[team.id] = replace(view.teams[team.id], pose=part.route.end, moved=speed)
            parts.append(part)
    kept = [part for part in parts if speed == "tactical" or in_command(view, view.teams[part.team])]
    return Moves(kept) if kept else None


def _chief(state: State, unit: Unit, able: list[Team]) -> Team:
    leader = state.teams.get(unit.leader)
    return leader if leader is not None and leader.on_table else able[0]


def _place(team: Team, start: Point, to: Point) -> Point:
    """Return where a team belongs: as far beside the leader's end as it is beside its start, but not far from it."""
    at = pose_of(team).point
    aside = Point(at.x - start.x, at.y - start.y)
    far = hypot(*aside)
    if far > CLOSE:
        aside = Point(round(aside.x * CLOSE / far), round(aside.y * CLOSE / far))
    return to.moved(*aside)


def _part(view: State, team: Team, end: Point, heading: Heading, speed: Speed) -> TeamRoute | None:
    """Return a legal move of a team to a place or near it; None if none of a few is."""
    risky: TeamRoute | None = None
    for point in _ends(view, team, end, speed):
        route = Route([point], heading)
        gone = _gone(view, team, route, speed)
        if gone is None:
            continue
        part = TeamRoute(team.id, speed, route)
        if not gone.crossings:
            return part
        if risky is None and max(each.need for each in gone.crossings) <= WORST_CROSS:
            risky = part
    return risky


def _ends(view: State, team: Team, end: Point, speed: Speed) -> Iterator[Point]:
    """Yield places on the way to an end, the best first: the end itself, beside it, nearer."""
    start = pose_of(team).point
    most = speed_limit(view, team, speed, "cross-country")
    whole = apart(start, end)
    if whole < LEAST or not most:
        return
    reach, table = min(1.0, (most - 2) / whole), view.book.table
    for share in SHARES:
        for step in SIDESTEPS:
            part = reach * share
            x = round(start.x + (end.x - start.x) * part - (end.y - start.y) / whole * step)
            y = round(start.y + (end.y - start.y) * part + (end.x - start.x) / whole * step)
            if 0 <= x <= table.width and 0 <= y <= table.height and apart(start, Point(x, y)) <= most:
                yield Point(x, y)


def _gone(view: State, team: Team, route: Route, speed: Speed) -> Way | None:
    """Return the way of a team along a route if its speed allows it."""
    gone = way(view, team, route, dash=speed == "dash")
    if isinstance(gone, Refusal) or gone.distance > speed_limit(view, team, speed, gone.slowest):
        return None
    return gone


def facing(state: State, at: Point, enemies: list[Team], otherwise: Point) -> Heading:
    """Return the heading from a place to the nearest enemy, or to a point without one."""
    nearest = min(enemies, key=lambda enemy: (apart(pose_of(enemy).point, at), enemy.id), default=None)
    return heading_to(at, otherwise if nearest is None else pose_of(nearest).point)
