"""A nation: its counters, batteries, names, and what support brings it (6.0, 7.0, 15.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, Id, Text, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.command.rules import book, figures
from combat.games.command.rules.figures import Size, WeaponKind
from combat.games.command.rules.two_sides import Quality

LOWEST_ROLL, HIGHEST_ROLL = 2, 12
ROWS = 10
Value = Annotated[int, Field(ge=0, le=20)]
Points = Annotated[int, Field(ge=0, le=500)]
Row = Annotated[int, Field(ge=1, le=ROWS)]
Year = Annotated[int, Field(ge=1936, le=1945)]
Years = Annotated[list[Year], Field(min_length=2, max_length=2)]
ALL_YEARS = [1939, 1945]


class StrengthPart(TomlTable):
    """One side of a counter."""

    fp: Value
    range: Value
    move: Value
    morale: Annotated[int, Field(ge=2, le=12)]
    command: Annotated[int, Field(ge=0, le=3)] = 0
    assault: bool = False
    spray: bool = False
    smoke: bool = False


class DatedPart(TomlTable):
    """A counter that was there in some years only."""

    years: Years = ALL_YEARS

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.years[0] > self.years[1]:
            raise ValueError(msg("finding-years-backwards", first=self.years[0], last=self.years[1]))
        return self

    def facts(self) -> dict[str, Any]:
        """Its values as the rules' record takes them."""
        return {**self.model_dump(exclude={"years"}), "years": tuple(self.years)}


class UnitPart(DatedPart):
    """A unit."""

    size: Size
    quality: Quality
    whole: StrengthPart
    broken: StrengthPart
    vp: Annotated[int, Field(ge=0, le=9)]
    points: Points
    hero: bool = False
    spots: bool = False

    @model_validator(mode="after")
    def _led(self) -> Self:
        if self.size != "leader" and (self.whole.command or self.hero or self.spots):
            raise ValueError(msg("finding-leads-no-leader", size=self.size))
        return self

    def build(self, id_: str, nation: str) -> figures.UnitFigure:
        """The counter as the rules read it."""
        whole, broken = (figures.Strength(**side.model_dump()) for side in (self.whole, self.broken))
        return figures.UnitFigure(**{**self.facts(), "id": id_, "nation": nation, "whole": whole, "broken": broken})


class WeaponPart(DatedPart):
    """A support weapon."""

    kind: WeaponKind
    fp: Value
    range: Value
    points: Points
    nearest: Annotated[int, Field(ge=1, le=9)] = 1
    move: Annotated[int, Field(ge=-6, le=0)] = 0
    spray: bool = False
    ordnance: bool = False
    shells_smoke: bool = False
    flames: bool = False
    once: bool = False
    for_scout: Annotated[int, Field(ge=0, le=9)] = 0
    """How many mortars such as this let a side take a scout (11.12); 0 where no number does."""
    repaired: list[Row] = Field(default_factory=list)
    lost: list[Row] = Field(default_factory=list)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.nearest > self.range:
            raise ValueError(msg("finding-nearest-beyond-range", nearest=self.nearest, range=self.range))
        if both := sorted(set(self.repaired) & set(self.lost)):
            raise ValueError(msg("finding-repaired-and-lost", row=both[0]))
        if self.for_scout and self.kind != "mortar":
            raise ValueError(msg("finding-scout-for-no-mortar", kind=self.kind))
        return self

    def facts(self) -> dict[str, Any]:
        """Its values as the rules' record takes them."""
        return {name: value for name, value in super().facts().items() if name != "for_scout"}

    def build(self, id_: str, nation: str) -> figures.WeaponFigure:
        """The weapon as the rules read it."""
        rows = {"repaired": tuple(self.repaired), "lost": tuple(self.lost)}
        return figures.WeaponFigure(**{**self.facts(), **rows, "id": id_, "nation": nation})


class RadioPart(DatedPart):
    """A battery behind the map."""

    fp: Annotated[int, Field(ge=1, le=20)]
    calibre: Annotated[int, Field(ge=20, le=400)]
    vp: Annotated[int, Field(ge=0, le=20)]
    smoke: bool = False

    def build(self, id_: str, nation: str, breaks_works: Mapping[int, int]) -> figures.RadioFigure:
        """The radio as the rules read it; `breaks_works` is the roll for each FP."""
        return figures.RadioFigure(
            **{**self.facts(), "id": id_, "nation": nation, "breaks_works": breaks_works.get(self.fp, 0)}
        )


