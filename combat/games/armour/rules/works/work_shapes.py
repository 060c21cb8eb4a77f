"""What works cover on the table."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.book import Book


def work_shape(book: Book, kind: str, pose: Pose) -> ConvexShape:
    """Return what a work of a kind covers at a pose: a disc, or a rectangle whose length lies across its heading."""
    work = book.works[kind]
    if work.is_round:
        return ConvexShape((pose.point,), work.length // 2)
    x, y = work.length // 2, work.width // 2
    corners = (Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y))
    return ConvexShape(tuple(pose.point.moved(*turned(corner, pose.heading)) for corner in corners))
