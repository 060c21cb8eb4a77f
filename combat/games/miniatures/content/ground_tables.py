"""Tables of `charts/ground.toml`: rows of the terrain chart, and kinds of scenery."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, Id, TomlTable, Words
from combat.games.miniatures.content.table_check import GroundTraits


class KindPart(TomlTable):
    """A kind of scenery."""

    name: Words
    row: Id
    hill: bool = False
    replaces: bool = False


R = TypeVar("R", bound=TomlTable)
K = TypeVar("K", bound=KindPart)


class GroundTables(TomlTable, Generic[R, K]):
    """`charts/ground.toml`."""

    row: dict[Id, R]
    scenery: dict[Id, K]

    def kind_faults(self) -> Iterator[Fault]:
        """Yield a fault for each kind of scenery that names an unknown row."""
        for id_, part in self.scenery.items():
            if part.row not in self.row:
                yield ("scenery", id_, "row"), unknown("terrain", part.row, self.row)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the ids of all rows and kinds of scenery in the raw data of a file."""
        return (*data.get("row", ()), *data.get("scenery", ()))

    def over(self, lower: Self) -> Self:
        """Return this file merged over that of a lower layer; an entry replaces the lower one with the same id."""
        tables = {name: {**getattr(lower, name), **getattr(self, name)} for name in ("row", "scenery")}
        return self.model_copy(update=tables)


class Kind(Protocol):
    """A kind of scenery, as a rules record."""

    @property
    def row(self) -> str:
        """Return the id of its row in the terrain chart."""

    @property
    def hill(self) -> bool:
        """Return whether pieces of this kind are raised ground."""

    @property
    def replaces(self) -> bool:
        """Return whether this kind replaces the kind of ground that it lies on."""


def traits(kinds: Mapping[str, Kind], barred: Collection[str]) -> GroundTraits:
    """Return the facts about kinds of scenery that checks of tables need.

    `barred` are the rows that may not contain an objective.
    """
    return GroundTraits(
        kinds=tuple(kinds),
        hills=tuple(id_ for id_, kind in kinds.items() if kind.hill),
        replacing=tuple(id_ for id_, kind in kinds.items() if kind.replaces),
        barred=tuple(id_ for id_, kind in kinds.items() if kind.row in barred),
    )
