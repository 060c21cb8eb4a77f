"""The terrain chart and the kinds of scenery: `charts/ground.toml` (L63-L102, section 11)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from combat.engine.content.findings import missing
from combat.engine.content.models import Fault, TomlTable, Words
from combat.engine.kernel.record import Json
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import CM
from combat.games.contact.content.kinds.record_model import built
from combat.games.contact.rules.charts.terrain_chart import Cover, RoadKind, SceneryKind, TerrainRow
from combat.games.miniatures.content.ground_tables import GroundTables, KindPart

CLEAR = "clear"
NEEDED = ("foxholes", "wire", "mines", "wreck")
"""Kinds whose pieces games lay themselves."""
_WAY = re.compile("(free|no|half|-[1-9][0-9]?)( #)?")


def _way(text: str) -> str:
    if not _WAY.fullmatch(text):
        raise ValueError(msg("finding-no-way", way=text[:40]))
    return text


Way = Annotated[str, AfterValidator(_way)]
"""The effect of a row on a kind of locomotion, such as "-5", "half #"."""
Levels = Annotated[int, Field(ge=-3, le=9)]


class RowPart(TomlTable):
    """A row of the terrain chart."""

    name: Words
    source: str
    """Its line, or the ruling that adds it."""
    authored: bool = False
    foot: Way
    wheels: Way
    tracks: Way
    half_track: Literal["", "barred", "risk"] = ""
    test: bool = False
    cover: Cover = "none"
    shelled: bool = False
    levels: Levels = 0
    blocked: bool = False
    depth: Annotated[int, Field(ge=0, le=100)] = 0
    """In centimetres."""

    def build(self, id_: str) -> TerrainRow:
        """Return the row as a `TerrainRow`."""
        plain: dict[str, Json] = self.model_dump(exclude={"source", "authored"})
        ways = {name: _passage(str(plain[name])) for name in ("foot", "wheels", "tracks")}
        return built(TerrainRow, {**plain, **ways, "id": id_})


def _passage(way: str) -> Json:
    effect, _, risk = way.partition(" ")
    if effect.startswith("-"):
        return {"effect": "minus", "minus": int(effect[1:]) * CM, "risk": bool(risk)}
    return {"effect": effect, "risk": bool(risk)}


class SceneryPart(KindPart):
    """A kind of scenery."""

    levels: Levels | None = None
    lined: bool = False
    sunk: bool = False
    wood: bool = False
    building: bool = False
    dug: bool = False
    bunker: bool = False
    road: RoadKind = ""
    safe: bool = False
    from_air: bool = False

    def build(self, id_: str) -> SceneryKind:
        """Return the kind of scenery as a `SceneryKind`."""
        return built(SceneryKind, {**self.model_dump(), "id": id_})


class GroundFile(GroundTables[RowPart, SceneryPart]):
    """`charts/ground.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each kind with an unknown row, and for each row that blocks sight but also has a depth."""
        for id_, row in self.row.items():
            if row.blocked and row.depth:
                yield ("row", id_, "depth"), msg("finding-blocked-depth", row=id_)
        yield from self.kind_faults()

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for each row or kind of scenery that the game needs and the file lacks."""
        if CLEAR not in self.row:
            yield ("row",), missing("terrain", CLEAR)
        yield from ((("scenery",), missing("terrain", name)) for name in NEEDED if name not in self.scenery)

    def rows(self) -> dict[str, TerrainRow]:
        """Return the rows by id."""
        return {id_: part.build(id_) for id_, part in self.row.items()}

    def kinds(self) -> dict[str, SceneryKind]:
        """Return the kinds of scenery by id."""
        return {id_: part.build(id_) for id_, part in self.scenery.items()}
