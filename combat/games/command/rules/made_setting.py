"""What a scenario that is made up is about, and what it is called (20.0)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.games.command.rules.two_sides import Posture

ForceSize: TypeAlias = Literal["company", "detachment", "patrol"]


class MadeSetting(Record):
    """What its title and its story tell of."""

    map: str
    """Its title."""
    axis: str
    allies: str
    year: int
    posture: Posture
    """Of the Axis."""
    size: ForceSize
    night: bool


class Named(Record):
    """What stands at the head of a scenario."""

    title: str
    place: str
    date: str
    story: str
