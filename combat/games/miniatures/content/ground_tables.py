"""The two tables of `charts/ground.toml`: the rows of the terrain chart, and the kinds of scenery."""

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
        """Yield a fault for each kind of an unknown row."""
        for id_, part in self.scenery.items():
            if part.row not in self.row:
                yield ("scenery", id_, "row"), unknown("terrain", part.row, self.row)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the ids of its rows and kinds of scenery."""
        return (*data.get("row", ()), *data.get("scenery", ()))

    def over(self, lower: Self) -> Self:
        """Return a copy merged over a lower layer; rows and kinds with the same id are replaced."""
        tables = {name: {**getattr(lower, name), **getattr(self, name)} for name in ("row", "scenery")}
        return self.model_copy(update=tables)


class Kind(Protocol):
    """A kind of scenery as a record of the rules."""

    @property
    def row(self) -> str:
        """Id of its row."""

    @property
    def hill(self) -> bool:
        """Return whether pieces of it are raised."""

    @property
    def replaces(self) -> bool:
        """Return whether it counts instead of what it lies on."""


def traits(kinds: Mapping[str, Kind], barred: Collection[str]) -> GroundTraits:
    """Return the facts that checks of tables need; `barred` are the rows that may not hold an objective."""
    return GroundTraits(
        kinds=tuple(kinds),
        hills=tuple(id_ for id_, kind in kinds.items() if kind.hill),
        replacing=tuple(id_ for id_, kind in kinds.items() if kind.replaces),
        barred=tuple(id_ for id_, kind in kinds.items() if kind.row in barred),
    )
