"""Figures of fire with pools of dice: small arms, saves, breakdown, shells (L54 to L61, L104 to L154, L241 to L290)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

HeTarget: TypeAlias = Literal["open", "wood", "heavy", "bunker"]


class PoolFigures(Record):
    """Pools of small arms (L106 to L143)."""

    moved: int
    """Dice lost by fire and movement (L130)."""
    hampered: int
    """Dice lost by suppression or difficult circumstances, such as smoke (L131, C17)."""
    divisor: int
    """Of the pool, once for a hidden target, once for one in a bunker (L132, L133)."""
    full: int
    """Dice of a pool that may give covering fire (C18)."""
    moving: int
    """Score against a target that moves in the open (L135); the next ones likewise."""
    still: int
    light: int
    heavy: int
    bunker: int
    vehicle_still: int
    vehicle_moving: int
    point_blank: int
    """Added to each die within `point_blank_range` (L140)."""
    point_blank_range: int
    covering: int
    """Subtracted from each die of defensive fire for each unit that gives covering fire (L141, C18)."""
    covering_most: int
    area: int
    """Subtracted from each die of fire at a place or marker (section 4)."""
    flame: int
    """Score of a flame-thrower in any cover (L120)."""
    charge_failed: int
    """Dice of an explosive charge whose test failed (L119)."""
    crew: int
    """Score of a die against an exposed crew (C30)."""


class SaveFigures(Record):
    """Saving rolls (L145 to L150)."""

    each_hit: int
    """Added to the die for each hit."""
    demoralised: int
    passengers: int
    """Hits with which passengers of a lost vehicle save (C24)."""


class BreakdownChance(Record):
    """A row of the risks of breakdown: a first die of at most `first`, then a second of at most `second`."""

    first: int
    second: int = 0
    """0 if the first die alone decides."""
    spares_first: bool = False
    """Whether nothing can happen on the first shot (L57)."""


class BreakdownFigures(Record):
    """Breakdown and repair."""

    rows: Mapping[str, BreakdownChance]
    """By the `breakdown` of weapons, and "smoke", "special" for such rounds."""
    repair: int
    """The number that repairs in Regroup (L154)."""


class HeScore(Record):
    """Rolls that shells need against a kind of target."""

    direct: int
    indirect: int


class CalibreDice(Record):
    """Number of dice of shells up to a calibre."""

    most: int
    """In mm."""
    dice: int


class HeFigures(Record):
    """Shells (L241 to L254, C8)."""

    scores: Mapping[HeTarget, HeScore]
    calibres: tuple[CalibreDice, ...]
    """From the smallest; the last counts for all larger ones (L281 to L289)."""
    bunker_direct: int
    """Dice lost (L253)."""
    bunker_indirect: int
    shelter: int
    """Dice lost by indirect fire at entrenchments and buildings (L254)."""
    vehicle: int
    """Score of indirect fire at vehicles (L245)."""
    vehicle_hits: int
    """Hits from which an armoured vehicle tests for destruction."""
    spread: int
    """Distance from the target within which further hits may fall, in units of 0.1 mm (C8)."""
    light_disc: int
    """Diameter of the disc of mortars on the table (L343)."""
    smoke_shell: int
    """Diameter of the smoke of a mortar or gun (C34)."""
    smoke_grenade: int
    grenade_range: int
    flare: int
    """Diameter of what a flare lights (C35)."""
    wreck_smoke: int
    """Diameter of the smoke of a fresh wreck (section 5)."""

    def dice(self, calibre: int) -> int:
        """Return the number of dice of a calibre in mm; the last row counts for all larger calibres."""
        return next((row.dice for row in self.calibres if calibre <= row.most), self.calibres[-1].dice)
