"""The terrain chart (L63 to L102), and the row of each kind of scenery on a table (section 11)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.games.contact.rules.charts.move_chart import Locomotion

Cover: TypeAlias = Literal["none", "light", "heavy", "total"]
COVERS: tuple[Cover, ...] = ("none", "light", "heavy", "total")
"""Cover from the weakest to the strongest."""
Effect: TypeAlias = Literal["free", "minus", "half", "no"]
RoadKind: TypeAlias = Literal["", "road", "track"]


class Passage(Record):
    """The effect of a row of the chart on a kind of locomotion."""

    effect: Effect = "free"
    minus: int = 0
    """Length subtracted once for each move, in units of 0.1 mm, if the effect is "minus"."""
    risk: bool = False
    """Whether a die is rolled that may immobilise (`#`, L100)."""


class TerrainRow(Record):
    """A row of the chart. A half-track uses `tracks`, changed by `half_track`."""

    id: str
    name: str
    foot: Passage
    wheels: Passage
    tracks: Passage
    half_track: Literal["", "barred", "risk"] = ""
    """`[HT]` forbids it to half-tracks, `(#HT)` makes them roll (L100)."""
    test: bool = False
    """Whether units on foot test their experience to cross it (`*`, L102)."""
    cover: Cover = "none"
    shelled: bool = False
    """Whether it gives no cover against bombardment (`**`, L102)."""
    levels: int = 0
    """Its height in levels; below 0 it is sunk."""
    blocked: bool = False
    """Whether there is no sight into or through it."""
    depth: int = 0
    """Distance that sight reaches into it, in units of 0.1 mm; 0 for no limit, unless it is blocked."""

    def passage(self, locomotion: Locomotion) -> Passage:
        """Return the effect of the row on a kind of locomotion (L100)."""
        if locomotion == "foot":
            return self.foot
        if locomotion == "wheels":
            return self.wheels
        if locomotion == "half-track" and self.half_track == "barred":
            return Passage("no")
        if locomotion == "half-track" and self.half_track == "risk":
            return Passage(self.tracks.effect, self.tracks.minus, True)
        return self.tracks


class SceneryKind(Record):
    """A kind of scenery of table files, or a work such as wire or foxholes."""

    id: str
    name: str
    row: str
    """Id of its row; "clear" is a row too."""
    levels: int | None = None
    """Its own height in levels, where the row allows several; None for that of its row."""
    lined: bool = False
    """Whether units that line it, within `SightFigures.lined`, see through it (bocage, hedge)."""
    hill: bool = False
    """Whether the table's heights give its level, and a spotter on it sees farther (L183)."""
    sunk: bool = False
    """Whether units in it are below the ground: seen only from its edge or near by (gully)."""
    wood: bool = False
    """Whether it is a wood for shells (L250)."""
    building: bool = False
    """Whether it is a building: fewer dice of indirect fire (L254), and few units in each section."""
    dug: bool = False
    """Whether it is an entrenchment: foxholes or a trench (L254)."""
    bunker: bool = False
    road: RoadKind = ""
    """A road gives the road figures; a track counts as clear and spares wheels the minus and half (section 11)."""
    safe: bool = False
    """Whether no unit is immobilised in it (ford)."""
    replaces: bool = False
    """Whether it counts instead of the ground below it, as roads, bridges and fords do."""
    from_air: bool = False
    """Whether an aircraft finds targets near it hard to locate (L389)."""
