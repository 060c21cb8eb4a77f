"""Moves of a whole unit: its teams keep their places beside the leader as far as ground and rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import hypot
from typing import NamedTuple

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import Heading, heading_to, turned
from combat.engine.space.plane.movement.mover import half_width, inner_radius, turning_radius
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.answers import Moves, Speed, TeamRoute
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.mover_zones import approach
from combat.games.armour.rules.ground.way import Way, way
from combat.games.armour.rules.moves.move_limits import mover_refusal, moves_refusal, speed_limit
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team, Unit

CLOSE = 10 * CM
"""Distance from its leader to which a team that has strayed returns."""
SAFE_CROSS, WORST_CROSS = 3, 5
"""Scores of Cross rolls that a team risks at once, and if nothing else is possible."""
ASIDE = (0, 3 * CM, -3 * CM, 6 * CM, -6 * CM)
SHARES = (1.0, 0.75, 0.5, 0.25)
AHEAD = 7 * CM
"""Distance that a vehicle moves ahead before it turns if neighbours are in its way."""
FAR = 75 * CM
"""Distance beyond which nothing obstructs a move."""
BESIDE = 3 * CM
"""Room between teams that come up into a line."""
LEAST = CM
"""Least length of a move that is declared."""
WALKED = 5
"""Number of ways of a team that are tried to find a legal one."""


def formation(
    state: State, unit: Unit, to: Point, heading: Heading, speed: Speed, *, abreast: bool = False
) -> Moves | None:
    """Return legal moves that bring the leader towards a point and the others to their places beside it.

    With `abreast` all move into one line across the heading, ready to charge. None if the leader cannot move or the
    moves are illegal.
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
    line = _line(state, able, chief, to, heading) if abreast else {}
    for team in able:
        end = line.get(team.id) or _place(team, start, to)
        part = _part(view, team, end, heading, speed)
        if part is not None:
            view.teams[team.id] = replace(view.teams[team.id], pose=part.route.end, moved=speed)
            parts.append(part)
    if chief.id not in {part.team for part in parts} and mover_refusal(state, chief) is None:
        return None
    kept = [part for part in parts if speed == "tactical" or in_command(view, view.teams[part.team])]
    moves = Moves(kept) if kept else None
    return moves if moves is not None and moves_refusal(state, unit.seat, moves) is None else None


def _chief(state: State, unit: Unit, able: list[Team]) -> Team:
    leader = state.teams.get(unit.leader)
    return leader if leader is not None and leader.on_table else able[0]


