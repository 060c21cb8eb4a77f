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
    recon: Annotated[int, Field(ge=1, le=12)]
    defend: Annotated[int, Field(ge=1, le=12)]


class SizesPart(TomlTable):
    """Number of figures by size of unit."""

    leader: Annotated[int, Field(ge=1, le=9)]
    team: Annotated[int, Field(ge=1, le=9)]
    squad: Annotated[int, Field(ge=1, le=9)]


class FiguresFile(TomlTable):
    """`charts/figures.toml`."""

    authored: bool = False
    hands: HandsPart
    stack: Annotated[int, Field(ge=1, le=30)]
    sizes: SizesPart
    time_spaces: Annotated[int, Field(ge=1, le=30)]
    casualty_spaces: Annotated[int, Field(ge=1, le=60)]
    defender_vp: Count
    boost: Count
    light_wounds_vp: Count
    no_quarter_vp: Count
    mines_fp: Count
    bore_sighting_fp: Count
    night_light: Count
    soft_ground: Annotated[int, Field(ge=-9, le=0)]
    blazes: Count
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
        """Return the numbers as a record of the rules."""
        own = self.model_dump(exclude={"authored", "blazes", "breaks_works", "smoke"})
        return book.RuleFigures(**own)


class ChitPart(TomlTable):
    """An objective chit."""

    kind: Literal["objective", "each", "exits-doubled", "eliminations-doubled", "all-five"]
    objective: Annotated[int, Field(ge=0, le=OBJECTIVES)] = 0
    vp: Annotated[int, Field(ge=0, le=20)] = 0
    shown: bool = False

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
    chit: dict[Id, ChitPart]

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for each objective without a chit."""
        for number in range(1, OBJECTIVES + 1):
            if not any(part.objective == number for part in self.chit.values()):
                yield ("chit",), msg("finding-objective-without-chit", number=number)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Yield the letters of the chits."""
        yield from data["chit"]

    def over(self, lower: Self) -> Self:
        """Return a copy merged over a lower layer; chits with the same letter are replaced."""
        return self.model_copy(update={"chit": {**lower.chit, **self.chit}})

    def build(self) -> dict[str, book.Chit]:
        """Return all objective chits by letter."""
        return {id_: book.Chit(id_, part.kind, part.objective, part.vp, part.shown) for id_, part in self.chit.items()}
