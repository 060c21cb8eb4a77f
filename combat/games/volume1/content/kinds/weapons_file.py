"""Models of weapon cards (14.0): firearms, grenades and off-board artillery."""

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
    """A range of distances up to `to` hexes, with its modifier to Weapon Skill."""

    to: Annotated[int, Field(ge=1, le=999)]
    """Farthest distance in hexes; the next band begins beyond it."""
    ws: Modifier
    """Modifier to Weapon Skill."""


class BlastPart(TomlTable):
    """Effects of an explosion (14.2, 20.0)."""

    damage: Pair = _NOTHING
    """Number of damage dice: near and far (grenade), or in the hex and in adjacent ones (artillery)."""
    frag: Pair = _NOTHING
    """Modifiers for fragments in the same two areas."""
    crater: Marks = _UNROLLED
    """Highest results of a d10 that make a crater, in the same two areas."""
    rubble: Marks = _UNROLLED
    """Highest results of a d10 that make rubble, in the same two areas."""
    smoke: Annotated[int, Field(ge=0, le=9)] = 0
    """Number of smoke markers (18.0)."""

    def build(self) -> book.Blast:
        """Return the blast as a record for the rules."""
        damage, frag = ((near, far) for near, far in (self.damage, self.frag))
        crater, rubble = (_marks(values) for values in (self.crater, self.rubble))
        return book.Blast(damage, frag, crater, rubble, self.smoke)


def _marks(values: list[int]) -> tuple[int | None, int | None]:
    """Return the two figures, None for each that is not printed."""
    near, far, *_ = (*values, None, None)
    return near, far


class WeaponPart(TomlTable):
    """A weapon's card."""

    name: Annotated[Name, READ]
    """Name shown to the player."""
    kind: Literal[
        "rifle", "bolt-rifle", "carbine", "smg", "assault-rifle", "automatic-rifle", "machine-gun", "pistol", "grenade",
        "stick-grenade", "egg-grenade", "smoke-grenade", "rifle-grenade", "mortar", "howitzer",
    ]  # fmt: skip
    """Kind of weapon; decides its picture, its sound and the rules that apply."""
    range: list[BandPart] = Field(default_factory=list)
    """Range bands, the nearest first."""
    rates: Annotated[list[Annotated[int, Field(ge=1, le=9)]], Field(min_length=1)] = Field(default_factory=lambda: [1])
    """Rates of fire to choose from, the lowest first: [3], or [2, 4] (13.1)."""
    slow: bool = False
    """Whether it cannot use Rapid Fire (14.1a)."""
    heavy: bool = False
    """Whether it is Heavy (14.1c)."""
    very_heavy: bool = False
    """Whether it is Very Heavy (14.1d)."""
    belt_fed: bool = False
    """Whether it is operated by a crew (14.3)."""
    endless: bool = False
    """Whether it never runs out of ammunition (13.0.8)."""
    blast: BlastPart | None = None
    """Effects of its explosion."""

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
        """Return the weapon under an id, as a record for the rules."""
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
    """`weapons.toml`: weapons by id."""

    def build(self) -> dict[str, book.Weapon]:
        """Return all weapons by id."""
        return {id_: part.build(id_) for id_, part in self.root.items()}
