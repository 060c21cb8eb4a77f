"""Scenery and paths on a table without a grid as SVG in HTML pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from combat.engine.content.plane.table_figure import SCALE, TableFigure
from combat.engine.kernel.record import Record
from combat.engine.runs.ground_drawing import path
from combat.engine.runs.markup import Element, figure, put
from combat.engine.space.plane.point import CM, Point

THINNEST = 1.5
"""The least width of a line of scenery."""


class Track(Record):
    """The path of a piece over a table; `side` is the line's CSS class, `about` its tooltip."""

    points: tuple[Point, ...]
    side: str
    about: str


def put_scenery(drawing: Element, ground: TableFigure, called: Callable[[str], str]) -> None:
    """Add every piece of scenery with the CSS class of its kind, and the name that `called` returns as tooltip."""
    for piece in ground.table.scenery:
        corners = [ground.centre(corner) for corner in piece.corners]
        if piece.form == "area":
            drawn = put(drawing, "path", d=path(corners) + "Z", class_=f"ground {piece.kind}")
        else:
            width = max(THINNEST, piece.width * SCALE / CM)
            drawn = put(drawing, "path", d=path(corners), class_=f"way {piece.kind}", stroke_width=figure(width, 1))
        put(drawn, "title", called(piece.kind))


def put_tracks(layer: Element, ground: TableFigure, tracks: Iterable[Track]) -> None:
    """Add a line for each path, with a dot at its end."""
    for track in tracks:
        spots: Sequence[tuple[float, float]] = [ground.centre(point) for point in track.points]
        put(put(layer, "path", d=path(spots), class_=f"trail {track.side}"), "title", track.about)
        x, y = spots[-1]
        put(layer, "circle", class_=f"muzzle {track.side}", cx=figure(x, 1), cy=figure(y, 1), r=2)
