"""A game of a run as a row: what its record holds, cell by cell, in text and for tables with types."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar, get_type_hints

from combat.engine.kernel.record import Record, field_names

R = TypeVar("R", bound=Record)
Tallies = Mapping[str, int]
"""How often something was there in a game, by its id."""
KEY = "seed"
"""The column that tells games apart; it stands first."""


class RowColumns(Generic[R]):
    """The columns of a kind of rows, whose fields are whole numbers, yes or no, texts and Tallies."""

    def __init__(self, kind: type[R]) -> None:
        hints = get_type_hints(kind)
        self.kind = kind
        self.kinds: dict[str, Any] = {name: hints[name] for name in field_names(kind)}
        assert next(iter(self.kinds)) == KEY
        self._readers = [_READERS[kind] for kind in self.kinds.values()]

    @property
    def names(self) -> list[str]:
        """What stands above the columns."""
        return list(self.kinds)

    def cells(self, row: R) -> list[str | int]:
        """A row in text: 1 and 0 for yes and no, tallies in JSON."""
        return [_cell(getattr(row, name)) for name in self.kinds]

    def read(self, cells: list[str]) -> R:
        """The row that `cells` wrote; raises ValueError."""
        return self.kind(*[read(cell) for read, cell in zip(self._readers, cells, strict=True)])

    def values(self, row: R) -> list[Any]:
        """A row for a table with types."""
        return [getattr(row, name) for name in self.kinds]


def _cell(value: Any) -> str | int:
    if isinstance(value, str):
        return value
    return int(value) if isinstance(value, int) else json.dumps(value, separators=(",", ":"))


def _yes(cell: str) -> bool:
    return bool(int(cell))


def _tallies(cell: str) -> dict[str, int]:
    found = json.loads(cell)
    return {str(name): int(count) for name, count in found.items()}


_READERS: dict[Any, Callable[[str], Any]] = {int: int, bool: _yes, str: str, Tallies: _tallies}
