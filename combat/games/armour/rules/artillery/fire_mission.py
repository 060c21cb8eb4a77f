"""A bombardment in progress: plain data of the state (L663-L695)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.point import Point

Stage = Literal["range", "miss", "screen", "strike", "save", "pin"]


class FireMission(Record):
    """A bombardment of one unit from its declaration to its last effect."""

    seat: Seat
    unit: str
    spotter: str
    guns: tuple[str, ...]
    """The teams that fire."""
    weapon: str
    """Id of the weapon whose anti-tank value and firepower are used."""
    at: Point
    """The aiming point."""
    heading: Heading
    """Heading of a side of the template, or along which the screen runs."""
    smoke: bool = False
    """Whether it lays a screen and does no harm (L693)."""
    need: int = 0
    """The score that ranges in; 0 if the unit is ranged in already."""
    ranging: Ledger = ()
    """Terms of `need`."""
    harder: Ledger = ()
    """Terms added to the needed score of every hit, apart from the attempt (L661, L691)."""
    repeats: bool = False
    """Whether the same point is bombarded once more (L691)."""
    stage: Stage = "range"
    attempt: int = 1
    """The attempt that is next or has ranged in: 1, 2 or 3 (L681)."""
    targets: tuple[str, ...] = ()
    """Teams at least partly under the template."""
    rolled: int = 0
    """Number of targets whose hit has been rolled."""
    hits: tuple[str, ...] = ()
    """Teams that have been hit."""
    riders: tuple[str, ...] = ()
    """Teams on the hull of a tank that was hit, which are hit with it (L583)."""
    saved: int = 0
    """Number of hits whose save has been rolled."""
    survivors: tuple[str, ...] = ()
    """Formations whose commander has survived this bombardment; such a commander does not roll again (L657)."""
