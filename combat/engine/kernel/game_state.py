"""The base of every game's state: plain data, ids instead of links, written by `apply` alone."""

from __future__ import annotations

from functools import cache
from typing import Self, get_origin

import msgspec


class GameState(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A whole game at one moment; what it holds are scalars, tuples, frozen sets and records, and dicts of these."""

    def copy(self) -> Self:
        """An independent copy: records are immutable, so only the dicts are copied."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # what `copy.copy` comes to, at half its price
        for name in _dicts(self.__class__):
            setattr(twin, name, getattr(self, name).copy())
        return twin


@cache
def _dicts(kind: type[GameState]) -> tuple[str, ...]:
    """The fields that are dicts by their type hints."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if get_origin(field.type) is dict)
