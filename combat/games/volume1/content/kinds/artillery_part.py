"""Artillery strikes of a scenario file, and dice notation (20.0)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import Fault, Id, TomlTable, Words, twice
from combat.engine.content.partial import each, values_of
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules import book

_DICE = r"([1-9]d(6|10)([+-][1-9])?|[0-9])"


def _dice(value: str) -> str:
    if not re.fullmatch(_DICE, value):
        raise ValueError(msg("finding-no-dice", value=value))
    return value


DiceWord = Annotated[str, AfterValidator(_dice), Field(json_schema_extra={"pattern": f"^{_DICE}$"})]
"""A number that is rolled for, or one that is not."""


class ArtilleryPart(TomlTable):
    """Off-board artillery that can be called (20.0)."""

    id: Id
    """Id in files."""
    title: Words
    """Name shown to the player."""
    side: Literal["friendly", "enemy"]
    """Side that it belongs to."""
    weapon: Id
    """Id of a mortar or howitzer."""
    hexes: Annotated[list[HexNumber], Field(min_length=10, max_length=10)]
    """Aiming hexes, one for each side of a d10."""
    number: DiceWord = "1d6"
    """Number of shells."""
    scatter: DiceWord = "1d6"
    """Scatter distance of each shell, in hexes."""
    calls: Annotated[int, Field(ge=0, le=9)] = 0
    """Number of times that the player may call it himself; cards and events can call it in addition."""

    turns: list[Annotated[int, Field(ge=1, le=30)]] = Field(default_factory=list)
    """Turns of a fire plan: it fires at the start of each, without being called."""

    def build(self) -> book.Barrage:
        """Return the strike as a record for the rules."""
        return book.Barrage(
            self.id,
            self.title,
            self.side,
            self.weapon,
            tuple(self.hexes),
            dice(self.number),
            dice(self.scatter),
            self.calls,
            tuple(self.turns),
        )


def dice(word: str) -> book.Dice:
    """Parse dice notation such as "2d6-1", or a plain number."""
    count, d, rest = word.partition("d")
    if not d:
        return book.Dice(plus=int(word))
    sides = "10" if rest.startswith("10") else "6"
    return book.Dice(int(count), int(sides), int(rest.removeprefix(sides) or 0))


def faults(strikes: Sequence[ArtilleryPart]) -> Iterator[Fault]:
    """Yield faults of strikes: repeated ids or turns, and enemy guns that the player could call."""
    yield from twice(values_of(strikes, lambda part: part.id), "artillery", "artillery")
    yield from each(strikes, lambda index, part: twice(part.turns, "turn", "artillery", index, "turns"))

    def called(index: int, part: ArtilleryPart) -> Iterator[Fault]:
        if part.calls and part.side == "enemy":
            yield ("artillery", index, "calls"), msg("finding-enemy-guns-called")

    yield from each(strikes, called)
