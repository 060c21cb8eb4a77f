"""Plain frozen records that are quick to define: the start of the game defines many of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


def _values(self: Any) -> tuple[Any, ...]:
    return tuple(getattr(self, name) for name in self.__dataclass_fields__)


def _equal(self: Any, other: object) -> bool:
    return self is other or (type(self) is type(other) and _values(self) == _values(other))


def _hashed(self: Any) -> int:
    return hash(_values(self))


def _shown(self: Any) -> str:
    named = zip(self.__dataclass_fields__, _values(self), strict=True)
    return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in named)})"


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a class of frozen, slotted plain data that compares and prints by its values.

    The dataclass writes the constructor alone; comparing and printing are shared by all records.
    """
    made: Any = dataclass(frozen=True, slots=True, eq=False, repr=False)(cls)
    made.__eq__, made.__hash__, made.__repr__ = _equal, _hashed, _shown
    kept: type[T] = made
    return kept
