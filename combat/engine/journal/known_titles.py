"""The registry of titles with which this process reads journals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord, field

if TYPE_CHECKING:
    from combat.engine.journal.state_serializer import StorableTitle


class KnownTitles(MutableRecord):
    """The titles by which journals are read."""

    by_id: Mapping[str, StorableTitle[Any, Any]] = field(default_factory=dict)


_KNOWN = ContextField(KnownTitles)


def set_title(title: StorableTitle[Any, Any]) -> None:
    """Set the only title by which journals are read."""
    _KNOWN.value.by_id = {title.id: title}


def titles() -> Mapping[str, StorableTitle[Any, Any]]:
    """Return the current title by its id; empty before one is set."""
    return _KNOWN.value.by_id
