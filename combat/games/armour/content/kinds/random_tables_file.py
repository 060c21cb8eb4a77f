"""Recipe of random tables: `random_tables.toml` (A48). Lengths are in centimetres."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable, within
from combat.engine.kernel.text_message import msg

Length = Annotated[float, Field(gt=0, le=100)]
Count = Annotated[int, Field(ge=0, le=20)]
Percent = Annotated[int, Field(ge=0, le=100)]
Spot = Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(min_length=2, max_length=2)]
"""A place on a table of 180 × 120."""
Side = Annotated[int, Field(ge=60, le=600)]


class SizePart(TomlTable):
    """The size of a table for forces up to a number of points."""

    points: Annotated[int, Field(ge=1, le=1000)]
    table: Annotated[list[Side], Field(min_length=2, max_length=2)]


class RoadPart(TomlTable):
    """Roads: their width, and how rare tracks are: one in this many tables has a track as its second road."""

    width: Length
    track: Annotated[int, Field(ge=1, le=100)]


class StreamPart(TomlTable):
    """A stream, which one in this many tables has, and the length of its fords."""

    one_in: Annotated[int, Field(ge=1, le=100)]
    width: Length
    ford: Length


class PiecePart(TomlTable):
    """A group of pieces of scenery: the kinds to choose from, number and size."""

    kinds: Annotated[list[Id], Field(min_length=1, max_length=20)]
    count: Annotated[list[Count], Field(min_length=2, max_length=2)]
    form: Literal["patch", "field", "line"]
    across: Annotated[list[Length], Field(min_length=2, max_length=2)]
    heights: list[Annotated[float, Field(gt=0, le=9)]] = Field(default_factory=list)
    width: Annotated[float, Field(ge=0, le=10)] = 0
    """The width of a line."""
    near_crossing: Annotated[float, Field(ge=0, le=100)] = 0
    """Greatest distance from the crossing of the roads; 0 for anywhere."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for spans whose end is below their beginning, and for lines without a width."""
        for key, span in (("count", self.count), ("across", self.across)):
            if span[0] > span[1]:
                yield (key,), msg("finding-span", least=span[0], most=span[1])
        if (self.form == "line") != bool(self.width):
            yield ("width",) if self.width else ("form",), msg("finding-line-width")


class KeptPart(TomlTable):
    """Conditions on which drawn tables are accepted."""

    distances: Annotated[list[Length], Field(min_length=1, max_length=9)]
    least_seen: Annotated[list[Percent], Field(min_length=1, max_length=9)]
    most_seen: Annotated[list[Percent], Field(min_length=1, max_length=9)]
    hull: Annotated[int, Field(ge=1, le=100)]
    """Width of the hull that must reach all goals, in millimetres."""
    most_of_half: Annotated[int, Field(ge=51, le=100)]

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each list of limits that does not have one entry for each distance."""
        for key, band in (("least_seen", self.least_seen), ("most_seen", self.most_seen)):
            if len(band) != len(self.distances):
                yield (key,), msg("finding-bands", count=len(self.distances))


class RandomTablesFile(TomlTable):
    """`random_tables.toml`."""

    authored: bool = False
    bases: Annotated[list[Id], Field(min_length=1, max_length=9)]
    clear: Length
    goals: list[Spot]
    objectives: Annotated[dict[str, Spot], Field(min_length=1, max_length=20)]
    size: Annotated[list[SizePart], Field(min_length=1, max_length=9)]
    road: RoadPart
    stream: StreamPart
    piece: Annotated[list[PiecePart], Field(min_length=1, max_length=40)]
    kept: KeptPart

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of every part."""
        for place, piece in enumerate(self.piece):
            yield from within(("piece", place), piece.faults())
        yield from within("kept", self.kept.faults())

    def size_for(self, points: int) -> tuple[int, int]:
        """Return width and height, in centimetres, of the table for forces of some points."""
        fitting = next((size for size in self.size if points <= size.points), self.size[-1])
        return fitting.table[0], fitting.table[1]
