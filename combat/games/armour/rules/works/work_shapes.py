"""Areas of works on the table."""

from __future__ import annotations

from functools import lru_cache

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.charts.work import Work


def work_shape(book: Book, kind: str, pose: Pose) -> ConvexShape:
    """Return the area of a work of a kind at a pose: a disc, or a rectangle with its length across its heading.
    Cached.
    """
    return _shape(book.works[kind], pose)


@lru_cache(maxsize=1024)
def _shape(work: Work, pose: Pose) -> ConvexShape:
    if work.is_round:
        return ConvexShape((pose.point,), work.length // 2)
    x, y = work.length // 2, work.width // 2
    corners = (Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y))
    return ConvexShape(tuple(pose.point.moved(*turned(corner, pose.heading)) for corner in corners))
