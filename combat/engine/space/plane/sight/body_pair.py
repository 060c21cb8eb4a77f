"""Data shared by all lines between two bodies, computed at most once: heights, distances, relevant pieces."""

from __future__ import annotations

from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.gap_join import GapJoin
from combat.engine.space.plane.sight.judged_piece import JudgedPiece
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.stretches import END, START, Part, Stretch, below


class BodyPair:
    """A viewer and a target: decides the effect of each obstacle on the lines between them."""

    __slots__ = ("_at_edge", "_near", "eye_z", "middle_z", "target", "top_z", "unhidden", "viewer")

    def __init__(self, viewer: SightBody, target: SightBody) -> None:
        """Make the pair; the bodies' heights are above the table."""
        self.viewer, self.target = viewer, target
        self.unhidden = viewer.unhidden or target.unhidden
        self.eye_z = viewer.ground + viewer.heights.eye
        self.top_z, self.middle_z = target.ground + target.heights.top, target.ground + target.heights.middle
        self._near: dict[Limit, bool] = {}
        self._at_edge: dict[tuple[int, Point], bool] = {}

    def is_under_join(self, join: GapJoin, place: Part, z: int) -> bool:
        """Return whether a line to the height `z` is lower than a closed gap at the point where it crosses the gap.

        `place` is that point, as a fraction of the line.
        """
        if join.top is None:
            return True
        if join.first.rule.height == "ends":
            return join.top >= min(self.eye_z, z)
        over, under = place
        return self.eye_z * under + (z - self.eye_z) * over < join.top * under

    def judged(self, obstacle: Obstacle) -> JudgedPiece:
        """Return an obstacle with its possible effect on any line between the bodies that crosses it."""
        rule = obstacle.rule
        hides = rule.hides and not self.unhidden and not (rule.clear_within and self.is_within(rule.clear_within))
        lined = rule.lined is not None and is_lined(self.viewer, obstacle)
        hides = hides and not lined and not (rule.lined is not None and is_lined(self.target, obstacle))
        conceals = not lined and not (rule.overlooked and self.viewer.ground > obstacle.base)
        highest = max(self.eye_z, self.top_z, self.middle_z)
        return JudgedPiece(obstacle, hides=hides, conceals=conceals, highest=highest)

    def lower(self, piece: JudgedPiece, found: list[Stretch], z: int) -> list[Stretch]:
        """Return the parts of the stretches `found` in which a line to the height `z` is lower than the top of a
        piece.
        """
        top = piece.obstacle.top
        if piece.tall or top is None:
            return found
        if piece.obstacle.rule.height == "ends":
            return [] if top < self.eye_z and top < z else found
        return below(found, self.eye_z, z, top)

    def conceals(self, piece: JudgedPiece, inside: list[Stretch], eye: Point) -> bool:
        """Return whether a piece conceals the end of a line from `eye`.

        `inside` are the line's stretches in the piece.
        """
        if not piece.conceals or (piece.sunken and self.is_open(piece.obstacle, inside)):
            return False
        outwards = piece.looks_out is not None and inside[0][0] is START and inside[-1][1] is not END
        if outwards and piece.looks_out is not None and self._is_at_edge(piece.obstacle, piece.looks_out, eye):
            return False
        return bool(self.lower(piece, inside, self.middle_z))

    def is_within(self, limit: Limit) -> bool:
        """Return whether the distance between the bodies satisfies a limit; cached."""
        known = self._near.get(limit)
        if known is None:
            known = self._near[limit] = limit.holds(self.viewer.shape, self.target.shape)
        return known

    def is_open(self, obstacle: Obstacle, inside: list[Stretch]) -> bool:
        """Return whether a line that crosses a sunken area at `inside` is not hidden by it.

        That is so if it passes over the area or stays in it, or if it links the area with higher ground.
        """
        from_eye, to_point = inside[0][0] is START, inside[-1][1] is END
        if from_eye is to_point:
            return True
        outer = self.target if from_eye else self.viewer
        return obstacle.rule.overlooked and outer.ground > obstacle.base

    def _is_at_edge(self, obstacle: Obstacle, limit: Limit, eye: Point) -> bool:
        key = id(obstacle), eye
        known = self._at_edge.get(key)
        if known is None:
            here = ConvexShape((eye,))
            known = self._at_edge[key] = any(limit.holds(here, side) for side in obstacle.area.sides)
        return known


def is_lined(body: SightBody, obstacle: Obstacle) -> bool:
    """Return whether a body is so close to an obstacle that it looks across it, by the obstacle's rule."""
    limit = obstacle.rule.lined
    return limit is not None and limit.allows(area_distance(body.shape, obstacle.area))
