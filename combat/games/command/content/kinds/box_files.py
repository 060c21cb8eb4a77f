"""Content files with the rules' numbers, the smoke cup and the objective chits (5.5, 18.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field, field_validator, model_validator

from combat.engine.content.models import Fault, Id, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.command.rules import book

Count = Annotated[int, Field(ge=0, le=99)]
Hindrance = Annotated[int, Field(ge=1, le=10)]
OBJECTIVES = 5


class HandsPart(TomlTable):
    """Hand size by posture."""

    attack: Annotated[int, Field(ge=1, le=12)]
    """Cards of a side that attacks."""
    recon: Annotated[int, Field(ge=1, le=12)]
    """Cards of a side in reconnaissance."""
    defend: Annotated[int, Field(ge=1, le=12)]
    """Cards of a side that defends."""


class SizesPart(TomlTable):
    """Number of figures by size of unit."""

    leader: Annotated[int, Field(ge=1, le=9)]
    """Figures of a leader."""
    team: Annotated[int, Field(ge=1, le=9)]
    """Figures of a team."""
    squad: Annotated[int, Field(ge=1, le=9)]
    """Figures of a squad."""


class FiguresFile(TomlTable):
    """`charts/figures.toml`."""

    authored: bool = False
    """Whether the values are our own and not those of a printed game."""
    hands: HandsPart
    """Hand size by posture."""
    stack: Annotated[int, Field(ge=1, le=30)]
    """Maximum figures of a side in a hex without overstacking (6.9)."""
    sizes: SizesPart
    """Figures per unit, by size."""
    time_spaces: Annotated[int, Field(ge=1, le=30)]
    """Last space of the Time track."""
    casualty_spaces: Annotated[int, Field(ge=1, le=60)]
    """Last space of the casualty track."""
    defender_vp: Count
    """VP of a side in Defend at each time advance (4.2)."""
    boost: Count
    """FP that an action adds before a fire roll (14.0)."""
    light_wounds_vp: Count
    """VP that a side pays for Light Wounds."""
    no_quarter_vp: Count
    """VP that a side gets for No Quarter."""
    mines_fp: Count
    """FP of mines (18.3)."""
    bore_sighting_fp: Count
    """Minimum printed FP of a weapon for Bore Sighting."""
    night_light: Count
    """Radius lit by a starshell, in hexes (19.2)."""
    soft_ground: Annotated[int, Field(ge=-9, le=0)]
    """Change of the total of ordnance and batteries in soft ground, if the option is on (11.7)."""
    blazes: Count
    """Number of blaze markers."""
    breaks_works: dict[Annotated[int, Field(ge=1, le=20)], Annotated[int, Field(ge=2, le=12)]]
    """Impact roll that destroys a work, by FP of the battery."""
    smoke: dict[Hindrance, Count]
    """Number of smoke markers in the cup, by hindrance."""

    @field_validator("breaks_works", "smoke", mode="before")
    @classmethod
    def _numbered(cls, value: object) -> object:
        """Convert TOML keys, which are strings, to numbers."""
        if isinstance(value, dict):
            return {
                int(key) if isinstance(key, str) and key.isdecimal() else key: entry for key, entry in value.items()
            }
        return value

    def build(self) -> book.RuleFigures:
        """Return the numbers as `RuleFigures`."""
        own = self.model_dump(exclude={"authored", "blazes", "breaks_works", "smoke"})
        return book.RuleFigures(**own)


class ChitPart(TomlTable):
    """An objective chit."""

    kind: Literal["objective", "each", "exits-doubled", "eliminations-doubled", "all-five"]
    """Value of one objective, of each objective, doubled exits or eliminations, or victory with all five."""
    objective: Annotated[int, Field(ge=0, le=OBJECTIVES)] = 0
    """Number of its objective; 0 for the other kinds."""
    vp: Annotated[int, Field(ge=0, le=20)] = 0
    """VP of the objective or of each one; 0 for the other kinds."""
    shown: bool = False
    """Whether it is placed open even when drawn as a secret chit."""

    @model_validator(mode="after")
    def _worth(self) -> Self:
        if (self.kind == "objective") != (self.objective > 0):
            raise ValueError(msg("finding-chit-objective", kind=self.kind))
        if (self.kind in ("objective", "each")) != (self.vp > 0):
            raise ValueError(msg("finding-chit-worth", kind=self.kind))
        return self


class ChitsFile(TomlTable):
    """`charts/chits.toml`."""

    authored: bool = False
    """Whether the values are our own and not those of a printed game."""
    chit: dict[Id, ChitPart]
    """Objective chits by letter."""

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for each objective that no chit names."""
        for number in range(1, OBJECTIVES + 1):
            if not any(part.objective == number for part in self.chit.values()):
                yield ("chit",), msg("finding-objective-without-chit", number=number)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the letters of the chits in the raw data of a file."""
        yield from data["chit"]

    def over(self, lower: Self) -> Self:
        """Return this file merged over that of a lower layer; a chit replaces the lower one with the same letter."""
        return self.model_copy(update={"chit": {**lower.chit, **self.chit}})

    def build(self) -> dict[str, book.Chit]:
        """Return all objective chits, by letter."""
        return {id_: book.Chit(id_, part.kind, part.objective, part.vp, part.shown) for id_, part in self.chit.items()}
