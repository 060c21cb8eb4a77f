"""Decide which lines between two bodies are clear, and why the others are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.sight.body_pair import BodyPair
from combat.engine.space.plane.sight.crossed_by_all import is_across
from combat.engine.space.plane.sight.depth_sum import DeepPart, is_too_deep
from combat.engine.space.plane.sight.eye_view import Crossed, EyeView
from combat.engine.space.plane.sight.gap_join import GapJoin
from combat.engine.space.plane.sight.judged_piece import JudgedPiece
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_ray import Crossing, SightRay
from combat.engine.space.plane.sight.stretches import START, Part

HIDDEN, LOW, SEEN = 0, 1, 2
"""Visibility of a point: not at all, only at the top of the target, or also at its middle height."""
CONCEALED = 4
"""Added for a point that is concealed."""

Joined: TypeAlias = tuple[GapJoin, Part]
"""A closed gap and the place where a line crosses it."""


class RayJudge:
    """Judges lines between two bodies."""

    __slots__ = ("_all_hidden", "_joins", "_pair", "_pieces", "all_concealed")

    def __init__(
        self, viewer: SightBody, target: SightBody, obstacles: Sequence[Obstacle], joins: Sequence[GapJoin]
    ) -> None:
        """Prepare the lines between two bodies, with all obstacles and closed gaps that may be between them."""
        pair = self._pair = BodyPair(viewer, target)
        skipped = {viewer.name, target.name, *viewer.transparent, *target.transparent}
        self._pieces = [pair.judged(obstacle) for obstacle in obstacles if obstacle.name not in skipped]
        self._pieces.sort(key=lambda piece: (not piece.opaque, piece.depth is None))
        self._joins = [join for join in joins if not skipped & {join.first.name, join.second.name}]
        self._all_hidden = self.all_concealed = False
        for piece in self._pieces if len(viewer.eyes) * len(target.points) > 1 else ():
            if piece.solid:
                self._note_all(piece)

    all_concealed: bool
    """True if one piece is known to conceal every line."""

    @property
    def viewer(self) -> SightBody:
        """Return the viewing body."""
        return self._pair.viewer

    @property
    def target(self) -> SightBody:
        """Return the target body."""
        return self._pair.target

    def _note_all(self, piece: JudgedPiece) -> None:
        """Note whether a solid piece lies across all lines and so hides or conceals all points at once."""
        hides = piece.opaque and not self._all_hidden
        conceals = piece.conceals and not self.all_concealed
        if (hides or conceals) and is_across(piece.obstacle, self.viewer.eyes, self.target.points):
            self._all_hidden = self._all_hidden or hides
            self.all_concealed = self.all_concealed or conceals

    def codes(self, eye: Point) -> list[int]:
        """Return the visibility of each target point from an eye: HIDDEN, LOW or SEEN, plus CONCEALED if it is
        concealed.
        """
        if self._all_hidden:
            return [HIDDEN] * len(self.target.points)
        view = self._view(eye)
        return [self._code(view, point) for point in self.target.points]

    def is_any_clear(self) -> bool:
        """Return whether at least the top of a target point is visible from an eye."""
        if self._all_hidden:
            return False
        views = (self._view(eye) for eye in self.viewer.eyes)
        return any(self._code(view, point) != HIDDEN for view in views for point in self.target.points)

    def _view(self, eye: Point) -> EyeView:
        pieces = self._pieces
        if self.all_concealed:
            pieces = [piece for piece in pieces if piece.opaque or piece.depth is not None]
        return EyeView(eye, pieces, whole=False)

    def _code(self, view: EyeView, point: Point) -> int:
        pair = self._pair
        crossed: list[Crossed] = []
        for piece, inside in view.crossed(point):
            if piece.opaque and not piece.sunken and pair.lower(piece, inside, pair.top_z):
                return HIDDEN
            crossed.append((piece, inside))
        if not crossed and not self._joins:
            return SEEN + (CONCEALED if self.all_concealed else 0)
        joined = self._joined(view.eye, point)
        square = squared_distance(view.eye, point)
        if self._hiding(square, crossed, joined, pair.top_z):
            return HIDDEN
        low = self._is_uneven(crossed, joined) and self._hiding(square, crossed, joined, pair.middle_z)
        concealed = self.all_concealed or self._concealing(view.eye, crossed, joined)
        return (LOW if low else SEEN) + (CONCEALED if concealed else 0)

    def rays(self, eye: Point) -> tuple[SightRay, ...]:
        """Return the line from an eye to each of the target's points, with everything that it crosses."""
        view = EyeView(eye, self._pieces, whole=True)
        return tuple([self._ray(view, point) for point in self.target.points])

    def _ray(self, view: EyeView, point: Point) -> SightRay:
        pair, eye = self._pair, view.eye
        crossed = list(view.crossed(point))
        joined = self._joined(eye, point) if self._joins else []
        if not crossed and not joined:
            return SightRay(eye, point, ())
        square = squared_distance(eye, point)
        hiding = self._hiding(square, crossed, joined, pair.top_z)
        low = self._hiding(square, crossed, joined, pair.middle_z) if self._is_uneven(crossed, joined) else hiding
        concealing = self._concealing(eye, crossed, joined)
        crossings = [
            Crossing(obstacle, tuple(lower), id(obstacle) in hiding, id(obstacle) in low, id(obstacle) in concealing)
            for piece, found in crossed
            if (lower := found if piece.tall else pair.lower(piece, found, pair.middle_z))
            and (obstacle := piece.obstacle)
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
        pair = self._pair
        if pair.top_z == pair.middle_z:
            return False
        highest = max(pair.eye_z, pair.top_z)
        if joined and any(join.top is not None and join.top <= highest for join, _ in joined):
            return True
        return not all(piece.tall for piece, _ in crossed)

    def _hiding(self, square: int, crossed: list[Crossed], joined: list[Joined], z: int) -> set[int]:
        """Return the ids of what hides a point at a height, at the end of a line of a squared length."""
        pair = self._pair
        hiding: set[int] = set()
        deep: list[DeepPart] = []
        deep_ids: list[int] = []
        for piece, found in crossed:
            if piece.sunken and pair.is_open(piece.obstacle, found):
                continue
            if piece.opaque:
                if piece.tall or pair.lower(piece, found, z):
                    hiding.add(id(piece.obstacle))
            elif piece.depth is not None:
                lower = found if piece.tall else pair.lower(piece, found, z)
                if lower:
                    deep.append((piece.obstacle.name, piece.depth, piece.least, lower))
                    deep_ids.append(id(piece.obstacle))
        if deep and is_too_deep(deep, square):
            hiding.update(deep_ids)
        for join, place in joined:
            clear = join.clear_within is not None and pair.is_within(join.clear_within)
            if not (clear or pair.unhidden) and pair.is_under_join(join, place, z):
                hiding.add(id(join))
        return hiding

    def _concealing(self, eye: Point, crossed: list[Crossed], joined: list[Joined]) -> set[int]:
        """Return the ids of what conceals a point."""
        pair = self._pair
        found: set[int] = set()
        for piece, inside in crossed:
            if piece.conceals and ((piece.plain and inside[0][0] is not START) or pair.conceals(piece, inside, eye)):
                found.add(id(piece.obstacle))
        if joined:
            found.update([id(join) for join, place in joined if pair.is_under_join(join, place, pair.middle_z)])
        return found


def _start(crossing: Crossing) -> float:
    over, under = crossing.stretches[0][0]
    return over / under
