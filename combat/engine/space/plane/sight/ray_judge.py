"""Judges the lines between two bodies: which are clear, and why the others are not."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.sight.depth_sum import DeepPart, is_too_deep
from combat.engine.space.plane.sight.eye_view import Crossed, EyeView
from combat.engine.space.plane.sight.gap_join import GapJoin
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_ray import Crossing, SightRay
from combat.engine.space.plane.sight.stretches import END, START, Stretch, below

HIDDEN, LOW, SEEN = 0, 1, 2
"""What is seen of a point: nothing, only the top of the target, or also its middle."""
CONCEALED = 4
"""Added for a point that is concealed."""


class RayJudge:
    """Judges lines between two bodies; finds out at most once what holds for all of them."""

    __slots__ = (
        "_all_concealed",
        "_all_hidden",
        "_at_edge",
        "_eye_z",
        "_joins",
        "_lined",
        "_near",
        "_obstacles",
        "_solid",
        "_views",
        "_zs",
        "target",
        "viewer",
    )

    def __init__(
        self, viewer: SightBody, target: SightBody, obstacles: Sequence[Obstacle], joins: Sequence[GapJoin]
    ) -> None:
        """Take two bodies and everything that may lie between them."""
        self.viewer, self.target = viewer, target
        skipped = {viewer.name, target.name, *viewer.transparent, *target.transparent}
        self._obstacles = [obstacle for obstacle in obstacles if obstacle.name not in skipped]
        self._obstacles.sort(key=lambda obstacle: (not obstacle.rule.opaque, not obstacle.rule.hides))
        self._joins = [join for join in joins if not skipped & {join.first.name, join.second.name}]
        self._eye_z = viewer.ground + viewer.heights.eye
        self._zs = target.ground + target.heights.top, target.ground + target.heights.middle
        self._near: dict[Limit, bool] = {}
        self._lined: dict[tuple[int, bool], bool] = {}
        self._at_edge: dict[tuple[int, Point], bool] = {}
        self._views: dict[Point, EyeView] = {}
        self._all_hidden = self._all_concealed = False
        highest = max(self._eye_z, *self._zs)
        self._solid = {id(obstacle) for obstacle in self._obstacles if _is_solid(obstacle, highest)}
        for obstacle in self._obstacles if len(viewer.eyes) * len(target.points) > 1 else ():
            self._note_all(obstacle)

    @property
    def all_concealed(self) -> bool:
        """Whether one piece is known to conceal every line."""
        return self._all_concealed

    def _note_all(self, obstacle: Obstacle) -> None:
        """Note whether an obstacle lies across all lines and so hides or conceals all points at once."""
        rule, top = obstacle.rule, obstacle.top
        hides = rule.opaque and not self._all_hidden and not self._is_unhidden
        conceals = rule.conceals and not self._all_concealed
        if rule.sunken or not (hides or conceals) or (top is not None and max(self._eye_z, *self._zs) >= top):
            return
        if is_across(obstacle, self.viewer.eyes, self.target.points):
            whole = [(START, END)]
            self._all_hidden = self._all_hidden or (hides and not self._is_seen_through(obstacle, whole))
            self._all_concealed = self._all_concealed or (
                conceals and self._conceals(obstacle, whole, self.viewer.eyes[0])
            )

    @property
    def _is_unhidden(self) -> bool:
        return self.viewer.unhidden or self.target.unhidden

    def codes(self, eye: Point) -> list[int]:
        """Return what an eye sees of each of the target's points: HIDDEN, LOW or SEEN, with CONCEALED if it is."""
        if self._all_hidden:
            return [HIDDEN] * len(self.target.points)
        obstacles = self._obstacles
        if self._all_concealed:
            obstacles = [obstacle for obstacle in obstacles if obstacle.rule.hides]
        view = EyeView(eye, obstacles, self._solid)
        return [self._code(view, point) for point in self.target.points]

    def _code(self, view: EyeView, point: Point) -> int:
        crossed: list[Crossed] = []
        hides_at_once = not self._is_unhidden
        top, middle = self._zs
        for obstacle, inside in view.crossed(point):
            if (
                hides_at_once
                and obstacle.rule.opaque
                and not self._is_seen_through(obstacle, inside)
                and self._under(obstacle, inside, top)
            ):
                return HIDDEN
            crossed.append((obstacle, inside))
        if not crossed and not self._joins:
            return SEEN + (CONCEALED if self._all_concealed else 0)
        eye, low = view.eye, False
        if hides_at_once:
            if self._hiding(eye, point, crossed, top, at_once=True):
                return HIDDEN
            low = top != middle and bool(self._hiding(eye, point, crossed, middle, at_once=True))
        concealed = self._all_concealed or self._concealing(eye, point, crossed, at_once=True)
        return (LOW if low else SEEN) + (CONCEALED if concealed else 0)

    def ray(self, eye: Point, point: Point) -> SightRay:
        """Return everything that a line crosses, and what it does."""
        view = self._views.get(eye)
        if view is None:
            view = self._views[eye] = EyeView(eye, self._obstacles)
        crossed = list(view.crossed(point))
        top, middle = self._zs
        hiding = [] if self._is_unhidden else self._hiding(eye, point, crossed, top)
        low = hiding if top == middle or self._is_unhidden else self._hiding(eye, point, crossed, middle)
        concealing = self._concealing(eye, point, crossed)
        parts: list[tuple[Obstacle | GapJoin, list[Stretch]]] = [
            (obstacle, lower) for obstacle, found in crossed if (lower := self._under(obstacle, found, middle))
        ]
        for join in self._joins:
            place = join.crossing(eye, point)
            if place is not None and below([(place, place)], self._eye_z, middle, join.top):
                parts.append((join, [(place, place)]))
        parts.sort(key=lambda part: part[1][0][0][0] / part[1][0][0][1])
        return SightRay(
            eye,
            point,
            tuple(
                [
                    Crossing(piece, tuple(found), piece in hiding, piece in low, piece in concealing)
                    for piece, found in parts
                ]
            ),
        )

    def _under(self, obstacle: Obstacle, found: list[Stretch], z: int) -> list[Stretch]:
        """Return the stretches in which a line to a height runs lower than the top of an obstacle."""
        top = obstacle.top
        if top is None:
            return found
        if obstacle.rule.height == "ends":
            return [] if top < self._eye_z and top < z else found
        return below(found, self._eye_z, z, top)

    def _hiding(
        self, eye: Point, point: Point, crossed: list[Crossed], z: int, at_once: bool = False
    ) -> list[Obstacle | GapJoin]:
        """Return what hides a point at a height; with `at_once` only the first piece that does."""
        hiding: list[Obstacle | GapJoin] = []
        deep: list[DeepPart] = []
        deep_pieces: list[Obstacle | GapJoin] = []
        for obstacle, found in crossed:
            rule = obstacle.rule
            if not rule.hides or self._is_seen_through(obstacle, found):
                continue
            lower = self._under(obstacle, found, z)
            if not lower:
                continue
            if rule.opaque:
                hiding.append(obstacle)
                if at_once:
                    return hiding
            elif rule.depth is not None:
                deep.append((obstacle.name, rule.depth, rule.least, lower))
                deep_pieces.append(obstacle)
        if deep and is_too_deep(deep, squared_distance(eye, point)):
            hiding += deep_pieces
        return hiding + [join for join in self._joins if self._closes(join, eye, point, z)]

    def _closes(self, join: GapJoin, eye: Point, point: Point, z: int) -> bool:
        """Return whether a closed gap hides a point at a height."""
        if join.clear_within is not None and self._is_near(join.clear_within):
            return False
        return self._meets(join, eye, point, z)

    def _meets(self, join: GapJoin, eye: Point, point: Point, z: int) -> bool:
        place = join.crossing(eye, point)
        if place is None:
            return False
        if join.top is None:
            return True
        over, under = place
        return self._eye_z * under + (z - self._eye_z) * over < join.top * under

    def _concealing(
        self, eye: Point, point: Point, crossed: list[Crossed], at_once: bool = False
    ) -> list[Obstacle | GapJoin]:
        """Return what conceals a point; with `at_once` only the first piece that does."""
        found: list[Obstacle | GapJoin] = []
        for obstacle, inside in crossed:
            if obstacle.rule.conceals and self._conceals(obstacle, inside, eye):
                found.append(obstacle)
                if at_once:
                    return found
        return found + [join for join in self._joins if self._meets(join, eye, point, self._zs[1])]

    def _conceals(self, obstacle: Obstacle, inside: list[Stretch], eye: Point) -> bool:
        rule = obstacle.rule
        if rule.overlooked and self.viewer.ground > obstacle.base:
            return False
        if rule.sunken and self._is_open(obstacle, inside):
            return False
        if rule.lined is not None and self._is_lined(obstacle, of_viewer=True):
            return False
        looks_out = inside[0][0] is START and inside[-1][1] is not END
        if looks_out and rule.edge is not None and self._is_at_edge(obstacle, rule.edge, eye):
            return False
        return bool(self._under(obstacle, inside, self._zs[1]))

    def _is_seen_through(self, obstacle: Obstacle, inside: list[Stretch]) -> bool:
        """Return whether an obstacle hides nothing on the lines between the two bodies."""
        rule = obstacle.rule
        if rule.clear_within is not None and self._is_near(rule.clear_within):
            return True
        if rule.lined is not None and (self._is_lined(obstacle, True) or self._is_lined(obstacle, False)):
            return True
        return rule.sunken and self._is_open(obstacle, inside)

    def _is_open(self, obstacle: Obstacle, inside: list[Stretch]) -> bool:
        """Return whether a line passes over a sunken area, stays in it, or joins it with higher ground."""
        from_eye, to_point = inside[0][0] is START, inside[-1][1] is END
        if from_eye is to_point:
            return True
        outer = self.target if from_eye else self.viewer
        return obstacle.rule.overlooked and outer.ground > obstacle.base

    def _is_near(self, limit: Limit) -> bool:
        known = self._near.get(limit)
        if known is None:
            known = self._near[limit] = limit.holds(self.viewer.shape, self.target.shape)
        return known

    def _is_lined(self, obstacle: Obstacle, of_viewer: bool) -> bool:
        key = id(obstacle), of_viewer
        known = self._lined.get(key)
        if known is None:
            body, limit = self.viewer if of_viewer else self.target, obstacle.rule.lined
            known = limit is not None and limit.allows(area_distance(body.shape, obstacle.area))
            self._lined[key] = known
        return known

    def _is_at_edge(self, obstacle: Obstacle, limit: Limit, eye: Point) -> bool:
        key = id(obstacle), eye
        known = self._at_edge.get(key)
        if known is None:
            here = ConvexShape((eye,))
            known = self._at_edge[key] = any(limit.holds(here, side) for side in obstacle.area.sides)
        return known


