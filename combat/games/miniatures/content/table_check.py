"""Loading of tables from Tiled maps, with a check that they suit the rules of games with models."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.places import Places
from combat.engine.content.plane.table_files import TableFiles
from combat.engine.content.plane.table_source import TableSource
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.table_map import Scenery, TableMap

TABLES = "assets/tables/*.tmx"
TABLE_SUFFIX = ".tmx"


class GroundTraits(Record):
    """Facts about a game's kinds of scenery, as the check needs them."""

    kinds: tuple[str, ...]
    hills: tuple[str, ...]
    """Kinds whose pieces are raised."""
    replacing: tuple[str, ...]
    """Kinds that count instead of what they lie on."""
    barred: tuple[str, ...]
    """Kinds that no vehicle enters."""


def read_table(path: Path, ground: GroundTraits) -> TableSource:
    """Read and check a table file; return the table with its path. Raises ContentError with all findings."""
    source = TableFiles(ground.kinds).read(path)
    findings = sorted(set(_TableCheck(source, ground).findings()))
    if findings:
        raise ContentError(findings)
    return source


def find_table(places: Places, name: str, ground: GroundTraits) -> TableMap:
    """Return the table with an id; raise ContentError if it is unknown, or with all findings about it."""
    known = [Path(place).stem for place in places.places(TABLES)]
    if name not in known:
        raise ContentError([Finding(name, 0, unknown("battlefield", name, known))])
    return read_table(places.file(f"assets/tables/{name}{TABLE_SUFFIX}"), ground).table


def objectives_of(table: TableMap) -> dict[str, Point]:
    """Return the places of a table's objectives, by name."""
    return {objective.name: objective.at for objective in table.objectives}


class _TableCheck:
    """What the rules need of a table beyond what its file must have."""

    def __init__(self, source: TableSource, ground: GroundTraits) -> None:
        self.source, self.table, self.ground = source, source.table, ground

    def findings(self) -> Iterator[Finding]:
        """Yield every finding."""
        yield from self._base()
        yield from self._lines()
        yield from self._hills()
        yield from self._objectives()

    def _base(self) -> Iterator[Finding]:
        """Yield a finding if the first piece of scenery does not cover the whole table."""
        first = next(iter(self.table.scenery), None)
        corners = {(0, 0), (self.table.width, 0), (self.table.width, self.table.height), (0, self.table.height)}
        if first is None or first.form != "area" or set(first.corners) != corners:
            yield self.source.finding(msg("finding-table-base"), *(("scenery", 0) if first else ()))

    def _lines(self) -> Iterator[Finding]:
        for place, piece in enumerate(self.table.scenery):
            if piece.form == "line" and not piece.width:
                yield self.source.finding(msg("finding-line-thin", kind=piece.kind), "scenery", place)
            elif piece.form == "point":
                yield self.source.finding(msg("finding-scenery-point", kind=piece.kind), "scenery", place)

    def _hills(self) -> Iterator[Finding]:
        """Yield findings about hills without a height of the same outline, and heights without a hill."""
        heights = [height.area() for height in self.table.heights]
        hills = []
        for place, piece in enumerate(self.table.scenery):
            if piece.form == "area" and piece.kind in self.ground.hills:
                hills.append(piece.area())
                if piece.area() not in heights:
                    yield self.source.finding(msg("finding-hill-flat", kind=piece.kind), "scenery", place)
        for place, height in enumerate(heights):
            if height not in hills:
                yield self.source.finding(msg("finding-height-bare"), "heights", place)

    def _objectives(self) -> Iterator[Finding]:
        """Yield findings about missing objectives, and those that no tank can reach."""
        if not self.table.objectives:
            yield self.source.finding(msg("finding-no-objectives"))
        for place, objective in enumerate(self.table.objectives):
            on = next((kind for kind in self._grounds(objective.at) if kind in self.ground.barred), None)
            if on is not None:
                yield self.source.finding(msg("finding-goal-barred", goal=objective.name, kind=on), "objectives", place)

    def _grounds(self, at: Point) -> Iterator[str]:
        """Yield the kinds of ground at a point from the topmost, down to one that replaces what it lies on."""
        for piece in reversed(self.table.scenery):
            if _covers(piece, at):
                yield piece.kind
                if piece.kind in self.ground.replacing:
                    return


def _covers(piece: Scenery, at: Point) -> bool:
    if piece.form == "area":
        return piece.area().locate(at) >= 0
    return any(side.contains(at) for side in piece.line().sides)
