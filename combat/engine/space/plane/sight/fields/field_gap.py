"""One closed gap from one eye, for a field of view."""

from __future__ import annotations

from math import atan2, hypot, inf, pi

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.field_piece import shadow
from combat.engine.space.plane.sight.fields.ray_shape import FULL_TURN
from combat.engine.space.plane.sight.fields.spans import Span
from combat.engine.space.plane.sight.gap_join import GapJoin


class FieldGap:
    """One shortest segment of a closed gap."""

    __slots__ = ("_eye_z", "_x", "_y", "first", "join", "near", "turn", "ux", "uy", "within")

    def __init__(self, join: GapJoin, tie: int, eye: Point, eye_z: int, within: list[float] | None) -> None:
        """Prepare segment number `tie` of a gap; `within[0]` is the distance at which it begins to hide, None for 0."""
        (x, y), over_x, over_y, under = join.ties[tie]
        self.join, self.within, self._eye_z = join, within, eye_z
        self._x, self._y, self.ux, self.uy = x - eye.x, y - eye.y, over_x / under, over_y / under
        start, end = atan2(self._y, self._x), atan2(self._y + self.uy, self._x + self.ux)
        turn = (end - start) % FULL_TURN
        self.first, self.turn = (start, turn) if turn <= pi else (end, FULL_TURN - turn)
        self.near = max(0.0, hypot(self._x, self._y) - hypot(self.ux, self.uy))

    def hidden(self, dx: float, dy: float, top_z: int) -> list[Span]:
        """Return the spans behind the gap on which it hides targets of height `top_z`, on a ray along a unit vector."""
        across = dx * self.uy - dy * self.ux
        near = (self._x * self.uy - self._y * self.ux) / across if across else hypot(self._x, self._y)
        start = near if self.within is None else max(near, self.within[0])
        top = self.join.top
        if top is None:
            return [(start, inf)]
        if self.join.first.rule.height == "ends":
            return [(start, inf)] if top >= min(self._eye_z, top_z) else []
        found = shadow(near, near, top - self._eye_z, top_z - self._eye_z)
        return [(max(first, start), end) for first, end in found if end > start]
