"""The base of every game's state: plain data, ids instead of links, written by `apply` alone."""

from __future__ import annotations

import copy
from typing import Self

import msgspec

from combat.engine.kernel.record import field_names


class GameState(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game at one moment; what it holds are scalars, tuples, sets and records, and mappings of these."""

    def copy(self) -> Self:
        """An independent copy: records are immutable, so only the mappings are copied."""
        twin = copy.copy(self)
        for name in field_names(self.__class__):
            value = getattr(self, name)
            if value.__class__ is dict:
                setattr(twin, name, value.copy())
        return twin
