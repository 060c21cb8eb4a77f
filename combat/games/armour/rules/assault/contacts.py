"""Contact in an assault: front edges, ranks behind them, and linear terrain in between (L701, L705)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from combat.engine.space.plane.contact import CONTACT
from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import CM, MM
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.distances import between, holds, pose_of, shape_of
from combat.games.armour.rules.moves.standing import covers, ground_class
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.work_passage import passage
from combat.games.armour.rules.works.work_shapes import work_shape

_NEAR: Final = Limit("near", "at-most", 10 * CM)
"""Distance beyond which nothing is in contact, whatever is in between; it only saves time."""


def front_edge(state: State, team: Team) -> ConvexShape:
    """Return the front edge of a team's base or hull; raise ValueError for a team that is not on the table."""
    pose, hull = pose_of(team), state.card(team).hull
    edge = [turned(corner, pose.heading) for corner in hull.corners if corner.y == hull.foremost]
    return ConvexShape([pose.point.moved(*corner) for corner in edge])


def touches(state: State, team: Team, other: Team) -> bool:
    """Return whether a team's front edge is in contact with another team."""
    return CONTACT.holds(front_edge(state, team), shape_of(state, other))


def may_contact(state: State, team: Team, enemy: Team) -> bool:
    """Return whether a team can ever assault an enemy (L701, L705).

    Tanks do not assault tanks. No team assaults aircraft, or teams on ground that is impassable to it.
    """
    arm, against = state.card(team).arm, state.card(enemy).arm
    if not enemy.on_table or state.seat_of(enemy.id) == state.seat_of(team.id) or against == "aircraft":
        return False
    if arm == "tank" == against:
        return False
    shape, running = shape_of(state, enemy), state.card(team).running
    if any(covers(piece, shape) for piece in state.book.table.scenery if _is_barred(state, piece, team)):
        return False
    works = (work for work in state.works if running in state.book.works[work.kind].barred)
    return not any(overlap(work_shape(state.book, work.kind, work.pose), shape) for work in works)


def _is_barred(state: State, piece: Scenery, team: Team) -> bool:
    return ground_class(state, piece, state.card(team)) == "impassable"


def direct_contacts(state: State, team: Team, *, mutual: bool) -> tuple[str, ...]:
    """Return the ids of the enemies with which a team itself is in contact.

    In a counterattack (`mutual`) these include enemies that touch it with their front edges.
    """
    enemies = (enemy for enemy in state.teams.values() if enemy.on_table and holds(state, _NEAR, team, enemy))
    return tuple(
        enemy.id
        for enemy in enemies
        if may_contact(state, team, enemy) and (_meets(state, team, enemy) or (mutual and _meets(state, enemy, team)))
    )


def _meets(state: State, team: Team, enemy: Team) -> bool:
    """Return whether a team's front edge touches an enemy, or a line of terrain behind which he stands."""
    return touches(state, team, enemy) or any(True for _ in lines_between(state, team, enemy))


class FightingLine(NamedTuple):
    """A line of terrain or a work across which two teams fight."""

    kind: str
    difficult: bool
    """Whether it requires a Cross roll."""


def lines_between(state: State, team: Team, enemy: Team) -> Iterator[FightingLine]:
    """Yield the lines of terrain and works across which a team fights an enemy (L705).

    Both teams touch the line, and there is only its width between them.
    """
    gap, edge, shape = between(state, team, enemy), front_edge(state, team), shape_of(state, enemy)
    for piece in state.book.table.scenery:
        if piece.form != "line" or gap.compare(piece.width + 2 * MM) > 0 or _is_barred(state, piece, team):
            continue
        line = piece.line()
        if CONTACT.allows(area_distance(edge, line)) and CONTACT.allows(area_distance(shape, line)):
            yield FightingLine(piece.kind, is_difficult(state, piece))
    for work in state.works:
        kind, passes = state.book.works[work.kind], passage(state, team, work)
        if not kind.linear or passes == "barred" or gap.compare(kind.width + 2 * MM) > 0:
            continue
        form = work_shape(state.book, work.kind, work.pose)
        if CONTACT.holds(edge, form) and CONTACT.holds(shape, form):
            yield FightingLine(work.kind, passes == "test")


def is_difficult(state: State, piece: Scenery) -> bool:
    """Return whether a piece of scenery requires a Cross roll (L563)."""
    row = state.book.row_of(piece.kind)
    return row.difficult or bool(row.cross)


def front_of(state: State, team: Team, friends: Iterable[str], *, mutual: bool) -> tuple[str, ...]:
    """Return the ids of the assaulting infantry teams in contact, which an infantry team touches from behind (L701).

    Empty for other arms.
    """
    if state.card(team).arm != "infantry":
        return ()
    others = (state.teams[each] for each in friends if each != team.id)
    return tuple(
        each.id
        for each in others
        if each.fights
        and state.card(each).arm == "infantry"
        and touches(state, team, each)
        and direct_contacts(state, each, mutual=mutual)
    )


def contacts(state: State, team: Team, friends: Iterable[str], *, mutual: bool = False) -> tuple[str, ...]:
    """Return the ids of the enemies with which a team is in contact, directly or through an assaulting friend (L701).

    `mutual` is true in a counterattack.
    """
    direct = direct_contacts(state, team, mutual=mutual)
    if direct:
        return direct
    fronts = front_of(state, team, friends, mutual=mutual)
    found = (enemy for each in fronts for enemy in direct_contacts(state, state.teams[each], mutual=mutual))
    return tuple(dict.fromkeys(found))
