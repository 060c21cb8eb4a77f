"""Concealment between aircraft and the ground: tall terrain and smoke near the team below (L623)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record
from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody, sight_body
from combat.engine.space.plane.sight.sight_ray import Crossing, Piece, SightRay
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.smoke_shapes import smoke_shapes
from combat.games.armour.rules.ground.sight_obstacles import SMOKE, ground_height, table_sight
from combat.games.armour.rules.state import State, Team

_RULE = SightRule(conceals=True)


class AirCover(Record, gc=True):
    """The pieces that conceal a team from an aircraft, or an aircraft from a team: on at least half of the lines
    (L623).
    """

    pieces: tuple[Piece, ...] = ()
    """Pieces on the lines of the eye that sees most, each name once; () if they conceal less than half."""

    @property
    def kind(self) -> str:
        """Return the kind of the first piece; "" if there is none."""
        return next((each.kind if isinstance(each, Obstacle) else each.first.kind for each in self.pieces), "")


def air_body(state: State, aircraft: Team, ground: int) -> SightBody:
    """Return an aircraft as viewer and target: all points of its stand, which nothing hides (L605, L613).

    It counts as being on the ground of the team below, at the height `ground`, so that only heights near that team
    matter.
    """
    card, figures = state.card(aircraft), state.book.figures.sight
    heights = BodyHeights(figures.eye, figures.team_top, figures.team_top // 2)
    body = sight_body(aircraft.id, card.footing, pose_of(aircraft).point, 0, heights, ground)
    return SightBody(body.name, body.shape, body.points, heights, ground, unhidden=True)


def cover_from_above(state: State, aircraft: Team, below: SightBody, *, smoke_only: bool = False) -> AirCover:
    """Return what conceals a team or point below from an aircraft: tall terrain and smoke near it (L623).

    With `smoke_only`, terrain is ignored.
    """
    sight, kinds = _sight(state), [SMOKE] if smoke_only else _tall_kinds(state)
    report = sight.report(air_body(state, aircraft, below.ground), below)
    return _Cover(state, sight, below, kinds, edges=False).of(report)


def cover_of_aircraft(state: State, viewer: SightBody, aircraft: Team) -> AirCover:
    """Return what conceals an aircraft from a team below: tall terrain and smoke near that team (L623).

    A team near the edge of such terrain sees out of it freely (L615).
    """
    sight, kinds = _sight(state), _tall_kinds(state)
    report = sight.report(viewer, air_body(state, aircraft, viewer.ground))
    return _Cover(state, sight, viewer, kinds, edges=True).of(report)


def _sight(state: State) -> PlaneSight:
    fixed = table_sight(state.book)
    return fixed.with_moving(_smoke(state)) if state.smoke or state.screens else fixed


def _smoke(state: State) -> Iterator[Obstacle]:
    """Yield smoke as tall terrain (L623)."""
    for place, shape in enumerate(smoke_shapes(state)):
        ground = ground_height(state.book, shape.corners[0])
        yield Obstacle.of_shape(f"smoke {place}", SMOKE, shape, _RULE, ground)


def _tall_kinds(state: State) -> list[str]:
    return [SMOKE, *(kind.id for kind in state.book.scenery.values() if kind.height == "tall")]


class _Cover:
    """Finds the tall pieces near a team on the lines between it and an aircraft."""

    def __init__(self, state: State, sight: PlaneSight, below: SightBody, kinds: list[str], *, edges: bool) -> None:
        """`edges`: whether the team looks out of ground freely that it is in near the edge (L615)."""
        self.near, self.below, self.kinds, self.edges = state.book.limits.aircraft_concealment, below, kinds, edges
        self.pieces = [piece for piece in (*sight.scenery.obstacles, *sight.moving) if piece.kind in kinds]

    def of(self, report: SightReport) -> AirCover:
        """Return what is on the lines of the eye for which it covers the fewest points, if it covers half of them."""
        found = [[self._covering(ray) for ray in rays] for rays in report.rays]
        least = min(found, key=lambda rays: sum(1 for pieces in rays if pieces))
        if 2 * sum(1 for pieces in least if pieces) < report.count:
            return AirCover()
        return AirCover(tuple({piece.name: piece for pieces in least for piece in pieces}.values()))

    def _covering(self, ray: SightRay) -> list[Piece]:
        """Return what covers a line; straight down it is what the point lies in."""
        if ray.eye == ray.point:
            return [piece for piece in self.pieces if piece.area.locate(ray.point) > 0]
        return [crossing.piece for crossing in ray.crossings if self._counts(crossing)]

    def _counts(self, crossing: Crossing) -> bool:
        parts = _parts(crossing.piece)
        if any(part.kind not in self.kinds for part in parts):
            return False
        if self.edges and parts[0].rule.conceals and not crossing.conceals:
            return False
        return any(self.near.allows(area_distance(self.below.shape, part.area)) for part in parts)


def _parts(piece: Piece) -> tuple[Obstacle, ...]:
    return (piece,) if isinstance(piece, Obstacle) else (piece.first, piece.second)


def is_from_above(state: State, viewer: Team, target: Team) -> bool:
    """Return whether viewer or target is an aircraft, so that terrain and friends do not block the lines (L613)."""
    return is_aircraft(state, viewer) or is_aircraft(state, target)
