"""Paths of single teams of a group that moves together: straight ones, and detours (L551-L563)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record, replace
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.movement.movement_path import Move, MovementPath, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.nearest_path import nearest_path
from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.movement.walk import Walk
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import MM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Speed
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.ground.ground_layouts import RATES
from combat.games.armour.rules.ground.way import crossings_of, movement_space, refusal_of, way
from combat.games.armour.rules.moves.move_limits import speed_limit
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team
from combat.games.armour.standing.move_plan import CrossRoll

NODES = 40
"""Number of places near the wanted one that are tried for a team that cannot get there."""
COUNTRY = RATES.index("cross-country")


class WayEnd(Record):
    """How far a team can move along a straight path, and why not farther."""

    length: int
    """In units of 0.1 mm."""
    why: Refusal | None
    """Reason why it does not reach the end; None if it does."""
    limit: int
    """Greatest length on the ground that it meets."""


class TeamWays:
    """Computes the paths of a group's teams; obstacles and reach of each team are cached."""

    def __init__(self, state: State, group: Sequence[str], limit: int = 0) -> None:
        """Prepare a group; `limit` is the length of a granted move in units of 0.1 mm, 0 for the teams' own speeds."""
        self.state, self._limit = state, limit
        self._spaces = dict[tuple[str, Speed], MovementSpace]()
        self._reaches = dict[tuple[str, Speed], list[Reach]]()
        self._alone = state.copy()
        for team in group:
            self._alone.teams.pop(team)

    # -- what a team meets --------------------------------------------------------------------------------------

    def space(self, team: str, speed: Speed) -> MovementSpace:
        """Return the movement space of a team, without the group's other teams, since they move too; cached."""
        found = self._spaces.get((team, speed))
        if found is None:
            each = self.state.teams[team]
            view = self._alone.copy()
            view.teams[team] = each
            (x, y), reach = pose_of(each).point, self.speed(each, speed, 0)
            corners = Point(x - reach, y - reach), Point(x + reach, y + reach)
            found = self._spaces[team, speed] = movement_space(view, each, dash=speed == "dash", points=corners)
        return found

    def speed(self, team: Team, speed: Speed, rate: int) -> int:
        """Return the greatest length of a team's move at a speed, on ground of a rate, in units of 0.1 mm."""
        return self._limit or speed_limit(self.state, team, speed, RATES[rate])

    def walk(self, team: str, speed: Speed, route: Route) -> Walk:
        """Return the report of a team's walk along a route: its length, ground, and where it is stopped."""
        return walk(self.space(team, speed), path_of(pose_of(self.state.teams[team]), route))

    def end(self, team: str, speed: Speed, gone: Walk, length: int) -> WayEnd:
        """Return how far a team can move along a walked route of a length, in units of 0.1 mm."""
        each, at, rate = self.state.teams[team], 0, 0
        limit = self.speed(each, speed, 0)
        for stretch in gone.stretches:
            rate = max(rate, stretch.rate)
            limit = self.speed(each, speed, rate)
            if stretch.end > limit:
                most = max(at, min(limit, stretch.end))
                return WayEnd(most, Refusal("too-far", "L561", (("most", limit), ("way", gone.length))), limit)
            at = stretch.end
        if gone.stop is not None:
            back = 0 if gone.length < length else MM
            return WayEnd(gone.length - back, refusal_of(self.state, each, gone.stop), limit)
        return WayEnd(gone.length, None, limit)

    def allows(self, view: State, team: str, speed: Speed, route: Route) -> bool:
        """Return whether a route of a team is legal in the state `view`, after the moves of other teams."""
        each = view.teams[team]
        gone = way(view, each, route, dash=speed == "dash")
        if isinstance(gone, Refusal):
            return False
        return gone.distance <= (self._limit or speed_limit(view, each, speed, gone.slowest))

    def rolls(self, team: str, speed: Speed, route: Route) -> Iterator[CrossRoll]:
        """Yield the rolls of a team on a route: Cross and among mines (L563, L787)."""
        each = self.state.teams[team]
        ground, path = self.space(team, speed).ground, path_of(pose_of(each), route)
        for crossing in crossings_of(self.state, each, ground, path, self.walk(team, speed, route)):
            yield CrossRoll(team, crossing.ground, crossing.need)

    # -- round obstacles ----------------------------------------------------------------------------------------

    def reaches(self, team: str, speed: Speed) -> list[Reach]:
        """Return the reach of a team, cached; a Dash has two, since it goes farther over open country than over other
        ground.

        A team that need not roll Cross at its start avoids ground that would require it.
        """
        found = self._reaches.get((team, speed))
        if found is None:
            each, space = self.state.teams[team], self.space(team, speed)
            here = shape_of(self.state, each)
            tests = any(piece.ground.passage == "test" and piece.touches(here) for piece in space.entered)
            slow = self.speed(each, speed, RATES.index("terrain"))
            fast = self.speed(each, speed, COUNTRY)
            found = [Reach(space, slow, tests=tests).finish()]
            if fast > slow:
                found.append(Reach(space, fast, COUNTRY, tests=tests).finish())
            self._reaches[team, speed] = found
        return found

    def nearest(self, team: str, speed: Speed, wanted: Point, heading: Heading) -> Route | None:
        """Return the route to the reachable place nearest to a wanted one; None if the team cannot move."""
        found = [self._route(nearest_path(reach, wanted, heading), heading) for reach in self.reaches(team, speed)]
        return min(
            (route for route in found if route is not None),
            key=lambda route: squared_distance(route.end.point, wanted),
            default=None,
        )

    def detour(self, view: State, team: str, speed: Speed, wanted: Pose, chief: Pose | None) -> Route | None:
        """Return the route of a team to a place near a wanted one, after the moves in the state `view`; None if there
        is none.

        Places in command are preferred; the leader ends at `chief` or, if that is None, does not move.
        """
        strayed: Route | None = None
        leader = view.unit_of(team).leader
        for route in self._near(view, team, speed, wanted):
            if not self.allows(view, team, speed, route):
                continue
            there = view.copy()
            there.teams[team] = replace(view.teams[team], pose=route.end, moved=speed)
            if chief is not None and leader != team:
                there.teams[leader] = replace(view.teams[leader], pose=chief)
            if in_command(there, there.teams[team]):
                return route
            strayed = strayed or route
        return strayed

    def _near(self, view: State, team: str, speed: Speed, wanted: Pose) -> Iterator[Route]:
        """Yield ways to places in reach that nobody has taken in a view, the nearest to a wanted one first."""
        reaches, heading = self.reaches(team, speed), wanted.heading
        nodes = [
            (squared_distance(node, wanted.point), node, reach) for reach in reaches for node in reach.candidates()
        ]
        nodes.sort(key=lambda each: each[:2])
        first = self.nearest(team, speed, wanted.point, heading)
        if first is not None:
            yield first
        hull = view.card(team).hull
        taken = [shape_of(view, other) for other in view.teams.values() if other.on_table and other.id != team]
        free = (
            (node, reach)
            for _, node, reach in nodes
            if not any(overlap(hull.at(node, heading), other) for other in taken)
        )
        for node, reach in islice(free, NODES):
            path = reach.path_to(node, heading) or reach.path_to(node)
            route = None if path is None else self._route(path, heading)
            if route is not None:
                yield route

    @staticmethod
    def _route(path: MovementPath, heading: Heading) -> Route | None:
        """Return the route along a path; None if it leads nowhere."""
        corners = [step.to for step in path if isinstance(step, Move)]
        return Route(corners, heading) if corners else None
