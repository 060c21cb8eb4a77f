"""Indices, places and scenery as numbers, for machine learning."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.learning.encoding import Row
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery

SCENERY_COLUMNS = ("present", "kind", "line", "width", "left", "top", "right", "bottom", "x", "y")


def place_of(known: Iterable[object], thing: object) -> int:
    """Return the index of `thing` in `known`, counted from 1; 0 if it is not found."""
    return next((place for place, one in enumerate(known, 1) if one == thing), 0)


def place_row(at: Pose | None) -> tuple[float, float, float]:
    """Return a place as x and y in centimetres and heading in degrees; zeros for None."""
    return (0.0, 0.0, 0.0) if at is None else (at.point.x / CM, at.point.y / CM, at.heading / 10)


def scenery_row(kinds: Iterable[object], piece: Scenery) -> Row:
    """Return a piece of scenery as a row of numbers: kind, form, width, bounding box and middle, in centimetres."""
    xs, ys = [corner.x / CM for corner in piece.corners], [corner.y / CM for corner in piece.corners]
    return (
        1, place_of(kinds, piece.kind), piece.form == "line", piece.width / CM, min(xs), min(ys), max(xs), max(ys),
        sum(xs) / len(xs), sum(ys) / len(ys),
    )  # fmt: skip
