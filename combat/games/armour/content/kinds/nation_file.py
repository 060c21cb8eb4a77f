"""Nation files: ratings, units and force diagrams (L769-L777)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Self

from pydantic import Field

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, Id, TomlTable, Words
from combat.engine.kernel.text_message import msg
from combat.games.armour.content.kinds.keyword_file import KeywordText, uses_of
from combat.games.armour.content.kinds.weapon_file import Score
from combat.games.armour.rules.cards.nation import Nation
from combat.games.armour.rules.cards.ratings import Ratings
from combat.games.armour.rules.cards.unit_card import Addition, AdditionKind, Composition, UnitCard
from combat.games.armour.rules.forces.diagram import Diagram

Points = Annotated[int, Field(ge=0, le=150)]
Count = Annotated[int, Field(ge=1, le=30)]
BoxIds = Annotated[list[Id], Field(min_length=1)]


class RatingsPart(TomlTable):
    """Ratings that a card prints; missing ones are derived from Motivation or Skill, or are the nation's."""

    motivation: Score | None = None
    skill: Score | None = None
    hit_on: Score | None = None
    rally: Score | None = None
    remount: Score | None = None
    last_stand: Score | None = None
    counterattack: Score | None = None
    tactics: Score | None = None
    assault: Score | None = None
    ranging: Score | None = None

    def printed(self) -> dict[str, int]:
        """Return the ratings that the card prints, by name."""
        return self.model_dump(exclude_none=True)


class AdditionPart(TomlTable):
    """Teams that may be added to units."""

    team: Id
    points: Annotated[list[Points], Field(min_length=1, max_length=9)]
    """Points of one, two, three … of them; one number for transports that carry the whole unit."""
    kind: AdditionKind = "teams"
    group: Id | None = None

    def build(self, id_: str) -> Addition:
        """Return the addition as an `Addition`."""
        return Addition(id_, self.team, tuple(self.points), self.kind, self.group or "")


class CompositionPart(TomlTable):
    """A size in which a unit can be bought."""

    teams: Annotated[dict[Id, Count], Field(min_length=1)]
    points: Annotated[int, Field(ge=1, le=150)]


class UnitPart(TomlTable):
    """A unit type."""

    name: Words
    sizes: Annotated[list[CompositionPart], Field(min_length=1)]
    additions: list[Id] = Field(default_factory=list)
    ratings: RatingsPart = Field(default_factory=RatingsPart)
    keywords: list[KeywordText] = Field(default_factory=list)

    def build(self, id_: str, nation: str, additions: Mapping[str, AdditionPart]) -> UnitCard:
        """Return the unit type as a `UnitCard` without traits, which are added later; `additions` are the nation's,
        by id.
        """
        return UnitCard(
            id=id_,
            nation=nation,
            name=self.name,
            compositions=tuple(Composition(tuple(size.teams.items()), size.points) for size in self.sizes),
            additions=tuple(additions[name].build(name) for name in self.additions),
            ratings=tuple(self.ratings.printed().items()),
            keywords=uses_of(self.keywords),
        )


class DiagramPart(TomlTable):
    """A force diagram; each box lists the units of which one may fill it."""

    name: Words
    headquarters: BoxIds
    compulsory: Annotated[list[BoxIds], Field(min_length=1)]
    optional: list[BoxIds] = Field(default_factory=list)
    support: list[BoxIds] = Field(default_factory=list)
    keywords: list[KeywordText] = Field(default_factory=list)

    def build(self, id_: str, nation: str) -> Diagram:
        """Return the diagram as a `Diagram`."""
        return Diagram(
            id=id_,
            nation=nation,
            name=self.name,
            headquarters=tuple(self.headquarters),
            compulsory=tuple(tuple(box) for box in self.compulsory),
            optional=tuple(tuple(box) for box in self.optional),
            support=tuple(tuple(box) for box in self.support),
            keywords=uses_of(self.keywords),
        )


class NationFile(TomlTable):
    """`nations/NATION.toml`."""

    authored: bool = False
    name: Words
    ratings: RatingsPart
    keywords: list[KeywordText] = Field(default_factory=list)
    allies: list[Id] = Field(default_factory=list)
    addition: dict[Id, AdditionPart] = Field(default_factory=dict)
    unit: dict[Id, UnitPart]
    diagram: dict[Id, DiagramPart] = Field(default_factory=dict)

    def faults(self) -> Iterator[Fault]:
        """Yield faults for missing ratings, unknown additions, bad sizes, and boxes with units that do not exist."""
        for key in ("motivation", "skill", "hit_on"):
            if getattr(self.ratings, key) is None:
                yield ("ratings",), msg("finding-missing", name=key)
        for id_, unit in self.unit.items():
            for place, name in enumerate(unit.additions):
                if name not in self.addition:
                    yield ("unit", id_, "additions", place), unknown("addition", name, self.addition)
            yield from self._sizes(id_, unit)
        for id_, diagram in self.diagram.items():
            yield from self._boxes(id_, diagram)

    def _sizes(self, id_: str, unit: UnitPart) -> Iterator[Fault]:
        for place, size in enumerate(unit.sizes):
            if any(other.teams == size.teams for other in unit.sizes[:place]):
                yield ("unit", id_, "sizes", place), msg("finding-size-twice", name=id_)

    def _boxes(self, id_: str, diagram: DiagramPart) -> Iterator[Fault]:
        boxes: list[tuple[tuple[str | int, ...], list[str]]] = [(("headquarters",), diagram.headquarters)]
        for key, rows in (
            ("compulsory", diagram.compulsory),
            ("optional", diagram.optional),
            ("support", diagram.support),
        ):
            boxes += [((key, place), box) for place, box in enumerate(rows)]
        for where, box in boxes:
            for place, unit in enumerate(box):
                if unit not in self.unit:
                    yield ("diagram", id_, *where, place), unknown("unit", unit, self.unit)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the ids of all units and diagrams in the raw data of a file."""
        return (id_ for table in ("unit", "diagram") for id_ in data.get(table, ()))

    def over(self, lower: Self) -> Self:
        """Return this file merged over that of a lower layer; an entry replaces the lower one with the same id."""
        names = ("addition", "unit", "diagram")
        return self.model_copy(update={name: {**getattr(lower, name), **getattr(self, name)} for name in names})

    def nation(self, id_: str) -> Nation:
        """Return the nation as a `Nation`: what all its units share."""
        ratings = Ratings(**self.ratings.printed())
        return Nation(id_, self.name, ratings, uses_of(self.keywords), tuple(self.allies))
