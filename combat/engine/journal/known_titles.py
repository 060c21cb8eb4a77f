"""The game that this process plays, as its journals know it: a save that is met by itself is read as one of that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord, field

if TYPE_CHECKING:
    from combat.engine.journal.state_serializer import StorableTitle


class KnownTitles(MutableRecord):
    """The titles as which journals are read."""

    by_id: Mapping[str, StorableTitle[Any, Any]] = field(default_factory=dict)


_KNOWN = ContextField(KnownTitles)


def know(title: StorableTitle[Any, Any]) -> None:
    """From now on journals are read as those of a title."""
    _KNOWN.value.by_id = {title.id: title}


def titles() -> Mapping[str, StorableTitle[Any, Any]]:
    """The title that is played, by its id; empty before one is."""
    return _KNOWN.value.by_id
