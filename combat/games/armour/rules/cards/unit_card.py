"""Unit types: the teams that a unit may have, and their cost."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.keyword import KeywordUse, Trait

AdditionKind: TypeAlias = Literal["teams", "transports", "escorts"]
"""The number of teams of an addition: as many as are bought; enough to carry the whole unit; at most one for each team
of the unit."""


class Composition(Record):
    """One of the sizes in which a unit can be bought."""

    teams: tuple[tuple[str, int], ...]
    """Team types with their numbers, in the order of the card."""
    points: int


class Addition(Record):
    """Teams that may be added to a unit."""

    id: str
    team: str
    points: tuple[int, ...]
    """Points of one, two, three … of them; of all together for transports that carry the whole unit."""
    kind: AdditionKind = "teams"
    group: str = ""
    """Additions of one group exclude each other; "" for none."""


class UnitCard(Record):
    """A unit type of a nation."""

    id: str
    nation: str
    name: str
    compositions: tuple[Composition, ...]
    additions: tuple[Addition, ...] = ()
    ratings: tuple[tuple[str, int], ...] = ()
    """Ratings that its card prints differently from the nation's."""
    keywords: tuple[KeywordUse, ...] = ()
    traits: tuple[Trait, ...] = ()

    def addition(self, id_: str) -> Addition | None:
        """Return an addition to the unit by id; None if there is none with that id."""
        return next((each for each in self.additions if each.id == id_), None)
