"""Clearing minefields by an order instead of moving (L789)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.games.armour.rules.distances import holds, shape_of
from combat.games.armour.rules.morale.unit_ratings import has_trait
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.works.mine_zones import MINES, centre_of
from combat.games.armour.rules.works.placed_work import PlacedWork


def clearings(state: State, unit: Unit) -> Iterator[tuple[str, PlacedWork]]:
    """Yield the teams of a unit that can clear mines now, each with the nearest minefield that no other team clears
    (L789).

    They are infantry, and tanks with a device for it, near the leader, and near the mines since the turn began; assault
    pioneers need not have been (L769-L783).
    """
    left, leader = [work for work in state.works if work.kind == MINES], state.teams[unit.leader]
    for team in state.teams_of(unit.id):
        if not _able(state, team) or not holds(state, state.book.limits.clearing_leader, team, leader):
            continue
        shape = shape_of(state, team)
        near = [work for work in left if _is_near(state, team, shape, work)]
        if near:
            taken = _nearest(state, shape, near)
            left.remove(taken)
            yield team.id, taken


def _is_near(state: State, team: Team, shape: ConvexShape, work: PlacedWork) -> bool:
    """Return whether mines are near enough to a team, and were so when its turn began if it is not trained for them."""
    limit, marker = state.book.limits.clearing, centre_of(work)
    if not limit.holds(shape, marker):
        return False
    if has_trait(state, team, "clears_mines"):
        return True
    began = team.began
    return began is not None and limit.holds(state.card(team).hull.at(began.point, began.heading), marker)


def _nearest(state: State, shape: ConvexShape, works: list[PlacedWork]) -> PlacedWork:
    return min(works, key=lambda work: distance(shape, centre_of(work)).units)


def _able(state: State, team: Team) -> bool:
    card = state.card(team)
    return team.fights and not team.moved and (card.arm == "infantry" or has_trait(state, team, "clears_mines"))
