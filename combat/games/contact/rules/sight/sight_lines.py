"""Lines of sight on the table: scenery by its row, wrecks; smoke hampers but does not block sight (section 11)."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody, sight_body
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.table_map import Scenery
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.cards.unit_card import UnitCard
from combat.games.contact.rules.ground.pieces import level, places_under
from combat.games.contact.rules.measuring import pose_of, shape_of
from combat.games.contact.rules.smoke_shapes import smoke_shape
from combat.games.contact.rules.state import State, Unit

WRECK = "wreck"
MOST_TABLES = 8
"""Tables whose obstacles are kept."""

_tables: dict[int, tuple[Book, PlaneSight]] = {}
_wrecked: dict[int, tuple[Book, tuple[Unit, ...], PlaneSight]] = {}


def table_sight(book: Book) -> PlaneSight:
    """Return the lines of sight on a book's table without wrecks; cached."""
    kept = _tables.get(id(book))
    if kept is not None and kept[0] is book:
        return kept[1]
    if len(_tables) >= MOST_TABLES:
        _tables.clear()
        _wrecked.clear()
    found = [each for place, piece in enumerate(book.table.scenery) for each in _obstacles(book, place, piece)]
    _tables[id(book)] = book, PlaneSight(ObstacleIndex(found, None))
    return _tables[id(book)][1]


def _obstacles(book: Book, place: int, piece: Scenery) -> tuple[Obstacle, ...]:
    kind = book.scenery[piece.kind]
    rule = sight_rule(book, piece)
    if piece.form == "point" or not rule.hides:
        return ()
    high = book.levels_of(kind.id)
    corner = piece.corners[0]
    if kind.hill:
        return Obstacle.of_scenery(str(place), piece, rule, 0, high * max(1, book.table.level(corner)))
    return Obstacle.of_scenery(str(place), piece, rule, level(book, corner, inside=False), max(high, 0))


def sight_rule(book: Book, piece: Scenery) -> SightRule:
    """Return the effect of a piece of scenery on lines of sight (section 11)."""
    kind, row, figures = book.scenery[piece.kind], book.row_of(piece.kind), book.figures.sight
    if kind.sunk:
        near = Limit("gully", "at-most", figures.gully)
        return SightRule(opaque=True, sunken=True, overlooked=True, clear_within=near)
    if kind.hill:
        return SightRule(opaque=True)
    if row.depth:
        return SightRule(depth=Limit("depth", "more-than", row.depth), height="ends")
    if not row.blocked:
        return SightRule()
    crossed = kind.lined or (piece.form == "line" and row.cover in ("light", "heavy"))
    lined = Limit("lined", "at-most", figures.lined) if crossed else None
    return SightRule(opaque=True, lined=lined, height="ends")


def sight_of(state: State) -> PlaneSight:
    """Return the lines of sight on the table with its current wrecks; cached."""
    fixed, wrecks = table_sight(state.book), tuple(state.wrecks())
    kept = _wrecked.get(id(state.book))
    if kept is not None and kept[0] is state.book and kept[1] == wrecks:
        return kept[2]
    rule, high = SightRule(opaque=True, height="ends"), state.book.figures.sight.wreck
    models = [
        Obstacle.of_shape(each.id, WRECK, shape_of(state, each), rule, level(state.book, pose_of(each).point), high)
        for each in wrecks
    ]
    _wrecked[id(state.book)] = state.book, wrecks, fixed.with_moving(models)
    return _wrecked[id(state.book)][2]


def body_of(state: State, unit: Unit, pose: Pose | None = None) -> SightBody:
    """Return a unit as the viewer or target of a line of sight, at its pose or at `pose`."""
    there, card, figures = pose or pose_of(unit), state.card(unit), state.book.figures.sight
    high = figures.vehicle if card.arm == "vehicle" else figures.foot
    inside = places_under(state.book, there.point)
    houses = frozenset(str(each) for each in inside if state.book.scenery[state.book.table.scenery[each].kind].building)
    heights = BodyHeights(high, high, high - 1)
    ground = level(state.book, there.point)
    return sight_body(unit.id, card.hull, there.point, there.heading, heights, ground, eyes_of(card), houses)


def eyes_of(card: UnitCard) -> tuple[Point, ...]:
    """Return the points from which a unit looks, relative to its reference point.

    Units on foot look from the four sides of their base, others from their mount (C21).
    """
    if not card.on_foot:
        return (card.mount,)
    xs, ys = [x for x, _ in card.hull.corners], [y for _, y in card.hull.corners]
    return Point(0, min(ys)), Point(max(xs), 0), Point(0, max(ys)), Point(min(xs), 0)


def sight_report(state: State, viewer: Unit, target: Unit) -> SightReport:
    """Return a report on the lines of sight from a unit to another: whether it is seen, and through what."""
    return sight_of(state).report(body_of(state, viewer), body_of(state, target))


def sees(state: State, viewer: Unit, target: Unit) -> bool:
    """Return whether a unit has a line of sight to another, at any distance."""
    return sight_report(state, viewer, target).seen


def sees_point(state: State, viewer: Unit, point: Point) -> bool:
    """Return whether a unit has a line of sight to a point, as to a unit on foot there."""
    high = state.book.figures.sight.foot
    body = SightBody.at_point(point, BodyHeights(high, high, 0), level(state.book, point))
    return sight_of(state).sees(body_of(state, viewer), body)


def through_smoke(state: State, a: Point, b: Point) -> bool:
    """Return whether the line between two points crosses smoke or ends in it (L213)."""
    line = ConvexShape((a, b)) if a != b else ConvexShape((a,))
    return any(not each.flare and compare_distance(line, smoke_shape(each), 0) <= 0 for each in state.smoke)
