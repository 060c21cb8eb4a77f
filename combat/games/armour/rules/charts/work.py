"""Works that a mission allows a side to place before deployment (A41-A43)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.team_card import Running
from combat.games.armour.rules.charts.terrain_chart import GroundHeight


class Work(Record):
    """A kind of work. Lengths are in units of 0.1 mm."""

    id: str
    name: str
    points: int
    length: int
    width: int
    """Equal to the length for a round marker, whose diameter both are."""
    is_round: bool = False
    teams: int = 0
    """Number of teams that it shelters."""
    arm: str = ""
    """The arm of the teams that it shelters."""
    linear: bool = False
    """Whether it is a line across which teams fight, and which protects nothing in a bombardment (L687, L705)."""
    height: GroundHeight = "flat"
    bulletproof: bool = False
    stops: tuple[Running, ...] = ()
    """Teams that stop at it and may cross it in the next turn."""
    difficult: tuple[Running, ...] = ()
    """Teams that cross it by a Cross roll."""
    barred: tuple[Running, ...] = ()
    removed_by: tuple[Running, ...] = ()
    """Teams that remove it by crossing it."""
    rule: str = ""
    """Line or ruling that defines it."""