class SupportPart(TomlTable):
    """A line of the support table."""

    low: Annotated[int, Field(ge=LOWEST_ROLL, le=HIGHEST_ROLL)]
    high: Annotated[int, Field(ge=LOWEST_ROLL, le=HIGHEST_ROLL)]
    what: Annotated[list[Id], Field(min_length=1)]
    """Ids of units, weapons and radios."""


class TeamsPart(TomlTable):
    """The teams into which squads split, by the quality of their force."""

    elite: Id
    line: Id
    green: Id


class NationFile(TomlTable):
    """`nations/NATION.toml`."""

    authored: bool = False
    side: Literal["axis", "allies"]
    discards: Annotated[int, Field(ge=0, le=6)]
    no_quarter: list[Id] = Field(default_factory=list)
    """Nations against which No Quarter may be played; "any" for all."""
    hero: Id
    private: Id
    scout: Id
    names: list[Text]
    """Of its leaders."""
    teams: TeamsPart
    unit: dict[Id, UnitPart]
    weapon: dict[Id, WeaponPart]
    radio: dict[Id, RadioPart]
    support: list[SupportPart]

    def faults(self) -> Iterator[Fault]:
        """Ids of nothing, ids of two things, rolls that bring nothing or two."""
        for key in ("hero", "private", "scout"):
            if getattr(self, key) not in self.unit:
                yield (key,), unknown("unit", getattr(self, key), self.unit)
        for key, id_ in self.teams.model_dump().items():
            if id_ not in self.unit or self.unit[id_].size != "team":
                yield (
                    ("teams", key),
                    unknown("unit", id_, [name for name, unit in self.unit.items() if unit.size == "team"]),
                )
        known = [*self.unit, *self.weapon, *self.radio]
        for id_ in known:
            if known.count(id_) > 1:
                yield ("weapon" if id_ in self.weapon else "radio", id_), msg("finding-figure-twice", name=id_)
        for index, line in enumerate(self.support):
            for at, id_ in enumerate(line.what):
                if id_ not in known:
                    yield ("support", index, "what", at), unknown("figure", id_, known)
        yield from self._rolls()

    def _rolls(self) -> Iterator[Fault]:
        for roll in range(LOWEST_ROLL, HIGHEST_ROLL + 1):
            lines = [index for index, line in enumerate(self.support) if line.low <= roll <= line.high]
            if len(lines) != 1:
                where = ("support", lines[1]) if lines else ("support",)
                yield where, msg("finding-support-roll", roll=roll, count=len(lines))

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """The ids of its counters."""
        return (id_ for table in ("unit", "weapon", "radio") for id_ in data[table])

    def over(self, lower: Self) -> Self:
        """Its counters in place of those with the same ids."""
        tables = {name: {**getattr(lower, name), **getattr(self, name)} for name in ("unit", "weapon", "radio")}
        return self.model_copy(update=tables)

    def nation(self, id_: str) -> book.Nation:
        """What every force of it has in common."""
        return book.Nation(id_, self.side, self.discards, tuple(self.no_quarter))

    def sends_scout(self, weapons: Iterable[str], year: int) -> bool:
        """Return whether some weapons hold mortars enough for a scout, who is there in a year (11.12).

        A mortar that is enough by itself counts among those of which it takes several.
        """
        needed = [count for id_ in weapons if (count := self.weapon[id_].for_scout)]
        enough = any(sum(other <= count for other in needed) >= count for count in needed)
        first, last = self.unit[self.scout].years
        return enough and first <= year <= last

    def supports(self, year: int) -> tuple[book.Support, ...]:
        """The support table of a year: what was not there yet, or no more, is left out."""
        dated: dict[str, DatedPart] = {**self.unit, **self.weapon, **self.radio}
        return tuple(
            book.Support(
                line.low,
                line.high,
                tuple(id_ for id_ in line.what if dated[id_].years[0] <= year <= dated[id_].years[1]),
            )
            for line in self.support
        )
