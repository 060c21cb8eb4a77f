"""Judges the lines between two bodies: which are clear, and why the others are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.sight.body_pair import BodyPair
from combat.engine.space.plane.sight.crossed_by_all import is_across, is_solid
from combat.engine.space.plane.sight.depth_sum import DeepPart, is_too_deep
from combat.engine.space.plane.sight.eye_view import Crossed, EyeView
from combat.engine.space.plane.sight.gap_join import GapJoin
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_ray import Crossing, SightRay
from combat.engine.space.plane.sight.stretches import END, START, Part

HIDDEN, LOW, SEEN = 0, 1, 2
"""What is seen of a point: nothing, only the top of the target, or also its middle."""
CONCEALED = 4
"""Added for a point that is concealed."""

Joined: TypeAlias = tuple[GapJoin, Part]
"""A closed gap and the place where a line crosses it."""


class RayJudge:
    """Judges lines between two bodies."""

    __slots__ = ("_all_hidden", "_joins", "_obstacles", "_pair", "_solid", "_views", "all_concealed")

    def __init__(
        self, viewer: SightBody, target: SightBody, obstacles: Sequence[Obstacle], joins: Sequence[GapJoin]
    ) -> None:
        """Take two bodies and everything that may lie between them."""
        pair = self._pair = BodyPair(viewer, target)
        skipped = {viewer.name, target.name, *viewer.transparent, *target.transparent}
        self._obstacles = [obstacle for obstacle in obstacles if obstacle.name not in skipped]
        self._obstacles.sort(key=lambda obstacle: (not obstacle.rule.opaque, not obstacle.rule.hides))
        self._joins = [join for join in joins if not skipped & {join.first.name, join.second.name}]
        self._views: dict[Point, EyeView] = {}
        highest = max(pair.eye_z, pair.top_z, pair.middle_z)
        solid = [obstacle for obstacle in self._obstacles if is_solid(obstacle, highest)]
        self._solid = {id(obstacle) for obstacle in solid}
        self._all_hidden = self.all_concealed = False
        for obstacle in solid if len(viewer.eyes) * len(target.points) > 1 else ():
            self._note_all(obstacle)

    all_concealed: bool
    """Whether one piece is known to conceal every line."""

    @property
    def viewer(self) -> SightBody:
        """The body that looks."""
        return self._pair.viewer

    @property
    def target(self) -> SightBody:
        """The body that is looked at."""
        return self._pair.target

    def _note_all(self, obstacle: Obstacle) -> None:
        """Note whether a solid obstacle lies across all lines and so hides or conceals all points at once."""
        pair, rule = self._pair, obstacle.rule
        hides = rule.opaque and not self._all_hidden and not pair.unhidden
        conceals = rule.conceals and not self.all_concealed
        if (hides or conceals) and is_across(obstacle, self.viewer.eyes, self.target.points):
            whole = [(START, END)]
            self._all_hidden = self._all_hidden or (hides and not pair.is_seen_through(obstacle, whole))
            eye = self.viewer.eyes[0]
            self.all_concealed = self.all_concealed or (conceals and pair.conceals(obstacle, whole, eye))

    def codes(self, eye: Point) -> list[int]:
        """Return what an eye sees of each of the target's points: HIDDEN, LOW or SEEN, with CONCEALED if it is."""
        if self._all_hidden:
            return [HIDDEN] * len(self.target.points)
        obstacles = self._obstacles
        if self.all_concealed:
            obstacles = [obstacle for obstacle in obstacles if obstacle.rule.hides]
        view = EyeView(eye, obstacles, self._solid)
        return [self._code(view, point) for point in self.target.points]

    def _code(self, view: EyeView, point: Point) -> int:
        pair = self._pair
        crossed: list[Crossed] = []
        for obstacle, inside in view.crossed(point):
            opaque = obstacle.rule.opaque and not pair.unhidden
            if opaque and not pair.is_seen_through(obstacle, inside) and pair.under(obstacle, inside, pair.top_z):
                return HIDDEN
            crossed.append((obstacle, inside))
        if not crossed and not self._joins:
            return SEEN + (CONCEALED if self.all_concealed else 0)
        joined = self._joined(view.eye, point)
        square = squared_distance(view.eye, point)
        if self._hiding(square, crossed, joined, pair.top_z):
            return HIDDEN
        low = self._is_uneven(crossed, joined) and self._hiding(square, crossed, joined, pair.middle_z)
        concealed = self.all_concealed or self._concealing(view.eye, crossed, joined)
        return (LOW if low else SEEN) + (CONCEALED if concealed else 0)

    def ray(self, eye: Point, point: Point) -> SightRay:
        """Return everything that a line crosses, and what it does."""
        pair, view = self._pair, self._views.get(eye)
        if view is None:
            view = self._views[eye] = EyeView(eye, self._obstacles)
        crossed = list(view.crossed(point))
        joined, square = self._joined(eye, point), squared_distance(eye, point)
        if not crossed and not joined:
            return SightRay(eye, point, ())
        hiding = self._hiding(square, crossed, joined, pair.top_z)
        low = self._hiding(square, crossed, joined, pair.middle_z) if self._is_uneven(crossed, joined) else hiding
        concealing = self._concealing(eye, crossed, joined)
        crossings = [
            Crossing(piece, tuple(lower), id(piece) in hiding, id(piece) in low, id(piece) in concealing)
            for piece, found in crossed
            if (lower := pair.under(piece, found, pair.middle_z))
        ]
        crossings += [
            Crossing(join, ((place, place),), id(join) in hiding, id(join) in low, id(join) in concealing)
            for join, place in joined
            if pair.is_under_join(join, place, pair.middle_z)
        ]
        if len(crossings) > 1:
            crossings.sort(key=_start)
        return SightRay(eye, point, tuple(crossings))

    def _joined(self, eye: Point, point: Point) -> list[Joined]:
        """Return the closed gaps that a line crosses, whatever their height."""
        return [(join, place) for join in self._joins if (place := join.crossing(eye, point)) is not None]

    def _is_uneven(self, crossed: list[Crossed], joined: list[Joined]) -> bool:
        """Return whether a line to the middle of the target may be hidden by what the line to its top passes over."""
        if self._pair.top_z == self._pair.middle_z:
            return False
        return any(obstacle.top is not None for obstacle, _ in crossed) or any(
            join.top is not None for join, _ in joined
        )

    def _hiding(self, square: int, crossed: list[Crossed], joined: list[Joined], z: int) -> set[int]:
        """Return the ids of what hides a point at a height, at the end of a line of a squared length."""
        pair = self._pair
        hiding: set[int] = set()
        if pair.unhidden:
            return hiding
        deep: list[DeepPart] = []
        deep_ids: list[int] = []
        for obstacle, found in crossed:
            rule = obstacle.rule
            if not rule.hides or pair.is_seen_through(obstacle, found):
                continue
            lower = pair.under(obstacle, found, z)
            if lower and rule.opaque:
                hiding.add(id(obstacle))
            elif lower and rule.depth is not None:
                deep.append((obstacle.name, rule.depth, rule.least, lower))
                deep_ids.append(id(obstacle))
        if deep and is_too_deep(deep, square):
            hiding.update(deep_ids)
        for join, place in joined:
            clear = join.clear_within is not None and pair.is_within(join.clear_within)
            if not clear and pair.is_under_join(join, place, z):
                hiding.add(id(join))
        return hiding

    def _concealing(self, eye: Point, crossed: list[Crossed], joined: list[Joined]) -> set[int]:
        """Return the ids of what conceals a point."""
        pair = self._pair
        found = {id(obstacle) for obstacle, inside in crossed if pair.conceals(obstacle, inside, eye)}
        found.update(id(join) for join, place in joined if pair.is_under_join(join, place, pair.middle_z))
        return found


def _start(crossing: Crossing) -> float:
    over, under = crossing.stretches[0][0]
    return over / under
