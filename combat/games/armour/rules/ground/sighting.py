"""Visibility of one team to another: clear or not, and what conceals and protects the target (L605-L623)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody, sight_body
from combat.engine.space.plane.sight.sight_ray import Piece
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.rules.air.air_sight import air_body, cover_from_above, cover_of_aircraft, is_from_above
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.charts.rule_figures import SightFigures
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.ground.sight_obstacles import WRECK, ground_height, side_sight
from combat.games.armour.rules.moves.standing import covers
from combat.games.armour.rules.posture import lies_low
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.shelter import shelter

FOXHOLE = "foxhole"
"""Cause of concealment of unmoved infantry and of dug in guns on flat ground (L619)."""

MOST_BODIES = 4_000
"""Size of the cache of placed teams."""

_bodies: dict[tuple[int, str, str, Pose], tuple[TableMap, SightBody]] = {}


class Sighting(Record):
    """The sight from a team to another; kinds are those of scenery and works, "friend", "wreck" or "foxhole"."""

    clear: bool
    cause: str = ""
    """Kind that blocks it; "" if it is clear."""
    concealed: bool = False
    conceals: str = ""
    """Kind that conceals the target; "" for none."""
    bulletproof: bool = False
    """Whether the concealment is bulletproof cover."""


def sighting(state: State, viewer: Team, target: Team, *, over_friends: bool = False) -> Sighting:
    """Return the visibility of the target to the viewer; raise ValueError if one is not on the table.

    `over_friends` is for weapons that fire over friends (L759).
    """
    if is_from_above(state, viewer, target):
        return _from_above(state, viewer, target)
    report = sight_report(state, viewer, target, over_friends=over_friends)
    if not report.seen:
        return Sighting(False, first_kind(report.hiding))
    inside = _shelter(state, target)
    if inside:
        return Sighting(True, "", True, inside, state.book.row_of(inside).bulletproof)
    dug = shelter(state, target)
    if dug:
        return Sighting(True, "", True, dug, state.book.works[dug].bulletproof)
    if report.concealed or report.half_hidden:
        return Sighting(True, "", True, first_kind((*report.concealing, *report.hiding)), _is_protected(state, report))
    return Sighting(True, "", True, FOXHOLE) if lies_low(state, target) else Sighting(True)


def _from_above(state: State, viewer: Team, target: Team) -> Sighting:
    """Return the sight to or from an aircraft: always clear; only tall terrain near the team below conceals (L623)."""
    if is_aircraft(state, target):
        cover = cover_of_aircraft(state, body_of(state, viewer), target)
        return Sighting(True, "", bool(cover.pieces), cover.kind)
    inside = _shelter(state, target)
    if inside:
        return Sighting(True, "", True, inside, state.book.row_of(inside).bulletproof)
    cover = cover_from_above(state, viewer, body_of(state, target))
    protected = bool(cover.pieces) and all(_is_bulletproof(state, piece) for piece in cover.pieces)
    return Sighting(True, "", bool(cover.pieces), cover.kind, protected)


def sees(state: State, viewer: Team, target: Team) -> bool:
    """Return whether a team sees another; raise ValueError if one is not on the table."""
    return sight_report(state, viewer, target).seen


def is_open_to(state: State, enemy: Team, team: Team) -> bool:
    """Return whether an enemy sees a team that terrain does not conceal; foxholes are not terrain (L543, L619,
    L767).
    """
    seen = sighting(state, enemy, team)
    return seen.clear and (not seen.concealed or seen.conceals == FOXHOLE)


def _is_protected(state: State, report: SightReport) -> bool:
    """Return whether at least half of a target's points are behind bulletproof cover (L655)."""
    free = sum(
        1
        for ray in report.best_rays
        if not any(each.conceals or each.hides_middle for each in ray.crossings if _is_bulletproof(state, each.piece))
    )
    return report.is_half(free)


def sight_report(state: State, viewer: Team, target: Team, *, over_friends: bool = False) -> SightReport:
    """Return the sight report from a team to another, with the pieces that hide or conceal.

    With `over_friends`, the viewer's friends do not block the lines.
    """
    sight = side_sight(state, "" if over_friends else state.seat_of(viewer.id))
    return sight.report(body_of(state, viewer), body_of(state, target))


def body_of(state: State, team: Team) -> SightBody:
    """Return a team as viewer and target of sight; cached for each place of a team."""
    table, pose = state.book.table, pose_of(team)
    key = id(table), team.id, team.card, pose
    kept = _bodies.get(key)
    if kept is not None and kept[0] is table:
        return kept[1]
    if len(_bodies) >= MOST_BODIES:
        _bodies.clear()
    _bodies[key] = table, _body(state, team, pose)
    return _bodies[key][1]


def _body(state: State, team: Team, pose: Pose) -> SightBody:
    """Return a team as viewer and target (L605).

    Infantry looks from all of its base, an aircraft from all of its stand, others from their mount.
    """
    card = state.card(team)
    if card.stand is not None:
        return air_body(state, team, ground_height(state.book, pose.point))
    mounts: tuple[Point, ...] = () if card.arm == "infantry" else (card.mount,)
    ground = ground_height(state.book, pose.point)
    heights = _heights(state.book.figures.sight, card)
    houses = _houses(state, team)
    return sight_body(team.id, card.hull, pose.point, pose.heading, heights, ground, mounts, houses)


def _heights(figures: SightFigures, card: TeamCard) -> BodyHeights:
    top = figures.tank_top if card.arm == "tank" else figures.team_top
    return BodyHeights(figures.eye, top, top // 2)


def _houses(state: State, team: Team) -> frozenset[str]:
    """Return the names of the houses that a team is in, which do not hide it nor its targets (A29)."""
    shape, table = shape_of(state, team), state.book.table
    names = (
        str(place)
        for place, piece in enumerate(table.scenery)
        if state.book.scenery[piece.kind].conceals_inside and covers(piece, shape)
    )
    return frozenset(names)


def _shelter(state: State, team: Team) -> str:
    """Return the kind of the house that a team is in, which conceals it from everywhere (L621); "" outside."""
    houses = body_of(state, team).transparent
    return state.book.table.scenery[int(min(houses))].kind if houses else ""


def first_kind(pieces: Iterable[Piece]) -> str:
    """Return the kind of the first of some pieces; "" if there are none."""
    return next((piece.kind if isinstance(piece, Obstacle) else piece.first.kind for piece in pieces), "")


def _is_bulletproof(state: State, piece: Piece) -> bool:
    """Return whether a piece of scenery, a closed gap, or the wreck of an armoured tank is bulletproof cover (L655)."""
    if not isinstance(piece, Obstacle):
        return _is_bulletproof(state, piece.first) and _is_bulletproof(state, piece.second)
    if piece.kind == WRECK:
        return piece.name not in state.teams or state.card(piece.name).is_armoured
    if piece.kind in state.book.works:
        return state.book.works[piece.kind].bulletproof
    return piece.kind in state.book.scenery and state.book.row_of(piece.kind).bulletproof
