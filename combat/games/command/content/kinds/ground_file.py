"""Charts of ground, hexsides, ways and works (17.0, 18.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.command.rules.ground import ground_charts as charts

Cost = Annotated[int, Field(ge=0, le=9)]
Cover = Annotated[int, Field(ge=-3, le=12)]
Hindrance = Annotated[int, Field(ge=0, le=10)]


class SightPart(TomlTable):
    """Effect on lines of sight (16.0)."""

    sight: Literal["clear", "hindrance", "obstacle"] = "clear"
    hindrance: Hindrance = 0

    def unlike(self, *where: str) -> Iterator[Fault]:
        """Yield a fault if `hindrance` does not match `sight`."""
        if (self.sight == "hindrance") != (self.hindrance > 0):
            yield (*where, "hindrance"), msg("finding-hindrance-unlike", sight=self.sight, count=self.hindrance)


class TerrainPart(SightPart):
    """A ground type."""

    cost: Cost
    cover: Cover
    blinds: Annotated[int, Field(ge=0, le=2)] = 0
    passable: bool = True
    along_ways: bool = False
    water: bool = False
    weapons: bool = True
    indirect: Annotated[int, Field(ge=-4, le=4)] = 0
    soft: bool = False
    building: bool = False
    sunken: bool = False


class SidePart(SightPart):
    """A feature along a hexside."""

    cost: Cost
    cover: Cover = 0
    passable: bool = True
    crest: bool = False


class WayPart(TomlTable):
    """A road, railway or trail."""

    cost: Cost
    bonus: Cost = 0
    cover: Cover = 0
    hindrance: Hindrance = 0


class WorkPart(TomlTable):
    """A fortification."""

    cover: Cover = 0
    indirect_cover: Cover = 0
    trench: bool = False
    holds_ties: bool = False
    mines: bool = False
    wire: bool = False


class GroundFile(TomlTable):
    """`charts/ground.toml`."""

    terrain: dict[Id, TerrainPart]
    """Ground types by id; `open` applies where a map names none."""
    side: dict[Id, SidePart]
    way: dict[Id, WayPart]
    work: dict[Id, WorkPart]

    def faults(self) -> Iterator[Fault]:
        """Yield faults for entries whose `hindrance` does not match `sight`."""
        for table, parts in (("terrain", self.terrain), ("side", self.side)):
            for id_, part in parts.items():
                yield from part.unlike(table, id_)

    def gaps(self) -> Iterator[Fault]:
        """Yield faults for missing entries that the rules or every map need."""
        for table, parts, needed in (
            ("terrain", self.terrain, ("open",)),
            ("work", self.work, ("foxholes", "trench", "pillbox", "mines", "wire")),
        ):
            for id_ in needed:
                if id_ not in parts:
                    yield (table,), msg("finding-ground-missing", name=id_, table=table)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the ids of all entries in the raw data of a file."""
        return (id_ for table in data.values() for id_ in table)

    def over(self, lower: Self) -> Self:
        """Return a copy merged over a lower layer; entries with the same id are replaced."""
        tables = {name: {**getattr(lower, name), **getattr(self, name)} for name in type(self).model_fields}
        return self.model_copy(update=tables)

    def terrains(self) -> dict[str, charts.Terrain]:
        """Return the ground types as records of the rules."""
        return {id_: charts.Terrain(id=id_, **part.model_dump()) for id_, part in self.terrain.items()}

    def sides(self) -> dict[str, charts.SideTerrain]:
        """Return the hexside features as records of the rules."""
        return {id_: charts.SideTerrain(id=id_, **part.model_dump()) for id_, part in self.side.items()}

    def ways(self) -> dict[str, charts.WayKind]:
        """Return the ways as records of the rules."""
        return {id_: charts.WayKind(id=id_, **part.model_dump()) for id_, part in self.way.items()}

    def works(self) -> dict[str, charts.Work]:
        """Return the works as records of the rules."""
        return {id_: charts.Work(id=id_, **part.model_dump()) for id_, part in self.work.items()}
