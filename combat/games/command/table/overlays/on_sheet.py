"""Conversion of map points to screen coordinates."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.lattice import HEIGHT, WIDTH, Spot, Stroke, middle
from combat.engine.tabletop.map.map_view import MapView

Point = tuple[float, float]


def on_screen(view: MapView[Hex], spot: tuple[float, float]) -> Point:
    """Return a lattice point of the map in screen pixels."""
    x, y = view.camera.to_screen(view.on_sheet((spot[0] / WIDTH, spot[1] / HEIGHT)))
    return float(x), float(y)


def meeting(start: Hex, end: Hex, stroke: Stroke | None, hex_: Hex) -> tuple[float, float]:
    """Return the point where the line between two hex centres crosses a stroke.

    If they do not meet, it is the point of the line nearest to the middle of the stroke; without a stroke, the one
    nearest to the centre of `hex_`.
    """
    (ax, ay), (bx, by) = middle(start), middle(end)
    if stroke is not None:
        (cx, cy), (dx, dy) = stroke
        slope = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
        if slope:
            share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / slope
            if 0 <= share <= 1:
                return ax + (bx - ax) * share, ay + (by - ay) * share
        return _nearest((ax, ay), (bx, by), ((cx + dx) / 2, (cy + dy) / 2))
    return _nearest((ax, ay), (bx, by), middle(hex_))


def _nearest(a: Spot, b: Spot, to: tuple[float, float]) -> tuple[float, float]:
    """Return the point of a line segment nearest to another point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / max(1, dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return a[0] + dx * share, a[1] + dy * share