def _line(state: State, teams: list[Team], chief: Team, to: Point, heading: Heading) -> dict[str, Point]:
    """Return places side by side, the leader's at a point in the middle, each other team on its own side."""
    right = turned(Point(CM, 0), heading)
    others = [team for team in teams if team.id != chief.id]
    others.sort(key=lambda team: (pose_of(team).point.x * right.x + pose_of(team).point.y * right.y, team.id))
    ordered = [*others[: len(others) // 2], chief, *others[len(others) // 2 :]]
    wide, middle = 2 * max(half_width(state.card(team).hull) for team in teams) + BESIDE, len(others) // 2
    return {
        team.id: to.moved(right.x * wide * (number - middle) // CM, right.y * wide * (number - middle) // CM)
        for number, team in enumerate(ordered)
    }


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
    for route in islice(_routes(view, team, end, heading, speed), WALKED):
        gone = _gone(view, team, route, speed)
        if gone is None:
            continue
        part, need = TeamRoute(team.id, speed, route), max((each.need for each in gone.crossings), default=0)
        if need <= SAFE_CROSS:
            return part
        if risky is None and need <= WORST_CROSS:
            risky = part
    return risky


def _routes(view: State, team: Team, end: Point, heading: Heading, speed: Speed) -> Iterator[Route]:
    """Yield routes to an end or near it: straight, or ahead first where neighbours leave no room to turn."""
    pose = pose_of(team)
    ahead = pose.point.moved(*turned(Point(0, -AHEAD), pose.heading))
    if not _is_hemmed_in(view, team):
        yield from (Route([point], heading) for point in _ends(view, team, end, speed))
        yield from _detours(view, team, end, heading, speed)
    elif min(ahead) > 0:
        for point in _ends(view, replace(team, pose=Pose.at(ahead, pose.heading)), end, speed):
            yield Route([ahead, point], heading)


def _detours(view: State, team: Team, end: Point, heading: Heading, speed: Speed) -> Iterator[Route]:
    """Yield routes to an end round something in the way, to either side."""
    start, most = pose_of(team).point, speed_limit(view, team, speed, "cross-country")
    whole = apart(start, end)
    if whole < 2 * AHEAD:
        return
    obstacles = _obstacles(view, team, speed)
    share = min(1.0, 0.8 * most / whole)
    goal = Point(round(start.x + (end.x - start.x) * share), round(start.y + (end.y - start.y) * share))
    for side in (AHEAD, -AHEAD):
        x = round((start.x + goal.x) / 2 - (end.y - start.y) / whole * side)
        y = round((start.y + goal.y) / 2 + (end.x - start.x) / whole * side)
        if min(x, y) <= 0 or any(each.bars(start, Point(x, y)) or each.bars(Point(x, y), goal) for each in obstacles):
            continue
        yield Route([Point(x, y), goal], heading)


def _is_hemmed_in(view: State, team: Team) -> bool:
    """Return whether another model stands so near that a vehicle cannot turn on the spot."""
    if view.card(team).arm == "infantry":
        return False
    at, own = pose_of(team).point, turning_radius(view.card(team).hull)
    others = (other for other in view.teams.values() if other.where == "table" and other.id != team.id)
    return any(apart(at, pose_of(other).point) < own + inner_radius(view.card(other).hull) for other in others
               if view.card(other).arm != "infantry")  # fmt: skip


def _ends(view: State, team: Team, end: Point, speed: Speed) -> Iterator[Point]:
    """Yield places on the way to an end with nothing in the way at first sight, the best first: beside it, nearer."""
    start, table = pose_of(team).point, view.book.table
    most = speed_limit(view, team, speed, "cross-country")
    whole = apart(start, end)
    if whole < LEAST or not most:
        return
    reach, obstacles = min(1.0, (most - 2) / whole), _obstacles(view, team, speed)
    for share in SHARES:
        for step in ASIDE:
            part = reach * share
            x = round(start.x + (end.x - start.x) * part - (end.y - start.y) / whole * step)
            y = round(start.y + (end.y - start.y) * part + (end.x - start.x) / whole * step)
            if not (CM <= x <= table.width - CM and CM <= y <= table.height - CM):
                continue
            if apart(start, Point(x, y)) <= most and not any(each.bars(start, Point(x, y)) for each in obstacles):
                yield Point(x, y)


class _Obstacle(NamedTuple):
    """A model in the way of a team: the middle of it, how near it may be passed, and how near the way may end."""

    at: Point
    passing: int
    ending: int

    def bars(self, start: Point, end: Point) -> bool:
        """Return whether a straight way passes or ends too near, unless it leads away."""
        if apart(end, self.at) < self.ending:
            return apart(end, self.at) < apart(start, self.at)
        ux, uy, dx, dy = end.x - start.x, end.y - start.y, self.at.x - start.x, self.at.y - start.y
        along, square = ux * dx + uy * dy, ux * ux + uy * uy
        return 0 < along < square and (ux * dy - uy * dx) ** 2 < self.passing * self.passing * square


def _obstacles(view: State, team: Team, speed: Speed) -> list[_Obstacle]:
    """Return the models that a team must go round or keep away from, as circles within their outlines."""
    seat, own, at = view.seat_of(team.id), inner_radius(view.card(team).hull), pose_of(team).point
    found, foot = list[_Obstacle](), view.card(team).arm == "infantry"
    for other in view.teams.values():
        if other.where != "table" or other.id == team.id or other.pose is None or apart(at, other.pose.point) > FAR:
            continue
        room = own + inner_radius(view.card(other).hull)
        if view.seat_of(other.id) != seat:
            keeps = approach(view, team, other, dash=speed == "dash")
            room += 0 if keeps is None else keeps.distance
            found.append(_Obstacle(other.pose.point, room, room))
        else:
            passes = foot or view.card(other).arm == "infantry"
            found.append(_Obstacle(other.pose.point, 0 if passes else room, room))
    return found


def _gone(view: State, team: Team, route: Route, speed: Speed) -> Way | None:
    """Return the way of a team along a route if its speed allows it."""
    gone = way(view, team, route, dash=speed == "dash")
    if isinstance(gone, Refusal) or gone.distance > speed_limit(view, team, speed, gone.slowest):
        return None
    return gone


def facing(state: State, at: Point, enemies: list[Team], otherwise: Point) -> Heading:
    """Return the heading from a place to the nearest enemy; to the point `otherwise` if there is none."""
    nearest = min(enemies, key=lambda enemy: (apart(pose_of(enemy).point, at), enemy.id), default=None)
    return heading_to(at, otherwise if nearest is None else pose_of(nearest).point)
