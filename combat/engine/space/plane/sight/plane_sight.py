"""Sight on a table without a grid: reports between bodies, cached by their poses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import TypeAlias

from combat.engine.space.plane.sight.body_pair import is_lined
from combat.engine.space.plane.sight.fields.eye_field import EyeField
from combat.engine.space.plane.sight.fields.field_sweep import Box, FieldSweep, Hill
from combat.engine.space.plane.sight.fields.plane_field import PlaneField
from combat.engine.space.plane.sight.gap_join import GapJoin
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import (
    Corridor,
    ObstacleIndex,
    corridor_between,
    in_corridor,
    joins_among,
    joins_of,
    touching,
)
from combat.engine.space.plane.sight.ray_judge import RayJudge
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.engine.space.plane.sight.sight_report import SightReport

MOST_CACHED = 4_000
"""Reports in a cache, at about 4 KB each; a full cache is emptied."""

Moving: TypeAlias = tuple[Obstacle, ...]
Cached: TypeAlias = tuple["PlaneSight", Moving, SightReport]


class PlaneSight:
    """The obstacles of a table at one moment: fixed scenery, and models, wrecks and smoke that may change.

    Reports are cached by body. `with_moving` keeps all reports that the changes do not affect.
    """

    def __init__(self, scenery: ObstacleIndex, moving: Iterable[Obstacle] = ()) -> None:
        """Make the sight on scenery, with `moving` as all other obstacles."""
        self.scenery, self.moving = scenery, tuple(moving)
        self._reports: dict[tuple[SightBody, SightBody], Cached] = {}

    def with_moving(self, moving: Iterable[Obstacle]) -> PlaneSight:
        """Return the sight on this table with other moving obstacles; both objects share a cache of reports."""
        other = PlaneSight(self.scenery, moving)
        other._reports = self._reports
        return other

    def report(self, viewer: SightBody, target: SightBody) -> SightReport:
        """Return the report of all lines from a viewer to a target; cached."""
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
        """Return whether any line from the viewer to the target is clear."""
        return self.report(viewer, target).seen

    def field(
        self,
        viewer: SightBody,
        heights: BodyHeights,
        box: Box,
        hills: Sequence[Hill] = (),
        reach: int | None = None,
    ) -> PlaneField:
        """Return the field of view of a body, to be computed in steps.

        Ground counts as seen if the top of a target with these heights, a body of one point, would be seen there. `box`
        is the table, `hills` are the areas of raised ground, and `reach` limits the sight, in units of 0.1 mm.
        """
        return PlaneField(self._field_steps(viewer, heights.top, box, hills, reach))

    def _field_steps(
        self, viewer: SightBody, top: int, box: Box, hills: Sequence[Hill], reach: int | None
    ) -> Iterator[EyeField | None]:
        """Yield None after a part of the work, or what one more eye sees."""
        obstacles: list[Obstacle] = []
        joins: list[GapJoin] = []
        if not viewer.unhidden:
            skipped = {viewer.name, *viewer.transparent}
            hiding = [obstacle for obstacle in (*self.scenery.obstacles, *self.moving) if obstacle.rule.hides]
            hiding = [obstacle for obstacle in hiding if obstacle.name not in skipped]
            obstacles = [obstacle for obstacle in hiding if not is_lined(viewer, obstacle)]
            joins = [join for join in self._every_join if not skipped & {join.first.name, join.second.name}]
            yield None
        for eye in viewer.eyes:
            yield from FieldSweep(viewer, eye, obstacles, joins, hills, box, top, reach).steps()

    @cached_property
    def _every_join(self) -> list[GapJoin]:
        return [*self.scenery.joins, *self._gaps_at(self.moving, self.scenery.obstacles)]

    def _widened(self, corridor: Corridor) -> Corridor:
        """Return a corridor with room for the farther sides of gaps that may be closed across it."""
        room = 0 if self.scenery.gap is None else self.scenery.gap.distance
        x, y, along, down, length, width = corridor
        return x - along * room, y - down * room, along, down, length + 2 * room, width + room

    def _judged(
        self, viewer: SightBody, target: SightBody, corridor: Corridor, moving: Sequence[Obstacle]
    ) -> SightReport:
        near = self.scenery.between(corridor) + touching(moving, corridor)
        joins = in_corridor([*self.scenery.joins, *self._gaps(corridor, moving)], corridor)
        return SightReport(RayJudge(viewer, target, near, joins))

    def _gaps(self, corridor: Corridor, moving: Sequence[Obstacle]) -> list[GapJoin]:
        """Return the closed gaps at moving obstacles near a corridor."""
        if not any(obstacle.rule.joins for obstacle in moving):
            return []
        return self._gaps_at(moving, in_corridor(self.scenery.obstacles, self._widened(corridor)))

    def _gaps_at(self, moving: Sequence[Obstacle], fixed: Sequence[Obstacle]) -> list[GapJoin]:
        """Return the closed gaps among moving obstacles, and between these and fixed ones."""
        gap = self.scenery.gap
        if gap is None:
            return []
        joining = [obstacle for obstacle in moving if obstacle.rule.joins]
        pairs = product(joining, [obstacle for obstacle in fixed if obstacle.rule.joins])
        return joins_among(joining, gap) + joins_of(pairs, gap)
