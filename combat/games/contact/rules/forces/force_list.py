"""Force lists: the units of one side, its experience and morale (section 9)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.contact.rules.charts.quality import Experience, Morale


class UnitPick(Record):
    """Some units of the same type in a list."""

    unit: str
    """Id of the unit type."""
    count: int = 1


class ForceList(Record):
    """All units of one side, with its experience and morale."""

    id: str
    name: str
    nation: str
    year: int
    experience: Experience
    morale: Morale
    units: tuple[UnitPick, ...]
    points: int = 0
    """Cost of all units together."""
