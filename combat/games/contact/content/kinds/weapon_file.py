"""Weapons: `weapons.toml` (L104-L127, L256-L290)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Fault, Id, Root, TomlTable, Words, within
from combat.engine.kernel.record import Json
from combat.engine.kernel.text_message import msg
from combat.games.contact.content.kinds.record_model import built
from combat.games.contact.rules.cards.weapon import Barrel, BreakdownRow, RoundKind, Weapon, WeaponKind

Range = Annotated[int, Field(ge=0, le=400)]
"""In centimetres."""
Dice = Annotated[int, Field(ge=0, le=12)]
AntiTank = Annotated[int, Field(ge=0, le=20)]
Year = Annotated[int, Field(ge=1936, le=1946)]
UNRANGED = ("gun",)
"""Kinds without bands: sight and detection alone limit them (C21)."""


class BandPart(TomlTable):
    """A range band."""

    range: Annotated[int, Field(ge=1, le=400)]
    dice: Dice = 0
    minus: Annotated[int, Field(ge=0, le=5)] = 0
    anti_tank: AntiTank = 0


class RoundPart(TomlTable):
    """Special ammunition of a gun."""

    kind: RoundKind
    count: Annotated[int, Field(ge=1, le=9)]
    since: Year
    """The first year of it."""


class WeaponPart(TomlTable):
    """A weapon."""

    name: Words
    kind: WeaponKind
    bands: Annotated[list[BandPart], Field(max_length=2)] = Field(default_factory=list)
    least: Range = 0
    calibre: Annotated[int, Field(ge=0, le=420)] = 0
    barrel: Barrel = "normal"
    soviet: bool = False
    anti_tank: AntiTank | None = None
    he: Dice = 0
    heat: bool = False
    rounds: list[RoundPart] = Field(default_factory=list)
    mounted: Annotated[str, Field(pattern="^(turret|all-round|fixed|)$")] = ""
    indirect: bool = False
    light: bool = False
    shots: Annotated[int, Field(ge=0, le=99)] = 0
    halts: bool = False
    starred: bool = False
    once: bool = False
    panzerfaust: bool = False
    breakdown: BreakdownRow = ""
    anti_air: Range = 0
    crews: bool = False

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for bands that the kind needs and lacks or cannot have, for bands out of order, and for an
        incomplete gun.
        """
        if bool(self.bands) == (self.kind in UNRANGED):
            yield (
                ("kind",),
                msg("finding-weapon-no-bands" if not self.bands else "finding-weapon-bands", kind=self.kind),
            )
        ranges = [band.range for band in self.bands]
        if ranges != sorted(set(ranges)):
            yield ("bands",), msg("finding-bands-fall")
        if self.bands and self.least >= self.bands[-1].range:
            yield ("least",), msg("finding-least-too-far", least=self.least, range=self.bands[-1].range)
        if self.kind == "gun" and (self.anti_tank is None or not self.calibre or not self.mounted):
            yield ("kind",), msg("finding-gun-incomplete")

    def build(self, id_: str, year: int) -> Weapon:
        """Return the weapon as a `Weapon`, with the special rounds that exist in a year."""
        plain = self.model_dump(exclude={"rounds"})
        rounds: list[Json] = [part.model_dump(exclude={"since"}) for part in self.rounds if part.since <= year]
        return built(Weapon, {**plain, "rounds": rounds, "id": id_})


class WeaponFile(Root[Id, WeaponPart]):
    """`weapons.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of every weapon."""
        for id_, part in self.root.items():
            yield from within(id_, part.faults())
