"""The game that this process plays, as its journals know it: a save that is met by itself is read as one of that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from combat.engine.journal.keeping import Kept

_titles: dict[str, Kept[Any, Any]] = {}


def know(title: Kept[Any, Any]) -> None:
    """From now on journals are read as those of a title."""
    global _titles
    _titles = {title.id: title}


def titles() -> Mapping[str, Kept[Any, Any]]:
    """The title that is played, by its id; empty before one is."""
    return _titles
