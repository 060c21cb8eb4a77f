"""Weapons: `weapons.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field

from combat.engine.content.models import Fault, Id, Root, TomlTable, Words, within
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import CM
from combat.games.armour.content.kinds.keyword_file import KeywordText, uses_of
from combat.games.armour.rules.cards.weapon import Bombardment, Weapon

Range = Annotated[int, Field(ge=0, le=400)]
"""In centimetres."""
Dice = Annotated[int, Field(ge=0, le=12)]
AntiTank = Annotated[int, Field(ge=0, le=20)]
Score = Annotated[int, Field(ge=1, le=6)]


class WeaponInputs(TomlTable):
    """Historical figures from which the values are derived."""

    range: Annotated[int, Field(ge=0)]
    """Effective range in metres."""
    penetration: Annotated[int, Field(ge=0)]
    """In millimetres at 500 m, or of the best shorter-ranged shell."""
    shell: Annotated[float, Field(ge=0)]
    """In kilograms."""


class BombardmentPart(TomlTable):
    """The bombardment line of an artillery weapon."""

    range: Range = 0
    anti_tank: AntiTank
    firepower: Score


class WeaponPart(TomlTable):
    """A weapon."""

    name: Words
    inputs: WeaponInputs | None = None
    range: Range = 0
    halted: Dice = 0
    moving: Dice = 0
    anti_tank: AntiTank = 0
    firepower: Score = 6
    machine_gun: bool = False
    shells: bool = False
    keywords: list[KeywordText] = Field(default_factory=list)
    bombardment: BombardmentPart | None = None

    def faults(self) -> Iterator[Fault]:
        """Yield faults for a weapon with neither direct fire nor bombardments, and for incomplete values of direct
        fire.
        """
        if not self.halted and self.bombardment is None:
            yield (), msg("finding-weapon-silent")
        if bool(self.halted) != bool(self.range) or (self.moving and not self.halted):
            yield (), msg("finding-weapon-halfway", range=self.range, halted=self.halted)

    def build(self, id_: str) -> Weapon:
        """Return the weapon as a `Weapon` without traits, which are added later."""
        line = self.bombardment
        facts: dict[str, Any] = self.model_dump(exclude={"inputs", "range", "keywords", "bombardment"})
        return Weapon(
            id=id_,
            range=self.range * CM,
            keywords=uses_of(self.keywords),
            bombardment=Bombardment(line.range * CM, line.anti_tank, line.firepower) if line else None,
            **facts,
        )


class WeaponFile(Root[Id, WeaponPart]):
    """`weapons.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of every weapon."""
        for id_, part in self.root.items():
            yield from within(id_, part.faults())
