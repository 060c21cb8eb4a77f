"""Force lists: `forces/*.toml` (L769-L783)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Id, TomlTable, Words
from combat.games.armour.content.kinds.nation_file import Count
from combat.games.armour.rules.forces.force_list import ForceList, ForeignPick, FormationPick, UnitPick


class PickPart(TomlTable):
    """A bought unit."""

    unit: Id
    teams: Annotated[dict[Id, Count], Field(min_length=1)]
    additions: dict[Id, Count] = Field(default_factory=dict)
    """Additions with their numbers; 1 for transports that carry the whole unit."""
    card: Id | None = None
    """Its upgrade card."""

    def build(self) -> UnitPick:
        """Return the unit as a `UnitPick`."""
        return UnitPick(self.unit, tuple(self.teams.items()), tuple(self.additions.items()), self.card or "")


class FormationPart(TomlTable):
    """A bought formation."""

    diagram: Id
    unit: list[PickPart] = Field(default_factory=list)


class ForeignPart(PickPart):
    """A compulsory unit from another diagram."""

    diagram: Id


class ForceFile(TomlTable):
    """`forces/FORCE.toml`."""

    authored: bool = False
    name: Words
    nation: Id
    points: Annotated[int, Field(ge=1, le=500)]
    of_mission: bool = False
    """Whether it belongs to one mission, so that its points may differ from the usual limits."""
    formation: Annotated[list[FormationPart], Field(min_length=1)]
    support: list[PickPart] = Field(default_factory=list)
    borrowed: list[ForeignPart] = Field(default_factory=list)
    """Compulsory units of other diagrams of the nation."""
    allied: list[ForeignPart] = Field(default_factory=list)
    """Compulsory units of an ally."""

    def build(self, id_: str) -> ForceList:
        """Return the list as a `ForceList` with an id."""
        return ForceList(
            id=id_,
            name=self.name,
            nation=self.nation,
            points=self.points,
            formations=tuple(
                FormationPick(part.diagram, tuple(unit.build() for unit in part.unit)) for part in self.formation
            ),
            support=tuple(part.build() for part in self.support),
            borrowed=tuple(ForeignPick(part.diagram, part.build()) for part in self.borrowed),
            allied=tuple(ForeignPick(part.diagram, part.build()) for part in self.allied),
            of_mission=self.of_mission,
        )