def _is_solid(obstacle: Obstacle, highest: int) -> bool:
    """Return whether all lines up to a height that cross an obstacle do so alike, wherever they do."""
    rule = obstacle.rule
    return (
        obstacle.convex and rule.depth is None and not rule.sunken and (obstacle.top is None or highest < obstacle.top)
    )


def is_across(obstacle: Obstacle, eyes: Sequence[Point], points: Sequence[Point]) -> bool:
    """Return whether a diagonal or side of a convex obstacle is crossed by every line from some eyes to some points.

    That is so if its ends lie on either side of all lines, and the eyes and the points on either side of it. False may
    also mean that another diagonal is.
    """
    if not obstacle.convex:
        return False
    (ex, ey), (px, py) = eyes[0], points[0]
    dx, dy = px - ex, py - ey
    sides = [(dx * (y - ey) - dy * (x - ex), (x, y)) for x, y in obstacle.hull]
    (low, (ax, ay)), (high, (bx, by)) = min(sides), max(sides)
    if low >= 0 or high <= 0:
        return False
    ux, uy = bx - ax, by - ay
    eye_sides = [ux * (y - ay) - uy * (x - ax) for x, y in eyes]
    point_sides = [ux * (y - ay) - uy * (x - ax) for x, y in points]
    if not (min(eye_sides) > 0 > max(point_sides) or max(eye_sides) < 0 < min(point_sides)):
        return False
    return _is_beside(ax, ay, eyes, points, -1) and _is_beside(bx, by, eyes, points, 1)


def _is_beside(x: int, y: int, eyes: Sequence[Point], points: Sequence[Point], side: int) -> bool:
    """Return whether a point lies to one side of all lines: 1 clockwise of them, -1 counter-clockwise."""
    for ex, ey in eyes:
        rx, ry = (x - ex) * side, (y - ey) * side
        for px, py in points:
            if (px - ex) * ry <= (py - ey) * rx:
                return False
    return True
