"""Works: `charts/works.toml` (A41-A43). Lengths are in millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field

from combat.engine.content.models import Fault, Id, Root, TomlTable, Words
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import MM
from combat.games.armour.rules.cards.team_card import Arm, Running
from combat.games.armour.rules.charts.terrain_chart import GroundHeight
from combat.games.armour.rules.charts.work import Work
from combat.games.miniatures.content.turret_part import Length


class WorkPart(TomlTable):
    """A kind of work."""

    name: Words
    points: Annotated[int, Field(ge=0, le=20)]
    length: Length
    width: Length
    is_round: bool = False
    teams: Annotated[int, Field(ge=0, le=9)] = 0
    arm: Arm | None = None
    linear: bool = False
    height: GroundHeight = "flat"
    bulletproof: bool = False
    stops: list[Running] = Field(default_factory=list)
    difficult: list[Running] = Field(default_factory=list)
    barred: list[Running] = Field(default_factory=list)
    removed_by: list[Running] = Field(default_factory=list)
    source: str = ""

    def build(self, id_: str) -> Work:
        """Return the kind as a `Work`."""
        facts: dict[str, Any] = self.model_dump(exclude={"source"})
        facts |= {"length": self.length * MM, "width": self.width * MM, "arm": self.arm or "", "id": id_}
        facts["rule"] = self.source.split(",")[0]
        facts |= {key: tuple(facts[key]) for key in ("stops", "difficult", "barred", "removed_by")}
        return Work(**facts)


class WorksFile(Root[Id, WorkPart]):
    """`charts/works.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each round work whose length and width differ."""
        for id_, part in self.root.items():
            if part.is_round and part.length != part.width:
                yield (id_, "width"), msg("finding-work-not-round", name=id_)
