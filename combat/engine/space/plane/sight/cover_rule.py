"""Cover: pieces between two bodies, or under the target, that give it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.space.plane.containment import Containment, area_distance, containment
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_ray import Crossing, Piece, SightRay
from combat.engine.space.plane.sight.sight_report import SightReport


class CoverRule(Record):
    """The conditions under which pieces of a kind give cover; a title has one for each kind and attack, with its
    value.
    """

    between: bool = False
    """Lines to the target that cross the piece below its top have cover."""
    near: Limit | None = None
    """Distance from the target within which pieces count as between; None for any."""
    under: Literal["none", "part", "whole"] = "none"
    """Part of the target that must be in the piece for cover from everywhere."""


class Cover(Record, gc=True):
    """The pieces that give cover to a target, and the number of its points with cover."""

    pieces: tuple[Piece, ...]
    """The pieces that give it, the nearest to the eye first, each name once."""
    points: int
    """Number of the target's points with cover; of the eyes that see any, that for which it is the least."""
    count: int
    """Number of points of the target."""

    @property
    def half(self) -> bool:
        """Return whether at least half of the target's points have cover."""
        return 2 * self.points >= self.count


def cover(report: SightReport, rules: Mapping[str, CoverRule], under: tuple[Obstacle, ...] = ()) -> Cover:
    """Return the cover that a report's target has, by the rules for kinds of pieces; kinds without a rule give none.

    `under` are the obstacles that may lie under the target, for example all of the table.
    """
    target = report.target
    below = tuple(obstacle for obstacle in under if _is_under(rules.get(obstacle.kind), report, obstacle))
    if below:
        return Cover(below, report.count, report.count)
    near: dict[str, bool] = {}

    def counts(crossing: Crossing) -> bool:
        piece = crossing.piece
        when = rules.get(piece.kind)
        if when is None or not when.between:
            return False
        if when.near is None or not isinstance(piece, Obstacle):
            return True
        key = f"{piece.name} {piece.area.corners[0]}"
        if key not in near:
            near[key] = when.near.allows(area_distance(target.shape, piece.area))
        return near[key]

    def covered(ray: SightRay) -> list[Piece]:
        return [crossing.piece for crossing in ray.crossings if counts(crossing)]

    seeing = [rays for rays in report.rays if not all(ray.hidden for ray in rays)]
    found = [[covered(ray) for ray in rays] for rays in seeing or report.rays]
    least = min(found, key=lambda pieces: sum(1 for one in pieces if one))
    names = {piece.name: piece for pieces in least for piece in pieces}
    return Cover(tuple(names.values()), sum(1 for pieces in least if pieces), report.count)


def _is_under(when: CoverRule | None, report: SightReport, obstacle: Obstacle) -> bool:
    if when is None or when.under == "none":
        return False
    shape = report.target.shape
    if not shape.has_area:
        return obstacle.area.locate(shape.corners[0]) >= 0
    found = containment(shape, obstacle.area)
    return found is Containment.WHOLE or (found is Containment.PART and when.under == "part")
