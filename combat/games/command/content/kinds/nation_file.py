"""Nation files: counters, batteries, names and the support table (6.0, 7.0, 15.0)."""

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
    """Values on one side of a counter."""

    fp: Value
    """Firepower."""
    range: Value
    """Range in hexes."""
    move: Value
    """Movement points."""
    morale: Annotated[int, Field(ge=2, le=12)]
    """Morale."""
    command: Annotated[int, Field(ge=0, le=3)] = 0
    """Command of a leader; 0 for other units."""
    assault: bool = False
    """Boxed FP: +1 in melee, and allows Assault Fire."""
    spray: bool = False
    """Boxed Range: allows Spray Fire."""
    smoke: bool = False
    """Boxed Move: allows Smoke Grenades."""


class DatedPart(TomlTable):
    """A counter that is available only in some years."""

    years: Years = ALL_YEARS
    """First and last year in which it is available."""

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.years[0] > self.years[1]:
            raise ValueError(msg("finding-years-backwards", first=self.years[0], last=self.years[1]))
        return self

    def facts(self) -> dict[str, Any]:
        """Return the counter's values as keyword arguments for the constructor of its rules record."""
        return {**self.model_dump(exclude={"years"}), "years": tuple(self.years)}


class UnitPart(DatedPart):
    """A unit."""

    size: Size
    """Leader, team or squad."""
    quality: Quality
    """Quality of the unit."""
    whole: StrengthPart
    """Values of the front."""
    broken: StrengthPart
    """Values of the back, when it is broken."""
    vp: Annotated[int, Field(ge=0, le=9)]
    """VP for eliminating it."""
    points: Points
    """Purchase price in a generated scenario."""
    hero: bool = False
    """Whether it may be activated more than once per turn (6.8)."""
    spots: bool = False
    """Whether it spots for friendly mortars (11.12)."""

    @model_validator(mode="after")
    def _led(self) -> Self:
        if self.size != "leader" and (self.whole.command or self.hero or self.spots):
            raise ValueError(msg("finding-leads-no-leader", size=self.size))
        return self

    def build(self, id_: str, nation: str) -> figures.UnitFigure:
        """Return the counter as a `UnitFigure`."""
        whole, broken = (figures.Strength(**side.model_dump()) for side in (self.whole, self.broken))
        return figures.UnitFigure(**{**self.facts(), "id": id_, "nation": nation, "whole": whole, "broken": broken})


class WeaponPart(DatedPart):
    """A support weapon."""

    kind: WeaponKind
    """Kind of weapon."""
    fp: Value
    """Firepower."""
    range: Value
    """Maximum range in hexes."""
    points: Points
    """Purchase price in a generated scenario."""
    nearest: Annotated[int, Field(ge=1, le=9)] = 1
    """Minimum range in hexes."""
    move: Annotated[int, Field(ge=-6, le=0)] = 0
    """Added to its carrier's Move; 0 or less."""
    spray: bool = False
    """Boxed Range: allows Spray Fire."""
    ordnance: bool = False
    """Whether it needs a targeting roll to hit; then no group fire, no Command, no Op Fire (7.4)."""
    shells_smoke: bool = False
    """Whether it can fire smoke shells."""
    flames: bool = False
    """Whether its target gets no cover (7.5)."""
    once: bool = False
    """Whether it is removed after it has fired (7.6)."""
    for_scout: Annotated[int, Field(ge=0, le=9)] = 0
    """Number of mortars of this kind that entitle a side to a scout (11.12); 0 for never."""
    repaired: list[Row] = Field(default_factory=list)
    """Rows of a random hex that repair it."""
    lost: list[Row] = Field(default_factory=list)
    """Rows of a random hex that eliminate it while it is broken."""

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
        """Return the weapon's values as keyword arguments for the constructor of its rules record."""
        return {name: value for name, value in super().facts().items() if name != "for_scout"}

    def build(self, id_: str, nation: str) -> figures.WeaponFigure:
        """Return the weapon as a `WeaponFigure`."""
        rows = {"repaired": tuple(self.repaired), "lost": tuple(self.lost)}
        return figures.WeaponFigure(**{**self.facts(), **rows, "id": id_, "nation": nation})


