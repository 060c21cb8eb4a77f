"""What befalls units, their weapons and radios (6.0, 7.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex


class UnitBroke(Event):
    """A unit broke (6.2); `why` names what broke it."""

    unit: str
    why: str


class UnitRallied(Event):
    """A broken unit was whole again."""

    unit: str
    why: str


class UnitSuppressed(Event):
    """A unit was suppressed (6.3)."""

    unit: str
    why: str


class SuppressionLifted(Event):
    """A unit was suppressed no more."""

    unit: str
    why: str


class VeteranMade(Event):
    """A unit became a veteran (6.4)."""

    unit: str


class UnitEliminated(Event):
    """A unit went to a space of its casualty track, or out of the game with space 0 (6.5, 6.8)."""

    unit: str
    why: str
    space: int


class UnitReturned(Event):
    """An eliminated unit came back to the map, broken (15.34)."""

    unit: str
    hex: Hex


class UnitSplit(Event):
    """A squad was replaced by teams (6.10); the first takes its weapon, and every team what `marked` says."""

    unit: str
    teams: tuple[str, ...]
    figure: str
    marked: tuple[str, ...]
    """The teams that take over its suppression and its veterancy."""
    why: str


class UnitArrived(Event):
    """A unit came onto the map."""

    unit: str
    hex: Hex


class UnitDelayed(Event):
    """A unit waits for a later Time space, or for good with space 0 (5.2)."""

    unit: str
    space: int


class UnitRecruited(Event):
    """A unit that was in no force came into play: a hero, a private, support (15.0)."""

    unit: str
    figure: str
    side: Seat
    hex: Hex
    weapon: str = ""
    weapon_figure: str = ""


class UnitExited(Event):
    """A unit left by the enemy edge, and comes again with a Time space; 0 is never (5.2)."""

    unit: str
    space: int


class UnitMoved(Event):
    """A unit went to another hex; `why` is the order, or what pushed it."""

    unit: str
    hex: Hex
    why: str


class WeaponBroke(Event):
    """A weapon broke (7.3)."""

    weapon: str
    why: str


class WeaponRepaired(Event):
    """A weapon was whole again."""

    weapon: str


class WeaponBoxed(Event):
    """A weapon was eliminated, and lies in the weapon box."""

    weapon: str
    why: str


class WeaponTaken(Event):
    """A unit has a weapon now, from `giver` or, with "", from the weapon box (7.2)."""

    weapon: str
    giver: str
    taker: str


class RadioBroke(Event):
    """A radio broke (7.7)."""

    side: Seat
    why: str


class RadioRepaired(Event):
    """A radio was whole again."""

    side: Seat


class RadioLost(Event):
    """A broken radio was lost for good."""

    side: Seat


class RadioBrought(Event):
    """Support brought a side a radio; `radio` is its place in the pool (15.26)."""

    side: Seat
    radio: str
    figure: str


class RadioArrived(Event):
    """A side's radio came into play."""

    side: Seat


class MoraleRolled(Event):
    """A unit rolled against its Morale: in a Recover, a Rout, or for a commissar (12.0)."""

    unit: str
    side: Seat
    """Who rolled."""
    why: str
    card: int
    sum: Ledger
    morale: int
    roll: int
    result: str
    """"rallied", "suppressed", "holds", "retreats", "eliminated"."""
