"""Events of units, weapons and radios (6.0, 7.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex


class UnitBroke(Event):
    """A unit broke (6.2); `why` is the cause."""

    unit: str
    why: str


class UnitRallied(Event):
    """A broken unit was rallied."""

    unit: str
    why: str
    """Reason, as used in message ids."""


class UnitSuppressed(Event):
    """A unit was suppressed (6.3)."""

    unit: str
    why: str
    """Reason, as used in message ids."""


class SuppressionLifted(Event):
    """A unit's suppression was lifted."""

    unit: str
    why: str
    """Reason, as used in message ids."""


class VeteranMade(Event):
    """A unit became a veteran (6.4)."""

    unit: str


class UnitEliminated(Event):
    """A unit was eliminated to a space of its casualty track, or removed from the game if `space` is 0 (6.5, 6.8)."""

    unit: str
    why: str
    """Reason, as used in message ids."""
    space: int


class UnitReturned(Event):
    """An eliminated unit returned to the map, broken (15.34)."""

    unit: str
    hex: Hex


class UnitSplit(Event):
    """A squad was replaced by teams (6.10); the first takes its weapon, those in `marked` its markers."""

    unit: str
    teams: tuple[str, ...]
    figure: str
    marked: tuple[str, ...]
    """Teams that inherit its suppression and veteran status."""
    why: str
    """Reason, as used in message ids."""


class UnitArrived(Event):
    """A unit arrived on the map."""

    unit: str
    hex: Hex


class UnitDelayed(Event):
    """A unit's arrival was put off to a later Time space, or cancelled if `space` is 0 (5.2)."""

    unit: str
    space: int


class UnitRecruited(Event):
    """A unit from outside the forces entered play: a hero, a private or support (15.0)."""

    unit: str
    figure: str
    side: Seat
    hex: Hex
    weapon: str = ""
    weapon_figure: str = ""


class UnitExited(Event):
    """A unit exited by the enemy edge; it returns at the Time space, or never if `space` is 0 (5.2)."""

    unit: str
    space: int


class UnitMoved(Event):
    """A unit moved to another hex; `why` is the order or the cause."""

    unit: str
    hex: Hex
    why: str


class WeaponBroke(Event):
    """A weapon broke (7.3)."""

    weapon: str
    why: str
    """Reason, as used in message ids."""


class WeaponRepaired(Event):
    """A weapon was repaired."""

    weapon: str


class WeaponBoxed(Event):
    """A weapon was eliminated to the weapon box."""

    weapon: str
    why: str
    """Reason, as used in message ids."""


class WeaponTaken(Event):
    """A unit took a weapon from `giver`, or from the weapon box if `giver` is "" (7.2)."""

    weapon: str
    giver: str
    taker: str


class RadioBroke(Event):
    """A radio broke (7.7)."""

    side: Seat
    why: str
    """Reason, as used in message ids."""


class RadioRepaired(Event):
    """A radio was repaired."""

    side: Seat


class RadioLost(Event):
    """A broken radio was permanently lost."""

    side: Seat


class RadioBrought(Event):
    """Support gave a side a radio; `radio` is its id in the pool (15.26)."""

    side: Seat
    radio: str
    figure: str


class RadioArrived(Event):
    """A side's radio arrived in play."""

    side: Seat


class MoraleRolled(Event):
    """A unit rolled against its Morale: in a Recover, in a Rout, or for a commissar (12.0)."""

    unit: str
    side: Seat
    """The side that rolled."""
    why: str
    """Reason, as used in message ids."""
    card: int
    sum: Ledger
    morale: int
    roll: int
    result: str
    """One of "rallied", "suppressed", "holds", "retreats", "eliminated"."""
