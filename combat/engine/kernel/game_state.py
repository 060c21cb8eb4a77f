"""The base class of game states: plain data, ids instead of references, written only by `apply`."""

from __future__ import annotations

from functools import cache
from typing import Self, get_origin

import msgspec


class GameState(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A whole game at one moment, made of scalars, tuples, frozen sets, records, and dicts of these."""

    def copy(self) -> Self:
        """Return an independent copy: records are immutable, so only the dicts are copied."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # what `copy.copy` calls, at half the cost
        for name in _dicts(self.__class__):
            setattr(twin, name, getattr(self, name).copy())
        return twin


@cache
def _dicts(kind: type[GameState]) -> tuple[str, ...]:
    """Return the names of the fields that are annotated as dicts."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if get_origin(field.type) is dict)
