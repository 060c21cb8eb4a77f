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
    """Whether lines of sight pass freely, pass with a hindrance, or end."""
    hindrance: Hindrance = 0
    """Value of the hindrance; 0 if it is none."""

    def unlike(self, *where: str) -> Iterator[Fault]:
        """Yield a fault if `hindrance` does not match `sight`; `where` is the path of the entry in the file."""
        if (self.sight == "hindrance") != (self.hindrance > 0):
            yield (*where, "hindrance"), msg("finding-hindrance-unlike", sight=self.sight, count=self.hindrance)


class TerrainPart(SightPart):
    """A ground type."""

    cost: Cost
    """Movement points to enter."""
    cover: Cover
    """Cover of units in it."""
    blinds: Annotated[int, Field(ge=0, le=2)] = 0
    """Number of blind hexes behind it, seen from above (16.6)."""
    passable: bool = True
    """Whether units can enter it."""
    along_ways: bool = False
    """Whether units enter and leave it only along its way: a major bridge (17.2)."""
    water: bool = False
    """Whether it is water, which takes no blaze, smoke or works (18.1)."""
    weapons: bool = True
    """Whether weapons may fire out of it."""
    indirect: Annotated[int, Field(ge=-4, le=4)] = 0
    """Added to the total of mortars and artillery after the roll, for tree bursts (11.7)."""
    soft: bool = False
    """Whether it weakens shells, if the option for soft ground is on (11.7)."""
    building: bool = False
    """Whether it is a building."""
    sunken: bool = False
    """Whether units in it see and are seen only from adjacent or higher hexes: a gully (16.7)."""


class SidePart(SightPart):
    """A feature along a hexside."""

    cost: Cost
    """Movement points to cross it, added to those of the hex."""
    cover: Cover = 0
    """Cover for a target if the shot enters its hex over this side; none against mortars and artillery."""
    passable: bool = True
    """Whether units can cross it."""
    crest: bool = False
    """Whether the ground drops along it: a cliff is the crest line of its upper hex (16.5)."""


class WayPart(TomlTable):
    """A road, railway or trail."""

    cost: Cost
    """Movement points for a step along it, instead of those of the ground."""
    bonus: Cost = 0
    """Added to the Move of a unit that entered it during the order."""
    cover: Cover = 0
    """Added to all other cover in its hexes (0 or less); ignored on a rural map."""
    hindrance: Hindrance = 0
    """Value of the hindrance to lines of sight in its hexes; 0 for none."""


class WorkPart(TomlTable):
    """A fortification."""

    cover: Cover = 0
    """Cover of units in it."""
    indirect_cover: Cover = 0
    """Cover against mortars and artillery."""
    trench: bool = False
    """Whether units may move under cover between two such works (9.6)."""
    holds_ties: bool = False
    """Whether it protects the last sole occupant from a tie in melee (10.5)."""
    mines: bool = False
    """Whether it is mines (18.3)."""
    wire: bool = False
    """Whether it is wire (18.4)."""


class GroundFile(TomlTable):
    """`charts/ground.toml`."""

    terrain: dict[Id, TerrainPart]
    """Ground types by id; `open` applies where a map names none."""
    side: dict[Id, SidePart]
    """Features along hexsides by id."""
    way: dict[Id, WayPart]
    """Roads, railways and trails by id."""
    work: dict[Id, WorkPart]
    """Fortifications by id."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for entries whose `hindrance` does not match `sight`."""
        for table, parts in (("terrain", self.terrain), ("side", self.side)):
            for id_, part in parts.items():
                yield from part.unlike(table, id_)

    def gaps(self) -> Iterator[Fault]:
        """Yield faults for missing entries that the rules need."""
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
        """Return this file merged over that of a lower layer; an entry replaces the lower one with the same id."""
        tables = {name: {**getattr(lower, name), **getattr(self, name)} for name in type(self).model_fields}
        return self.model_copy(update=tables)

    def terrains(self) -> dict[str, charts.Terrain]:
        """Return the ground types as `Terrain` records, by id."""
        return {id_: charts.Terrain(id=id_, **part.model_dump()) for id_, part in self.terrain.items()}

    def sides(self) -> dict[str, charts.SideTerrain]:
        """Return the hexside features as `SideTerrain` records, by id."""
        return {id_: charts.SideTerrain(id=id_, **part.model_dump()) for id_, part in self.side.items()}

    def ways(self) -> dict[str, charts.WayKind]:
        """Return the ways as `WayKind` records, by id."""
        return {id_: charts.WayKind(id=id_, **part.model_dump()) for id_, part in self.way.items()}

    def works(self) -> dict[str, charts.Work]:
        """Return the works as `Work` records, by id."""
        return {id_: charts.Work(id=id_, **part.model_dump()) for id_, part in self.work.items()}
