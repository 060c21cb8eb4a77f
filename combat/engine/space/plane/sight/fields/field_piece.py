"""One obstacle from one eye, for a field of view: the spans of a ray that it hides."""

from __future__ import annotations

from math import hypot, inf

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.ray_shape import RayShape
from combat.engine.space.plane.sight.fields.spans import Span, rest
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_shapes import shape_corners


class FieldPiece:
    """An obstacle that hides ground from an eye.

    A span of ground counts as hidden where the top of a target is hidden.
    """

    __slots__ = ("eye_z", "first", "ground", "lined", "near", "obstacle", "shape", "solid", "turn", "within")

    def __init__(
        self, obstacle: Obstacle, eye: Point, eye_z: int, ground: int, highest: int, within: list[float] | None
    ) -> None:
        """Prepare an obstacle for an eye at a height.

        `ground` is the height of the viewer's ground, `highest` that of the highest target's top. `within[0]` is the
        distance, along the current ray, at which the obstacle begins to hide; None is 0.
        """
        self.obstacle, self.eye_z, self.ground, self.within = obstacle, eye_z, ground, within
        rule, area = obstacle.rule, obstacle.area
        self.shape = RayShape(area.corners, eye, obstacle.convex)
        self.first, self.turn = self.shape.first, self.shape.turn
        self.solid = rule.opaque and not rule.sunken and rule.lined is None
        self.solid = self.solid and (obstacle.top is None or max(eye_z, highest) < obstacle.top)
        self.lined: RayShape | None = None
        if rule.lined is not None:
            around = ConvexShape(obstacle.hull, rule.lined.distance)
            self.lined = RayShape(shape_corners(around), eye, convex=True)
        across, down = max(area.left - eye.x, eye.x - area.right, 0), max(area.top - eye.y, eye.y - area.bottom, 0)
        self.near = hypot(across, down)

    def hidden(self, inside: list[Span], ground: int, top_z: int) -> list[Span]:
        """Return the spans of a ray on which this opaque obstacle hides targets of height `top_z`.

        `inside` are the ray's spans in the obstacle, `ground` is the level of the ground.
        """
        rule = self.obstacle.rule
        if rule.sunken:
            return self._hidden_by_depression(inside, ground)
        top = self.obstacle.top
        if top is None:
            return [(inside[0][0], inf)]
        if rule.height == "ends":
            return [(inside[0][0], inf)] if top >= min(self.eye_z, top_z) else []
        return [span for near, far in inside for span in shadow(near, far, top - self.eye_z, top_z - self.eye_z)]

    def spared(self, angle: float, dx: float, dy: float) -> list[Span]:
        """Return the spans of a ray on which the obstacle hides nothing: near the viewer, and along the piece
        itself.
        """
        found = self.lined.spans(angle, dx, dy) if self.lined is not None else []
        return [*found, (0.0, self.within[0])] if self.within is not None else found

    def _hidden_by_depression(self, inside: list[Span], ground: int) -> list[Span]:
        from_outside, obstacle = inside[0][0] > 0, self.obstacle
        outer = self.ground if from_outside else ground
        if obstacle.rule.overlooked and outer > obstacle.base:
            return []
        return inside if from_outside else rest(inside, (0.0, inf))


def shadow(near: float, far: float, room: int, rise: int) -> list[Span]:
    """Return the spans on which the line to a target is lower than a top that lies `near` to `far` from the eye.

    `room` is the height of the top above the eye, `rise` that of the target.
    """
    if room > 0:
        return [(near if rise <= 0 else max(near, near * rise / room), inf)]
    if rise >= 0:
        return []
    inside = [(near, far)] if rise < room else []
    end = far * rise / room if room else inf
    return [*inside, (far, end)] if end > far else inside
