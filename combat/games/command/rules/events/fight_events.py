"""Moves, fire and melee (9.0-11.0)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.state import Attack


class GroupSetOff(Event):
    """Units began to move together, or one alone (9.3)."""

    checkpoint = True
    units: tuple[str, ...]


class StepTaken(Event):
    """Units set out for the next hex; nothing has happened to them on the way yet."""

    checkpoint = True
    units: tuple[str, ...]
    hex: Hex
    cost: int


class GroupMoved(Event):
    """Units entered a hex and paid for it (9.1)."""

    units: tuple[str, ...]
    hex: Hex
    cost: int
    road: bool
    """Whether they came onto a road."""
    open: bool
    """Whether the opponent may fire at them for it (9.6)."""
    ends: bool
    """Whether they may go no further, by wire."""


class GroupHeld(Event):
    """Units that are moving may go no further: wire was found in their hex (18.4)."""

    checkpoint = True
    units: tuple[str, ...]


class PointsSpent(Event):
    """A unit paid movement points without entering a hex: it handed a weapon over (7.2)."""

    unit: str
    cost: int


class RetreatBegan(Event):
    """A unit had to retreat by so many hexes, and leaders go along (12.5, 12.6)."""

    checkpoint = True
    units: tuple[str, ...]
    escort: tuple[str, ...]
    hexes: int


class LeadersDeclared(Event):
    """What the leaders in a hex do to the rout of those with them (12.4)."""

    hex: Hex
    amount: int


class GroupStopped(Event):
    """Units had moved as far as they did."""

    checkpoint = True
    units: tuple[str, ...]


class GroupParted(Event):
    """Units that moved together were driven apart, and go on each for itself (18.6)."""

    checkpoint = True
    units: tuple[str, ...]


class Answered(Event):
    """Units of the other side were activated to fire at who moves (9.6)."""

    checkpoint = True
    side: Seat
    units: tuple[str, ...]


class AttackDeclared(Event):
    """An attack was announced (11.1)."""

    checkpoint = True
    attack: Attack
    then: str = ""
    """The stage at which the order goes on after it; "" is the one that it is at."""


class ActionUsed(Event):
    """An action bears on the attack of the moment (14.0)."""

    checkpoint = True
    side: Seat
    action: str
    hex: Hex = NOWHERE
    amount: int = 0
    """What the total of the attack is changed by, for every hex that it reaches."""


class Targeted(Event):
    """A targeting roll was made (11.9); `hex` is where the shell comes down."""

    card: Card
    product: int
    sum: Ledger
    range: int
    hit: bool
    hex: Hex
    result: str
    """"hit", "short", "long", "missed"."""


class AttackRolled(Event):
    """An attack was rolled; `waiting` are those who roll for defence (11.6)."""

    checkpoint = True
    card: Card
    sum: Ledger
    fp: int
    total: int
    waiting: tuple[str, ...]
    lowered: tuple[tuple[Hex, int], ...] = ()


class DefenceBegan(Event):
    """A unit is the next to roll for its defence (11.7)."""

    checkpoint = True
    unit: str


class DefenceRolled(Event):
    """A unit rolled for its defence (11.7)."""

    unit: str
    card: Card
    sum: Ledger
    total: int
    attack: int
    result: str
    """"breaks", "suppressed", "holds"."""


class DefenceSettled(Event):
    """What a defence roll came to was carried out."""

    checkpoint = True
    unit: str


class AttackEnded(Event):
    """An attack was over; `why` tells if it came to nothing: "missed", "too-weak", or ""."""

    checkpoint = True
    why: str = ""


class MeleeBegan(Event):
    """Both sides were in a hex, and fought (10.2)."""

    hex: Hex


class MeleeCounted(Event):
    """The strengths of both sides in a melee were fixed (10.4)."""

    hex: Hex
    sums: tuple[tuple[Seat, Ledger], ...]


class MeleeRolled(Event):
    """A side rolled in a melee (10.4)."""

    hex: Hex
    side: Seat
    card: Card
    sum: Ledger
    total: int


class MeleeEnded(Event):
    """A melee was over; `winner` is "" where both sides fell, or nobody was left (10.5)."""

    hex: Hex
    winner: Seat
    result: str
    """"won", "tie", "off"."""
