"""Charges proposed by the game: straight routes of teams into contact with an enemy, or behind a friend (L701)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from combat.engine.kernel.record import replace
from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.heading import Heading, direction, heading_to
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.sines import SCALE
from combat.games.armour.rules.answers import Charge, ChargeRoute
from combat.games.armour.rules.assault.charge_limits import part_refusal
from combat.games.armour.rules.assault.eligibility import nearest_enemies
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.state import State, Team


def proposed_charge(
    state: State, teams: Iterable[Team], *, first: bool, wanted: Mapping[str, str] | None = None
) -> Charge | None:
    """Return a charge by those teams that can reach contact, one after the other; None if none can.

    `first` is true for the first charge of an assault, false in a counterattack. `wanted` maps a team to the enemy that
    it should charge if it can.
    """
    view, parts, goals = state.copy(), list[ChargeRoute](), wanted or {}
    waiting = sorted(teams, key=lambda team: team.id not in goals)
    for _ in range(2):  # infantry that finds no room at first may come behind a team that does
        for team in list(waiting):
            charged, now, goal = [part.team for part in parts], view.teams[team.id], goals.get(team.id, "")
            route = proposed_route(view, now, charged, first=first, only=goal) if goal else None
            route = route or proposed_route(view, now, charged, first=first)
            if route is not None:
                parts.append(ChargeRoute(team.id, route))
                view.teams[team.id] = replace(view.teams[team.id], pose=route.end)
                waiting.remove(team)
    return Charge(parts) if parts else None


def proposed_route(view: State, team: Team, friends: Iterable[str], *, first: bool, only: str = "") -> Route | None:
    """Return a straight legal route of a team into contact, after the friends that have charged; None if none was
    found.

    `only` is the id of the enemy to charge; "" for any. The `first` charge of an assault must end near enemies shot at
    before.
    """
    charged, hull = list(friends), view.card(team).hull
    others = [shape_of(view, other) for other in view.teams.values() if other.on_table and other.id != team.id]
    for target in (shape_of(view, view.teams[only]),) if only else _targets(view, team, charged):
        for route in _routes(view, team, target):
            there = hull.at(route.end.point, route.heading)
            if any(overlap(there, other) for other in others):
                continue
            if part_refusal(view, team, route, charged, first=first) is None:
                return route
    return None


def _targets(view: State, team: Team, friends: list[str]) -> Iterator[ConvexShape]:
    """Yield what a team may run into: enemies, the nearest first, then infantry that has charged before it."""
    yield from (shape_of(view, enemy) for enemy in nearest_enemies(view, team))
    if view.card(team).arm == "infantry":
        infantry = (view.teams[each] for each in friends if view.card(each).arm == "infantry")
        yield from (shape_of(view, friend) for friend in infantry)


def _routes(view: State, team: Team, target: ConvexShape) -> Iterator[Route]:
    """Yield straight ways towards the middle, corners and sides of a shape, up to contact."""
    start = pose_of(team).point
    corners = target.corners
    middle = _middle(corners)
    sides = (_middle(side) for side in zip(corners, (*corners[1:], corners[0]), strict=True))
    for heading in dict.fromkeys(heading_to(start, point) for point in (middle, *sides, *corners)):
        end = contact_point(view, team, heading, target)
        if end is not None:
            yield Route([end], heading)


def _middle(points: Iterable[Point]) -> Point:
    found = list(points)
    return Point(sum(x for x, _ in found) // len(found), sum(y for _, y in found) // len(found))


def contact_point(view: State, team: Team, heading: Heading, target: ConvexShape) -> Point | None:
    """Return the point where a team moving straight along a heading first touches a shape; None if it is out of reach.

    None also if the team touches it already.
    """
    hull, start = view.card(team).hull, pose_of(team).point
    across, down = direction(heading)

    def at(length: int) -> Point:
        return start.moved(across * length // SCALE, down * length // SCALE)

    free, met = 0, -1
    far = view.book.limits.charge.distance
    if overlap(hull.at(start, heading), target):
        return None
    step = far // 20
    for length in range(step, far + step, step):
        if overlap(hull.at(at(length), heading), target):
            met = length
            break
        free = length
    while met - free > 1:
        middle = (free + met) // 2
        if overlap(hull.at(at(middle), heading), target):
            met = middle
        else:
            free = middle
    end = at(min(free, far))
    return end if end != start and in_contact(hull.at(end, heading), target) else None
