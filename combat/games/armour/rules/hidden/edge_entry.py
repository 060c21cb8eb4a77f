"""Entry of reserves: on their stretch of the edge, away from enemies, or else at the next free place (A37)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.contact import CONTACT
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import QUARTER, turned
from combat.engine.space.plane.movement.mover import half_length, half_width
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import TeamPose
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat

PITCH = CM
"""Distance of the places along the edge that are tried."""


def entry_refusal(view: State, team: Team, pose: Pose) -> Refusal | None:
    """Return the reason why a reserve team cannot enter at a pose; None if it can (A37)."""
    refused = _refusal(view, team, pose)
    return None if refused is None or pose == next_place(view, team) else refused


def _refusal(view: State, team: Team, pose: Pose) -> Refusal | None:
    """Return the reason why a team cannot enter at a place: no room, an enemy too near, or not on the stretch; None if
    it can."""
    refused = _free_refusal(view, team, pose)
    if refused is not None:
        return refused
    shape = view.card(team).hull.at(pose.point, pose.heading)
    if not CONTACT.holds(shape, ConvexShape(stretch(view, view.seat_of(team.id)))):
        return Refusal("not-at-edge", "A37", (("team", team.id),))
    return None


def _free_refusal(view: State, team: Team, pose: Pose) -> Refusal | None:
    """Return the reason why a place is not free: it cannot stand there, or an enemy is too near."""
    refused = standing_refusal(view, team, pose)
    if refused is not None:
        return refused
    there, limit = replace(team, where="table", pose=pose), view.book.limits.reserve_entry
    for enemy in view.on_table(other_seat(view.seat_of(team.id))):
        if not holds(view, limit, there, enemy):
            return Refusal("reserve-near", "A37", (("team", enemy.id), ("most", limit.distance)))
    return None


def next_place(view: State, team: Team) -> Pose | None:
    """Return the free pose nearest to the stretch of edge, for a team without room on it; None if it has room there.

    If enemies are near all of the edge, the distance to them is ignored. None also if the whole edge is full.
    """
    spots = list(_spots(view, team))
    if any(_refusal(view, team, pose) is None for pose in _on_stretch(view, team)):
        return None
    free = (pose for _, pose in spots if _free_refusal(view, team, pose) is None)
    return next(free, None) or next((pose for _, pose in spots if standing_refusal(view, team, pose) is None), None)


def _on_stretch(view: State, team: Team) -> Iterator[Pose]:
    """Yield the places along the stretch itself."""
    return (pose for _, pose in takewhile(lambda spot: not spot[0], _spots(view, team)))


def entry_row(state: State, teams: Sequence[Team], at: Point) -> tuple[TeamPose, ...] | None:
    """Return poses of teams side by side on their stretch of edge, as near as possible to a point; None if there is no
    room.

    Teams without room on the stretch are at the next free place.
    """
    view, parts = state.copy(), list[TeamPose]()
    for team in teams:
        spots = sorted(_on_stretch(view, team), key=lambda pose: _gap(pose, at))
        free = next((pose for pose in spots if _refusal(view, team, pose) is None), None)
        pose = next_place(view, team) if free is None else free
        if pose is None:
            return None
        parts.append(TeamPose(team.id, pose))
        view.teams[team.id] = replace(team, where="table", pose=pose)
    return tuple(parts)


def _gap(pose: Pose, at: Point) -> int:
    return (pose.point.x - at.x) ** 2 + (pose.point.y - at.y) ** 2


# -- the edge of the table, measured clockwise from its top left corner ------------------------------------------------


def stretch(state: State, seat: Seat) -> tuple[Point, Point]:
    """Return both ends of the stretch of edge where a seat's reserves enter; raise ValueError if it has none."""
    reserves = state.book.mission.side(seat).reserves
    if reserves is None:
        raise ValueError(seat)
    return reserves.edge


def _spots(view: State, team: Team) -> Iterator[tuple[int, Pose]]:
    """Yield each place along the edge, facing inwards, with its distance from the seat's stretch, the nearest first.

    The distance comes first in the pair; it is measured along the edge in units of 0.1 mm; it is 0 on the stretch.
    """
    table, card = view.book.table, view.card(team)
    sides = (table.width, table.height, table.width, table.height)
    start, end = _measured(view, stretch(view, view.seat_of(team.id)))
    around = sum(sides)
    for step in range((end - start) // PITCH + 1):
        yield 0, _pose_at((start + PITCH * step) % around, sides, card)
    for gap in range(PITCH, (around - (end - start)) // 2 + 1, PITCH):
        yield gap, _pose_at((end + gap) % around, sides, card)
        yield gap, _pose_at((start - gap) % around, sides, card)


def _pose_at(at: int, sides: tuple[int, int, int, int], card: TeamCard) -> Pose:
    """Return where a team stands that touches the edge at a measure, facing inwards and whole on the table."""
    side = 0
    while at >= sides[side]:
        at -= sides[side]
        side += 1
    wide, deep = half_width(card.hull), half_length(card.hull)
    along = max(wide, min(sides[side] - wide, at))
    width, height = sides[0], sides[1]
    corner = (Point(0, 0), Point(width, 0), Point(width, height), Point(0, height))[side]
    return Pose.at(corner.moved(*turned(Point(along, deep), QUARTER * side)), QUARTER * ((side + 2) % 4))


def _measured(view: State, edge: tuple[Point, Point]) -> tuple[int, int]:
    """Return the measures of both ends of a stretch, clockwise."""
    table = view.book.table
    (ax, ay), (bx, by) = edge
    if ay == by == 0:
        return min(ax, bx), max(ax, bx)
    if ax == bx == table.width:
        return table.width + min(ay, by), table.width + max(ay, by)
    if ay == by == table.height:
        start = table.width + table.height
        return start + table.width - max(ax, bx), start + table.width - min(ax, bx)
    start = 2 * table.width + table.height
    return start + table.height - max(ay, by), start + table.height - min(ay, by)
