"""Weapon cards (14.0): firearms, grenades and off-board artillery."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from combat.engine.content.models import READ, Id, Root, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.printed_values import Modifier, Name
from combat.games.volume1.rules import book

Pair = Annotated[list[Annotated[int, Field(ge=0, le=9)]], Field(min_length=2, max_length=2)]
"""Two figures: near and far, or in the hex and beside it."""
Marks = Annotated[list[Annotated[int, Field(ge=0, le=9)]], Field(max_length=2)]
"""Maximum rolls of a die in the hex and beside it; none: no roll."""
_NOTHING: Any = Field(default_factory=lambda: [0, 0])
_UNROLLED: Any = Field(default_factory=list)


class BandPart(TomlTable):
    """A stretch of distances up to `to` hexes and what it adds to Weapon Skill."""

    to: Annotated[int, Field(ge=1, le=999)]
    """The farthest distance in hexes; the next one begins beyond it."""
    ws: Modifier
    """What it adds to Weapon Skill."""


class BlastPart(TomlTable):
    """What an exploding thing does (14.2, 20.0)."""

    damage: Pair = _NOTHING
    """Damage dice near and far (a grenade), or in the hex and beside it (artillery)."""
    frag: Pair = _NOTHING
    """Modifiers of the fragments in the same two places."""
    crater: Marks = _UNROLLED
    """What a d10 must not exceed for a crater."""
    rubble: Marks = _UNROLLED
    """What a d10 must not exceed for rubble."""
    smoke: Annotated[int, Field(ge=0, le=9)] = 0
    """Smoke markers (18.0)."""

    def build(self) -> book.Blast:
        """Return the blast for the rules."""
        damage, frag = ((near, far) for near, far in (self.damage, self.frag))
        crater, rubble = (_marks(values) for values in (self.crater, self.rubble))
        return book.Blast(damage, frag, crater, rubble, self.smoke)


def _marks(values: list[int]) -> tuple[int | None, int | None]:
    """Return the two figures, None for each that is not printed."""
    near, far, *_ = (*values, None, None)
    return near, far


class WeaponPart(TomlTable):
    """One weapon's card."""

    name: Annotated[Name, READ]
    """What the player reads."""
    kind: Literal[
        "rifle", "bolt-rifle", "carbine", "smg", "assault-rifle", "automatic-rifle", "machine-gun", "pistol", "grenade",
        "stick-grenade", "egg-grenade", "smoke-grenade", "rifle-grenade", "mortar", "howitzer",
    ]  # fmt: skip
    """What sort it is: its picture and its sound, and which rules hold for it."""
    range: list[BandPart] = Field(default_factory=list)
    """Its range bands, the nearest first."""
    rates: Annotated[list[Annotated[int, Field(ge=1, le=9)]], Field(min_length=1)] = Field(default_factory=lambda: [1])
    """Its rates of fire to choose from, the lowest first: [3], or [2, 4] (13.1)."""
    slow: bool = False
    """No Rapid Fire with it (14.1a)."""
    heavy: bool = False
    """Heavy (14.1c)."""
    very_heavy: bool = False
    """Very Heavy (14.1d)."""
    belt_fed: bool = False
    """Served by a crew (14.3)."""
    endless: bool = False
    """Never runs dry (13.0.8)."""
    blast: BlastPart | None = None
    """What it does where it bursts."""

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if not self.range and not self.blast:
            raise ValueError(msg("finding-neither-range-nor-blast"))
        if self.heavy and self.very_heavy:
            raise ValueError(msg("finding-heavy-twice"))
        for values, what in (([band.to for band in self.range], "range"), (self.rates, "rates")):
            if values != sorted(set(values)):
                raise ValueError(msg("finding-not-rising", what=what, values=values))
        return self

    def build(self, id_: str) -> book.Weapon:
        """Return the weapon for the rules."""
        nears = [0] + [band.to + 1 for band in self.range]
        bands = tuple(book.RangeBand(near, band.to, band.ws) for near, band in zip(nears, self.range, strict=False))
        return book.Weapon(
            id=id_,
            name=self.name,
            kind=self.kind,
            max_range=bands[-1].far if bands else 0,
            bands=bands,
            rates=tuple(self.rates),
            slow=self.slow,
            heavy=self.heavy,
            very_heavy=self.very_heavy,
            belt_fed=self.belt_fed,
            endless=self.endless,
            blast=self.blast.build() if self.blast else None,
        )


class WeaponsFile(Root[Id, WeaponPart]):
    """`weapons.toml`: a table for each weapon under its id."""

    def build(self) -> dict[str, book.Weapon]:
        """Return all weapons by id."""
        return {id_: part.build(id_) for id_, part in self.root.items()}
