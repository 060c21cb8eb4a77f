"""Sight on a table without a grid: reports between bodies, cached by their poses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeAlias

from combat.engine.space.plane.sight.gap_join import GapJoin, join_of
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import (
    Corridor,
    ObstacleIndex,
    corridor_between,
    in_corridor,
    joins_among,
)
from combat.engine.space.plane.sight.ray_judge import RayJudge
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_report import SightReport

MOST_CACHED = 20_000
"""Reports in a cache, at about 4 KB each; a full cache is emptied."""

Moving: TypeAlias = tuple[Obstacle, ...]
Cached: TypeAlias = tuple["PlaneSight", Moving, SightReport]


class PlaneSight:
    """The obstacles of a table at one moment: scenery that stays, and models, wrecks and smoke that change.

    Equal bodies get the same report again. `with_moving` keeps all reports that the changes do not touch.
    """

    def __init__(self, scenery: ObstacleIndex, moving: Iterable[Obstacle] = ()) -> None:
        """Take the scenery and everything else that may hide or conceal."""
        self.scenery, self.moving = scenery, tuple(moving)
        self._reports: dict[tuple[SightBody, SightBody], Cached] = {}

    def with_moving(self, moving: Iterable[Obstacle]) -> PlaneSight:
        """Return the same table with other models, wrecks and smoke; both share one cache."""
        other = PlaneSight(self.scenery, moving)
        other._reports = self._reports
        return other

    def report(self, viewer: SightBody, target: SightBody) -> SightReport:
        """Return what a body sees of another."""
        key = viewer, target
        cached = self._reports.get(key)
        if cached is not None and cached[0] is self:
            return cached[2]
        corridor = corridor_between(viewer, target)
        moving = tuple(in_corridor(self.moving, self._widened(corridor)))
        if cached is None or cached[1] != moving:
            if len(self._reports) >= MOST_CACHED:
                self._reports.clear()
            cached = self, moving, self._judged(viewer, target, corridor, moving)
        self._reports[key] = self, moving, cached[2]
        return cached[2]

    def sees(self, viewer: SightBody, target: SightBody) -> bool:
        """Return whether any line from one body to another is clear."""
        return self.report(viewer, target).seen

    def _widened(self, corridor: Corridor) -> Corridor:
        """Return a corridor with room for the farther sides of gaps that may be closed across it."""
        room = 0 if self.scenery.gap is None else self.scenery.gap.distance
        x, y, along, down, length, width = corridor
        return x - along * room, y - down * room, along, down, length + 2 * room, width + room

    def _judged(
        self, viewer: SightBody, target: SightBody, corridor: Corridor, moving: Sequence[Obstacle]
    ) -> SightReport:
        near = self.scenery.between(corridor) + moving_between(moving, corridor)
        joins = in_corridor([*self.scenery.joins, *self._gaps(corridor, moving)], corridor)
        return SightReport(RayJudge(viewer, target, near, joins))

    def _gaps(self, corridor: Corridor, moving: Sequence[Obstacle]) -> list[GapJoin]:
        """Return the closed gaps at moving obstacles near a corridor."""
        gap = self.scenery.gap
        joining = [obstacle for obstacle in moving if obstacle.rule.joins]
        if gap is None or not joining:
            return []
        fixed = [piece for piece in in_corridor(self.scenery.obstacles, self._widened(corridor)) if piece.rule.joins]
        found = [join_of(one, other, gap) for one, other in product(joining, fixed)]
        return joins_among(joining, gap) + [join for join in found if join is not None]


def moving_between(moving: Sequence[Obstacle], corridor: Corridor) -> list[Obstacle]:
    """Return the moving obstacles that a corridor may touch."""
    return ObstacleIndex(moving).between(corridor)
