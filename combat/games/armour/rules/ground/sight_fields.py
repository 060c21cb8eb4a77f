"""Fields of view of teams and points, as areas for display; the rules use sight reports (L605-L623)."""

from __future__ import annotations

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.field_sweep import Hill
from combat.engine.space.plane.sight.fields.plane_field import PlaneField
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.ground.sight_obstacles import ground_height, side_sight
from combat.games.armour.rules.ground.sighting import body_of
from combat.games.armour.rules.state import State, Team


def field_of(state: State, viewer: Team) -> PlaneField:
    """Return the ground on which a team would see an infantry team, to be computed in steps.

    At night it is limited by its unit's sight (A39). Raises ValueError if the team is not on the table.
    """
    table, sight = state.book.table, side_sight(state, state.seat_of(viewer.id))
    reach = (state.unit_of(viewer.id).sight or None) if state.night else None
    box = (0, 0, table.width, table.height)
    return sight.field(body_of(state, viewer), _standing(state.book), box, _hills(state.book), reach)


def report_on(state: State, viewer: Team, point: Point) -> SightReport:
    """Return the sight report from a team to a standing person at a point."""
    body = SightBody.at_point(point, _standing(state.book), ground_height(state.book, point))
    return side_sight(state, state.seat_of(viewer.id)).report(body_of(state, viewer), body)


def _standing(book: Book) -> BodyHeights:
    figures = book.figures.sight
    return BodyHeights(figures.eye, figures.team_top, figures.team_top // 2)


def _hills(book: Book) -> list[Hill]:
    """Return raised and sunken ground with its heights."""
    raised = [(height.area(), book.level_height(height.level)) for height in book.table.heights]
    areas = [piece for piece in book.table.scenery if piece.form == "area"]
    return [*raised, *((piece.area(), -sunk) for piece in areas if (sunk := book.scenery[piece.kind].sunk))]
