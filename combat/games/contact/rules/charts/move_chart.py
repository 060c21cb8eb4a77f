"""Movement: speeds by kind of unit, and their changes (L33 to L52, C22, C23). Lengths in units of 0.1 mm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

Locomotion: TypeAlias = Literal["foot", "wheels", "half-track", "tracks"]
"""The column of the terrain chart; half-tracks use that of tracks, with exceptions."""
SpeedRow: TypeAlias = Literal[
    "foot", "foot-fast", "crawl", "heavy-foot", "cavalry", "charging", "very-slow", "slow", "standard", "fast",
    "half-track", "wheels", "cart", "gun-light", "gun-medium", "gun-heavy",
]  # fmt: skip
"""The rows L35 to L48; heavy guns have a row of 0: they are only towed (section 8)."""


class Speed(Record):
    """A row of the movement chart."""

    clear: int
    road: int
    """For a move that runs on a road from its start to its end."""


class MoveFigures(Record):
    """Speeds and their modifiers."""

    speeds: Mapping[SpeedRow, Speed]
    towing: int
    """By how much towing shortens a move (L50)."""
    reverse: int
    """The divisor of a move backwards (L52)."""
    reverse_car: int
    """The same for armoured cars."""
    least: int
    """Length that is left at least after subtractions (C23)."""
    hull_turn: int
    """Cost of turning a hull by up to a right angle (C22)."""
    foot_moved: int
    """From this length on a unit on foot counts as moving (L135)."""
    vehicle_moved: int
    """From this length on a vehicle counts as moving (L216)."""
    immobilised_on: int
    """The highest number of the die that immobilises (L100)."""
    freed_on: int
    """The number that frees an immobilised unit in Regroup (C23)."""
    marker: int
    """The longest move of a marker (section 4)."""
    dummies: int
    """Dummies that may move with an order (section 4)."""
    units_per_dummy: int
    """Undetected units for each dummy, rounded up (section 4)."""
