"""Force lists: `forces/*.toml` (section 9)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Id, TomlTable, Words
from combat.games.contact.content.kinds.weapon_file import Year
from combat.games.contact.rules.charts.quality import Experience, Morale
from combat.games.contact.rules.forces.force_list import ForceList, UnitPick

Number = Annotated[int, Field(ge=1, le=20)]


class ForceFile(TomlTable):
    """`forces/FORCE.toml`."""

    authored: bool = False
    name: Words
    nation: Id
    year: Year
    experience: Experience
    morale: Morale
    points: Annotated[int, Field(ge=1, le=2000)]
    break_value: Annotated[int, Field(ge=1, le=100)]
    units: Annotated[dict[Id, Number], Field(min_length=1)]

    def build(self, id_: str) -> ForceList:
        """Return the force list as a `ForceList`."""
        return ForceList(
            id=id_,
            name=self.name,
            nation=self.nation,
            year=self.year,
            experience=self.experience,
            morale=self.morale,
            units=tuple(UnitPick(unit, count) for unit, count in self.units.items()),
            points=self.points,
        )
