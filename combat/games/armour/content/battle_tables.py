"""Load tables of ARMOUR! from Tiled maps, and check what its rules need of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.layers import layers
from combat.engine.content.places import Places
from combat.engine.content.plane.table_files import TableFiles
from combat.engine.content.plane.table_source import TableSource
from combat.engine.content.reading import read
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.table_map import Scenery, TableMap
from combat.games.armour.content.kinds.ground_file import GroundFile
from combat.games.armour.rules.charts.terrain_chart import SceneryKind, TerrainRow

TABLES = "assets/tables/*.tmx"
TABLE_SUFFIX = ".tmx"


def read_table(path: Path, kinds: Mapping[str, SceneryKind], rows: Mapping[str, TerrainRow]) -> TableSource:
    """Read a table; raise ContentError with every finding."""
    source = TableFiles(tuple(kinds)).read(path)
    findings = sorted(set(_TableCheck(source, kinds, rows).findings()))
    if findings:
        raise ContentError(findings)
    return source


def load_table(path: Path, ground: GroundFile) -> TableMap:
    """Return the table of a file; raise ContentError with every finding."""
    return read_table(path, ground.kinds(), ground.rows()).table


def find_table(places: Places, name: str, ground: GroundFile) -> TableMap:
    """Return the table of an id; raise ContentError if there is none, or with every finding about it."""
    known = [Path(place).stem for place in places.places(TABLES)]
    if name not in known:
        raise ContentError([Finding(name, 0, unknown("battlefield", name, known))])
    return load_table(places.file(f"assets/tables/{name}.tmx"), ground)


def objectives_of(table: TableMap) -> dict[str, Point]:
    """Return the objectives of a table by name."""
    return {objective.name: objective.at for objective in table.objectives}


def prove_table(path: Path) -> TableMap:
    """Read a table against the terrain chart of the game; raise ContentError with every finding."""
    chart = Places(layers("armour")).file("assets/charts/ground.toml")
    return load_table(path, read(chart, GroundFile).content)


class _TableCheck:
    """What the rules need of a table beyond what its file must have."""

    def __init__(self, source: TableSource, kinds: Mapping[str, SceneryKind], rows: Mapping[str, TerrainRow]) -> None:
        self.source, self.table, self.kinds, self.rows = source, source.table, kinds, rows

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
            if piece.form == "area" and self.kinds[piece.kind].hill:
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
            on = next((kind for kind in self._grounds(objective.at) if self._bars(kind)), None)
            if on is not None:
                yield self.source.finding(msg("finding-goal-barred", goal=objective.name, kind=on), "objectives", place)

    def _grounds(self, at: Point) -> Iterator[str]:
        """Yield the kinds of ground at a point from the uppermost, down to one that replaces what it lies on."""
        for piece in reversed(self.table.scenery):
            if _covers(piece, at):
                yield piece.kind
                if self.kinds[piece.kind].replaces:
                    return

    def _bars(self, kind: str) -> bool:
        return self.rows[self.kinds[kind].row].dash == "impassable"


def _covers(piece: Scenery, at: Point) -> bool:
    if piece.form == "area":
        return piece.area().locate(at) >= 0
    return any(side.contains(at) for side in piece.line().sides)
