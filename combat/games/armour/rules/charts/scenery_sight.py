"""What the scenery of a table does to lines of sight (L605-L621, A9, A19, A20)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.sight_body import BodyHeights
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.charts.terrain_chart import SceneryKind


def sight_rule(kind: SceneryKind, book: Book) -> SightRule | None:
    """Return what crossing a kind of scenery does to a line of sight; None for nothing.

    Tall ground hides by the length of line in it, a tall line by a fixed length each; hills and buildings hide whole.
    Short and tall ground conceals, except that hills conceal only what they half hide.
    """
    limits = book.limits
    if kind.sunk:
        return SightRule(opaque=True, sunken=True, overlooked=True, clear_within=limits.tall_sight)
    if kind.hill:
        return SightRule(opaque=True, joins=True)
    if kind.blocking == "whole":
        return SightRule(opaque=True, conceals=True, joins=True)
    if kind.blocking == "thickness":
        return SightRule(
            depth=limits.tall_thickness,
            least=book.figures.sight.tall_line if kind.linear else 0,
            conceals=True,
            clear_within=limits.tall_sight,
            edge=limits.edge_of_cover,
            joins=True,
        )
    if kind.height == "short" and not kind.replaces:
        return SightRule(conceals=True, edge=limits.edge_of_cover, overlooked=True)
    return None


def ground_height(book: Book, point: Point) -> int:
    """Return the height of the ground at a point of the table, in units of 0.1 mm; the highest hill counts."""
    return book.level_height(book.table.level(point))


def scenery_obstacles(book: Book) -> ObstacleIndex:
    """Return everything on the table, without models, that hides or conceals."""
    return ObstacleIndex(tuple(_obstacles(book)), book.limits.gap)


def _obstacles(book: Book) -> Iterator[Obstacle]:
    heights = {height.area(): book.level_height(height.level) for height in book.table.heights}
    rules = {id_: sight_rule(kind, book) for id_, kind in book.scenery.items()}
    for place, piece in enumerate(book.table.scenery):
        rule, kind = rules[piece.kind], book.scenery[piece.kind]
        if rule is None:
            continue
        name = f"{piece.kind} {place}"
        if kind.hill:
            yield from Obstacle.of_scenery(name, piece, rule, 0, heights[piece.area()])
        else:
            base = max(ground_height(book, corner) for corner in piece.corners)
            yield from Obstacle.of_scenery(name, piece, rule, base, kind.top or None)


def team_heights(book: Book, arm: str) -> BodyHeights:
    """Return how high the eye, the top and the middle of a team are above its ground (A19)."""
    sight = book.figures.sight
    top = sight.tank_top if arm == "tank" else sight.team_top
    return BodyHeights(eye=sight.eye, top=top, middle=top // 2)
