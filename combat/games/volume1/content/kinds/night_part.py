"""A scenario's night: range of sight, modifiers and flares (21.0, 21.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import Fault, Id, TomlTable, twice
from combat.engine.content.partial import sure
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.printed_values import Modifier
from combat.games.volume1.rules import book

ROUNDS = 10
"""Hexes for illumination rounds: one for each face of a d10."""
Reach = Annotated[int, Field(ge=0, le=99)]


class NightPart(TomlTable):
    """The table `[night]`; a scenario without it is played by day."""

    range: Reach
    """Sight range in hexes."""
    die: Literal["1d6"] | None = None
    """Die rolled at set-up and added to the range."""
    beyond: Reach = 2
    """Distance in hexes beyond which the modifiers apply."""
    fire: Modifier = -2
    """Modifier to Weapon Skill in the dark."""
    spotting: Modifier = -2
    """Modifier to a spotter's Troop Quality in the dark."""
    flares: Annotated[int, Field(ge=0, le=9)] = 0
    """Number of flares of the player's men, all together."""
    carriers: list[Id] = Field(default_factory=list)
    """Ids of the men who may fire them; by default all."""
    scatter: Annotated[int, Field(ge=-6, le=6)] | None = None
    """Modifier to the d6 for a flare's scatter."""
    rounds: list[HexNumber] = Field(default_factory=list)
    """Hexes over which illumination rounds are fired, one for each side of a d10."""
    mist: bool = False
    """Whether it is mist by day instead of night: the same rules on a pale map."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a night without sight, carriers without flares, or a number of hexes that does not fit a
        d10.
        """
        return sure(self._sight, self._flares, self._rounds, lambda: twice(self.carriers, "man", "carriers"))

    def _sight(self) -> Iterator[Fault]:
        if not self.range and self.die is None:
            yield ("range",), msg("finding-night-without-sight")

    def _flares(self) -> Iterator[Fault]:
        if self.carriers and not self.flares:
            yield ("carriers",), msg("finding-carriers-without-flares")

    def _rounds(self) -> Iterator[Fault]:
        if self.rounds and len(self.rounds) != ROUNDS:
            yield ("rounds",), msg("finding-rounds-for-die", count=len(self.rounds), wanted=ROUNDS)

    def build(self) -> book.Night:
        """Return the night as a record for the rules."""
        return book.Night(
            reach=self.range,
            die=self.die is not None,
            beyond=self.beyond,
            fire=self.fire,
            spotting=self.spotting,
            flares=self.flares,
            carriers=tuple(self.carriers),
            scatter=self.scatter,
            rounds=tuple(self.rounds),
            mist=self.mist,
        )


class FlarePart(TomlTable):
    """A burning flare of a lab file (21.1)."""

    hex: HexNumber
    """Hex that it lights from."""
    fresh: bool = False
    """Whether it was lit this turn, so that it neither drifts nor burns out at the end of it."""


def lab_faults(night: NightPart | None, flares: Sequence[FlarePart]) -> Iterator[Fault]:
    """Yield faults of the night in a lab file: flares by day, or a die for the range of sight, which must be rolled
    already.
    """
    if night is None:
        if flares:
            yield ("flare",), msg("finding-flares-by-day")
        return
    for where, what in night.faults():
        yield ("night", *where), what
    if night.die is not None:
        yield ("night", "die"), msg("finding-night-die-in-lab")
