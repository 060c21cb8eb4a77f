"""Ground of lab files: a table of one kind of ground with pieces of scenery on it. Places are in centimetres."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

from pydantic import Field

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.models import Fault, Id, TomlTable
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.polygon import flaw
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap


class SceneryPart(TomlTable):
    """A piece of scenery: an area, or a line with a width."""

    kind: Id
    area: Annotated[list[TablePose], Field(min_length=3, max_length=40)] | None = None
    """Its corners."""
    line: Annotated[list[TablePose], Field(min_length=2, max_length=40)] | None = None
    """The corners of a wall, hedge, road or stream."""
    width: Annotated[int, Field(ge=1, le=500)] = 10
    """Width of a line in millimetres."""
    level: Annotated[int, Field(ge=0, le=9)] = 0
    """Level of the ground on an area: that of a hill."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for a piece that is both an area and a line, or neither."""
        if (self.area is None) == (self.line is None):
            yield (), msg("finding-lab-scenery")


class GroundPart(TomlTable):
    """Bare ground of one kind."""

    kind: Id = "grass"
    width: Annotated[int, Field(ge=20, le=300)] = 180
    """In centimetres."""
    depth: Annotated[int, Field(ge=20, le=300)] = 120
    """In centimetres."""


def bare_table(ground: GroundPart, scenery: Sequence[SceneryPart]) -> TableMap:
    """Return a table of one kind of ground with the scenery of a lab file, in units of 0.1 mm."""
    width, depth = ground.width * CM, ground.depth * CM
    pieces = [Scenery(ground.kind, "area", _whole(ground)), *map(_piece, scenery)]
    heights = [HeightArea(part.level, _corners(part.area)) for part in scenery if part.area and part.level]
    return TableMap("lab", width, depth, tuple(pieces), tuple(heights))


def ground_findings(
    source: Source[TomlTable], ground: GroundPart, scenery: Sequence[SceneryPart], kinds: Mapping[str, object]
) -> Iterator[Finding]:
    """Yield findings about unknown kinds of ground or scenery, bad outlines, and pieces off the table."""
    if ground.kind not in kinds:
        yield source.finding(unknown("terrain", ground.kind, kinds), "ground", "kind")
    for place, part in enumerate(scenery):
        if part.kind not in kinds:
            yield source.finding(unknown("terrain", part.kind, kinds), "scenery", place, "kind")
        key = "area" if part.area is not None else "line"
        for said in _outline_faults(ground, part):
            yield source.finding(said, "scenery", place, key)


def _outline_faults(ground: GroundPart, part: SceneryPart) -> Iterator[TextMessage]:
    for pose in part.area or part.line or ():
        if pose.point.x > ground.width * CM or pose.point.y > ground.depth * CM:
            yield off_table(pose, ground.width * CM, ground.depth * CM)
    if part.area is not None and (wrong := flaw(_corners(part.area))) is not None:
        yield msg("finding-zone-outline", at=str(Pose.at(wrong)))


def off_table(pose: Pose, width: int, depth: int) -> TextMessage:
    """Return the message that a pose is off a table; `width` and `depth` are in units of 0.1 mm."""
    return msg("finding-pose-off-table", pose=pose, width=width // CM, height=depth // CM)


def _whole(ground: GroundPart) -> tuple[Point, ...]:
    right, bottom = ground.width * CM, ground.depth * CM
    return Point(0, 0), Point(right, 0), Point(right, bottom), Point(0, bottom)


def _piece(part: SceneryPart) -> Scenery:
    if part.area is not None:
        return Scenery(part.kind, "area", _corners(part.area))
    return Scenery(part.kind, "line", _corners(part.line or []), part.width * MM)


def _corners(poses: list[Pose]) -> tuple[Point, ...]:
    return tuple(pose.point for pose in poses)
