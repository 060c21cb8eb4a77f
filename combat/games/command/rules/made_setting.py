"""Setting and title of a generated scenario (20.0)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.games.command.rules.two_sides import Posture

ForceSize: TypeAlias = Literal["company", "detachment", "patrol"]


class MadeSetting(Record):
    """Facts that the title and the story of a generated scenario mention."""

    map: str
    """Title of the map."""
    axis: str
    allies: str
    year: int
    posture: Posture
    """Posture of the Axis."""
    size: ForceSize
    night: bool


class Named(Record):
    """Heading of a scenario: title, place, date and story."""

    title: str
    place: str
    date: str
    story: str