class RadioPart(DatedPart):
    """An off-map battery."""

    fp: Annotated[int, Field(ge=1, le=20)]
    """Firepower of an impact."""
    calibre: Annotated[int, Field(ge=20, le=400)]
    """Calibre in millimetres."""
    vp: Annotated[int, Field(ge=0, le=20)]
    """Value in VP in a generated scenario."""
    smoke: bool = False
    """Whether it can fire smoke."""

    def build(self, id_: str, nation: str, breaks_works: Mapping[int, int]) -> figures.RadioFigure:
        """Return the radio as a `RadioFigure`; `breaks_works` gives the roll that breaks works, by FP (0 where it
        has none).
        """
        return figures.RadioFigure(
            **{**self.facts(), "id": id_, "nation": nation, "breaks_works": breaks_works.get(self.fp, 0)}
        )


class SupportPart(TomlTable):
    """A row of the support table."""

    low: Annotated[int, Field(ge=LOWEST_ROLL, le=HIGHEST_ROLL)]
    """Lowest roll of the row."""
    high: Annotated[int, Field(ge=LOWEST_ROLL, le=HIGHEST_ROLL)]
    """Highest roll of the row."""
    what: Annotated[list[Id], Field(min_length=1)]
    """Ids of units, weapons and radios."""


class TeamsPart(TomlTable):
    """Teams that replace squads, by quality of the force."""

    elite: Id
    line: Id
    green: Id


class NationFile(TomlTable):
    """`nations/NATION.toml`."""

    authored: bool = False
    """Whether the values are our own and not those of a printed game."""
    side: Literal["axis", "allies"]
    """Side on which the nation fights."""
    discards: Annotated[int, Field(ge=0, le=6)]
    """Number of cards that may be discarded in a turn without orders (3.2)."""
    no_quarter: list[Id] = Field(default_factory=list)
    """Nations against which No Quarter may be played; "any" for all."""
    hero: Id
    """Id of the unit that the event Hero brings."""
    private: Id
    """Id of the unit that the event Field Promotion brings."""
    scout: Id
    """Id of the unit that can be taken as a scout (11.12)."""
    names: list[Text]
    """Names of its leaders."""
    teams: TeamsPart
    unit: dict[Id, UnitPart]
    """Units by id."""
    weapon: dict[Id, WeaponPart]
    """Support weapons by id."""
    radio: dict[Id, RadioPart]
    """Off-map batteries by id."""
    support: list[SupportPart]
    """Support table; each roll from 2 to 12 has one row (15.0)."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for unknown ids, duplicate ids, and rolls that match no support row or two."""
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
        """Return the ids of the counters in the raw data of a file."""
        return (id_ for table in ("unit", "weapon", "radio") for id_ in data[table])

    def over(self, lower: Self) -> Self:
        """Return this file merged over that of a lower layer; a counter replaces the lower one with the same id."""
        tables = {name: {**getattr(lower, name), **getattr(self, name)} for name in ("unit", "weapon", "radio")}
        return self.model_copy(update=tables)

    def nation(self, id_: str) -> book.Nation:
        """Return the data that all forces of the nation share."""
        return book.Nation(id_, self.side, self.discards, tuple(self.no_quarter))

    def sends_scout(self, weapons: Iterable[str], year: int) -> bool:
        """Return whether a side whose weapons have these ids gets a scout in a year (11.12).

        It needs a year in which the scout is available, and as many mortars as the kind of mortar requires. A mortar
        that suffices alone also counts towards a kind that needs several.
        """
        needed = [count for id_ in weapons if (count := self.weapon[id_].for_scout)]
        enough = any(sum(other <= count for other in needed) >= count for count in needed)
        first, last = self.unit[self.scout].years
        return enough and first <= year <= last

    def supports(self, year: int) -> tuple[book.Support, ...]:
        """Return the support table of a year, without items that were not available then."""
        dated: dict[str, DatedPart] = {**self.unit, **self.weapon, **self.radio}
        return tuple(
            book.Support(
                line.low,
                line.high,
                tuple(id_ for id_ in line.what if dated[id_].years[0] <= year <= dated[id_].years[1]),
            )
            for line in self.support
        )
