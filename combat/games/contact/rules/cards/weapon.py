"""Weapons: pools of dice by range, guns with their barrels, hand-held weapons (L104 to L127, L256 to L290)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

WeaponKind: TypeAlias = Literal[
    "small-arms", "machine-gun", "mortar", "charge", "flame", "gun", "hand-held", "at-rifle", "grenades",
]  # fmt: skip
Barrel: TypeAlias = Literal["short", "normal", "L", "LL"]
"""The length of a barrel: `*`, none, L, LL."""
RoundKind: TypeAlias = Literal["apcr", "apds", "heat"]
BreakdownRow: TypeAlias = Literal["", "mortar", "anti-tank", "charge", "flame", "vehicle-flame", "special"]
"""The rows L56 to L61; machine guns and AT rifles share that of mortars."""


class Band(Record):
    """A range band, up to a range in units of 0.1 mm."""

    range: int
    dice: int = 0
    """Dice of the pool; 0 for weapons that roll to hit."""
    minus: int = 0
    """Subtracted from each die, as in `1D6-1` (C1)."""
    anti_tank: int = 0
    """AT factor of a hand-held weapon or AT rifle in this band."""


class SpecialRound(Record):
    """Special ammunition of a gun."""

    kind: RoundKind
    count: int
    """Number of rounds for a battle."""


class Weapon(Record):
    """A weapon, or all weapons of one kind that a unit fires together."""

    id: str
    name: str
    kind: WeaponKind
    bands: tuple[Band, ...] = ()
    """One or two; empty for guns, which sight and detection alone limit (C21)."""
    least: int = 0
    """Minimum range of a mortar, in units of 0.1 mm (L116)."""
    calibre: int = 0
    """In mm; 0 for small arms."""
    barrel: Barrel = "normal"
    soviet: bool = False
    """Whether a long barrel counts as normal for hitting (L200)."""
    anti_tank: int | None = None
    """AT factor of a gun; None if it has none, as hand-held weapons do in their bands."""
    he: int = 0
    """Dice of its shells; 0 for none (L281, L276)."""
    heat: bool = False
    """Whether all its rounds are HEAT (L234)."""
    rounds: tuple[SpecialRound, ...] = ()
    mounted: Literal["", "turret", "all-round", "fixed"] = ""
    """Mount of a gun: in a turret, of 360 degrees, or within the front of its hull or carriage."""
    indirect: bool = False
    """Whether it may fire indirectly: mortars and howitzers."""
    light: bool = False
    """Whether a mortar has the disc and shots of a light one (section 5)."""
    shots: int = 0
    """Shots of a mortar in a battle; 0 for no limit (section 5)."""
    halts: bool = False
    """Whether its unit moves or fires (C22)."""
    starred: bool = False
    """Whether moving costs no die (L129)."""
    once: bool = False
    """Whether it is used up by one shot (L274, section 8)."""
    panzerfaust: bool = False
    """Whether it hits by the second scores of L194 and L195."""
    breakdown: BreakdownRow = ""
    anti_air: int = 0
    """Range against aircraft in units of 0.1 mm; 0 if it cannot fire at them (L403)."""
    crews: bool = False
    """Whether it needs an armoured target's hull within its first band, as 12.7 mm machine guns do (C14)."""
