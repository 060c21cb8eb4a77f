"""Clearing minefields by an order instead of moving (L789)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.games.armour.rules.distances import holds, shape_of
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.works.mine_zones import MINES
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.work_shapes import work_shape


def clearings(state: State, unit: Unit) -> Iterator[tuple[str, PlacedWork]]:
    """Yield the teams of a unit that can clear mines now, each with the nearest minefield that no other takes (L789).

    They are infantry, and tanks with a device for it, near the leader; they stand near the mines since an earlier turn.
    """
    left, leader = [work for work in state.works if work.kind == MINES], state.teams[unit.leader]
    for team in state.teams_of(unit.id):
        if not _able(state, team) or not holds(state, state.book.limits.clearing_leader, team, leader):
            continue
        shape = shape_of(state, team)
        near = [work for work in left if state.book.limits.clearing.holds(shape, _marker(state, work))]
        if near:
            taken = _nearest(state, shape, near)
            left.remove(taken)
            yield team.id, taken


def _marker(state: State, work: PlacedWork) -> ConvexShape:
    return work_shape(state.book, work.kind, work.pose)


def _nearest(state: State, shape: ConvexShape, works: list[PlacedWork]) -> PlacedWork:
    return min(works, key=lambda work: distance(shape, _marker(state, work)).units)


def _able(state: State, team: Team) -> bool:
    card = state.card(team)
    return team.fights and not team.moved and (card.arm == "infantry" or "clears_mines" in card.traits)
