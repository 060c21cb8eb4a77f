"""Works: what a mission gives a side to place before deployment (A41-A43)."""

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
    """Teams that it shelters."""
    arm: str = ""
    """The arm of the teams that it shelters."""
    linear: bool = False
    """Whether it is a line that teams fight across, and that protects nobody in a bombardment (L687, L705)."""
    height: GroundHeight = "flat"
    bulletproof: bool = False
    stops: tuple[Running, ...] = ()
    """Who stops at it and may cross it in the next turn."""
    difficult: tuple[Running, ...] = ()
    """Who crosses it by a Cross roll."""
    barred: tuple[Running, ...] = ()
    removed_by: tuple[Running, ...] = ()
    """Who removes it by crossing it."""
    rule: str = ""
    """The line or ruling that it comes from."""
