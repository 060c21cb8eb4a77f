"""The base of every event: one past-tense fact that a player could be told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, dataclass_transform


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Event:
    """One fact: it carries what `apply` needs and its cause, never a field to be set."""

    kind: ClassVar[str] = ""
    checkpoint: ClassVar[bool] = False
    """True for an event after which the flow can be entered anew from the state alone."""
    barrier: ClassVar[bool] = False
    """True for an event that tells the player something new, so that undo must stop at it."""

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__dataclass_fields__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((self.kind, self._values()))

    def __repr__(self) -> str:
        named = zip(self.__dataclass_fields__, self._values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in named)})"


E = TypeVar("E", bound=Event)


@dataclass_transform(frozen_default=True)
def fact(cls: type[E]) -> type[E]:
    """Make an event class: frozen plain data with its kind, `shot-fired` for `ShotFired`.

    Comparing and printing are inherited: to write these anew for each of many classes would cost the start of the game.
    """
    made = dataclass(frozen=True, slots=True, eq=False, repr=False)(cls)
    made.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()
    return made
