"""Nations and batteries: `nations.toml` (L333-L368), `batteries.toml` (section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Fault, Id, Root, TomlTable, Words
from combat.engine.kernel.text_message import msg
from combat.games.contact.content.kinds.record_model import built
from combat.games.contact.content.kinds.weapon_file import AntiTank, Dice, Year
from combat.games.contact.rules.charts.support_chart import Battery
from combat.games.contact.rules.forces.nation import Nation

Score = Annotated[int, Field(ge=1, le=6)]
Disc = Annotated[int, Field(ge=1, le=60)]
"""In centimetres."""


class RadioPart(TomlTable):
    """The roll needed for radio contact from a year on."""

    year: Year
    score: Score


class NationPart(TomlTable):
    """A nation."""

    name: Words
    radio: Annotated[list[RadioPart], Field(min_length=1)]
    precision: Score
    end: Annotated[int, Field(ge=-1, le=1)] = 0

    def build(self, id_: str) -> Nation:
        """Return the nation as a `Nation`."""
        return built(Nation, {**self.model_dump(), "id": id_})


class NationFile(Root[Id, NationPart]):
    """`nations.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each nation whose radio rolls are not in ascending order of years."""
        for id_, part in self.root.items():
            years = [row.year for row in part.radio]
            if years != sorted(set(years)):
                yield (id_, "radio"), msg("finding-years-fall", name=id_)


class BatteryPart(TomlTable):
    """A kind of battery."""

    name: Words
    disc: Disc
    dice: Dice
    anti_tank: AntiTank
    points: Annotated[int, Field(ge=1, le=200)]
    smoke: Disc
    rockets: bool = False

    def build(self, id_: str) -> Battery:
        """Return the battery as a `Battery`."""
        return built(Battery, {**self.model_dump(), "id": id_})


class BatteryFile(Root[Id, BatteryPart]):
    """`batteries.toml`."""
