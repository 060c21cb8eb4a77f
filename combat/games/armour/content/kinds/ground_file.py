"""The terrain chart and the kinds of scenery: `charts/ground.toml` (L59-L521)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, TomlTable, Words
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import MM
from combat.games.armour.rules.charts.terrain_chart import Blocking, GroundClass, GroundHeight, SceneryKind, TerrainRow
from combat.games.miniatures.content.ground_tables import GroundTables, KindPart

Millimetres = Annotated[int, Field(ge=0, le=300)]


class RowPart(TomlTable):
    """A row of the chart."""

    name: Words
    dash: GroundClass
    foot_dash: GroundClass | None = None
    """The class for infantry, if it differs."""
    difficult: bool = False
    cross: Annotated[int, Field(ge=0, le=6)] = 0
    height: GroundHeight
    bulletproof: bool = False
    authored: bool = False
    """Whether the source does not give the row whole."""

    def build(self, id_: str) -> TerrainRow:
        """Return the row as a `TerrainRow`."""
        facts: dict[str, Any] = self.model_dump(exclude={"foot_dash", "authored"})
        return TerrainRow(id=id_, foot_dash=self.foot_dash or self.dash, **facts)


class SceneryPart(KindPart):
    """A kind of scenery."""

    height: GroundHeight | None = None
    blocking: Blocking = "no"
    top: Millimetres = 0
    linear: bool = False
    sunk: Millimetres = 0
    conceals_inside: bool = False

    def build(self, id_: str, row: TerrainRow) -> SceneryKind:
        """Return the kind as a `SceneryKind`; `row` is its row of the chart."""
        facts: dict[str, Any] = self.model_dump()
        own = {"height": self.height or row.height, "top": self.top * MM, "sunk": self.sunk * MM}
        return SceneryKind(**{**facts, **own, "id": id_})


class GroundFile(GroundTables[RowPart, SceneryPart]):
    """`charts/ground.toml`."""

    levels: Annotated[list[Annotated[int, Field(ge=1, le=200)]], Field(min_length=9, max_length=9)]
    """Heights of the levels 1 to 9 of table files, in millimetres."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for unknown rows, levels that do not rise, and flat scenery that blocks sight."""
        if sorted(set(self.levels)) != self.levels:
            yield ("levels",), msg("finding-levels-fall")
        for id_, part in self.scenery.items():
            if part.row not in self.row:
                yield ("scenery", id_, "row"), unknown("terrain", part.row, self.row)
            elif part.blocking != "no" and (part.height or self.row[part.row].height) == "flat":
                yield ("scenery", id_, "blocking"), msg("finding-flat-blocks", name=id_)

    def rows(self) -> dict[str, TerrainRow]:
        """Return the rows of the chart, by id."""
        return {id_: part.build(id_) for id_, part in self.row.items()}

    def kinds(self) -> dict[str, SceneryKind]:
        """Return the kinds of scenery, by id."""
        rows = self.rows()
        return {id_: part.build(id_, rows[part.row]) for id_, part in self.scenery.items()}

    def level_heights(self) -> tuple[int, ...]:
        """Return the heights of the levels, in units of 0.1 mm."""
        return tuple(level * MM for level in self.levels)
