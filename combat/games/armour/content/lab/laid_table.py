"""The table of a lab file: one of the game's, or bare ground with the scenery of the file."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.places import Places
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.polygon import flaw
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap
from combat.games.armour.content.battle_tables import find_table
from combat.games.armour.content.kinds.ground_file import GroundFile
from combat.games.armour.content.lab.position_file import PositionFile
from combat.games.armour.content.lab.position_parts import GroundPart, SceneryPart
from combat.games.armour.rules.charts.terrain_chart import SceneryKind


def laid_table(source: Source[PositionFile], places: Places, ground: GroundFile) -> TableMap:
    """Return the table of a lab file: the table that it names, else bare ground with the file's own scenery.

    Raises ContentError with every finding about the named table; `scenery_findings` checks the file's own scenery.
    """
    file = source.content
    if file.table is not None:
        return find_table(places, file.table, ground)
    width, depth = file.ground.width * CM, file.ground.depth * CM
    pieces = [Scenery(file.ground.kind, "area", _whole(file.ground)), *map(_piece, file.scenery)]
    heights = [HeightArea(part.level, _corners(part.area)) for part in file.scenery if part.area and part.level]
    return TableMap("lab", width, depth, tuple(pieces), tuple(heights))


def scenery_findings(source: Source[PositionFile], kinds: dict[str, SceneryKind]) -> Iterator[Finding]:
    """Yield findings about unknown ground, bad outlines and pieces off the bare ground."""
    file = source.content
    if file.table is not None:
        if file.scenery:
            yield source.finding(msg("finding-lab-scenery-on-table", table=file.table), "scenery", 0)
        return
    if file.ground.kind not in kinds:
        yield source.finding(unknown("terrain", file.ground.kind, kinds), "ground", "kind")
    for place, part in enumerate(file.scenery):
        if part.kind not in kinds:
            yield source.finding(unknown("terrain", part.kind, kinds), "scenery", place, "kind")
        key = "area" if part.area is not None else "line"
        for said in _outline_faults(file.ground, part):
            yield source.finding(said, "scenery", place, key)


def _outline_faults(ground: GroundPart, part: SceneryPart) -> Iterator[TextMessage]:
    for pose in part.area or part.line or ():
        if pose.point.x > ground.width * CM or pose.point.y > ground.depth * CM:
            yield off_table(pose, ground.width * CM, ground.depth * CM)
    if part.area is not None and (wrong := flaw(_corners(part.area))) is not None:
        yield msg("finding-zone-outline", at=str(Pose.at(wrong)))


def off_table(pose: Pose, width: int, depth: int) -> TextMessage:
    """Return the message that a place lies off a table of some size in units of 0.1 mm."""
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
