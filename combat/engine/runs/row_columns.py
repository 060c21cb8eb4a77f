"""Conversion of the rows of a run to and from text and typed columns."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, get_type_hints

from combat.engine.files import bounds
from combat.engine.kernel.record import Record, field_names

R = TypeVar("R", bound=Record)
Tallies = Mapping[str, int]
"""Counts by id."""
KEY = "seed"
"""The column that identifies a game; it comes first."""


class RowColumns(Generic[R]):
    """The columns of a record class whose fields are integers, booleans, texts and Tallies."""

    def __init__(self, kind: type[R]) -> None:
        hints = get_type_hints(kind)
        self.kind = kind
        self.kinds: dict[str, Any] = {name: hints[name] for name in field_names(kind)}
        assert next(iter(self.kinds)) == KEY
        self._readers = [_READERS[kind] for kind in self.kinds.values()]

    @property
    def names(self) -> list[str]:
        """Return the names of the columns."""
        return list(self.kinds)

    def cells(self, row: R) -> list[str | int]:
        """Return a row as text cells: 1 and 0 for booleans, tallies in JSON."""
        return [_cell(getattr(row, name)) for name in self.kinds]

    def read(self, cells: list[str]) -> R:
        """Parse a row from cells written by `cells`; raise ValueError if one is invalid."""
        return self.row([read(cell) for read, cell in zip(self._readers, cells, strict=True)])

    def row(self, values: Sequence[Any]) -> R:
        """Build a row from its values, one for each column; raise ValueError for an invalid value."""
        for value, (name, kind) in zip(values, self.kinds.items(), strict=True):
            if not (_CHECKS[kind](value) or (name == KEY and type(value) is int)):
                raise ValueError(name)
        return self.kind(*values)

    def plain(self, row: R) -> dict[str, Any]:
        """Return a row as a dict by column name."""
        return {name: getattr(row, name) for name in self.kinds}

    def values(self, row: R) -> list[Any]:
        """Return the values of a row in column order."""
        return [getattr(row, name) for name in self.kinds]


def _cell(value: object) -> str | int:
    if isinstance(value, str):
        return value
    return int(value) if isinstance(value, int) else json.dumps(value, separators=(",", ":"))


def _yes(cell: str) -> bool:
    return bool(int(cell))


def _tallies(cell: str) -> dict[str, int]:
    found = json.loads(cell)
    return {str(name): count for name, count in found.items()}


def _is_number(value: object) -> bool:
    return type(value) is int and -bounds.LARGEST <= value <= bounds.LARGEST


def _are_tallies(value: object) -> bool:
    return type(value) is dict and all(type(name) is str and _is_number(count) for name, count in value.items())


_CHECKS: dict[Any, Callable[[Any], bool]] = {
    int: _is_number,
    bool: lambda value: type(value) is bool,
    str: lambda value: type(value) is str,
    Tallies: _are_tallies,
}
"""Checks of whether a value is valid for the type of its column, and no number exceeds the limits."""
_READERS: dict[Any, Callable[[str], Any]] = {int: int, bool: _yes, str: str, Tallies: _tallies}
