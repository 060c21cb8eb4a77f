"""Shelter in works: trenches for infantry, pits for guns, for as many teams as have room (A42)."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance, overlap
from combat.games.armour.rules.charts.work import Work
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.work_shapes import work_shape


def shelter(state: State, team: Team) -> str:
    """Return the kind of the work that shelters a team on the table; "" if none does.

    The team must be at least partly on the work; if too many are, those nearest to its centre have room.
    """
    kinds = state.book.works
    mine = (work for work in state.works if _fits(state, team, kinds[work.kind]))
    return next((work.kind for work in mine if team.id in sheltered(state, work, team)), "")


def sheltered(state: State, work: PlacedWork, placed: Team | None = None) -> tuple[str, ...]:
    """Return the ids of the teams that a work shelters, nearest to its centre first.

    `placed` replaces the team with its id, at another place.
    """
    kind, shape = state.book.works[work.kind], work_shape(state.book, work.kind, work.pose)
    others = (placed if placed is not None and each.id == placed.id else each for each in state.teams.values())
    inside = [
        each for each in others if each.on_table and _fits(state, each, kind) and overlap(shape_of(state, each), shape)
    ]
    inside.sort(key=lambda each: distance(ConvexShape((pose_of(each).point,)), shape).units)
    return tuple(each.id for each in inside[: kind.teams])


def _fits(state: State, team: Team, kind: Work) -> bool:
    return kind.teams > 0 and state.card(team).arm == kind.arm
