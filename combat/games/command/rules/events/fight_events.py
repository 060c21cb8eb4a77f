"""Events of movement, fire and melee (9.0-11.0)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.state import Attack


class GroupSetOff(Event):
    """A group of units, or a single unit, began to move (9.3)."""

    checkpoint = True
    units: tuple[str, ...]


class StepTaken(Event):
    """Units started a step into the next hex; mines and reactions follow."""

    checkpoint = True
    units: tuple[str, ...]
    hex: Hex
    cost: int


class GroupMoved(Event):
    """Units entered a hex and spent the points (9.1)."""

    units: tuple[str, ...]
    hex: Hex
    cost: int
    road: bool
    """Whether they entered a road."""
    open: bool
    """Whether the opponent may fire at them for this step (9.6)."""
    ends: bool
    """Whether wire ends their move."""


class GroupHeld(Event):
    """Moving units were stopped by wire revealed in their hex (18.4)."""

    checkpoint = True
    units: tuple[str, ...]


class PointsSpent(Event):
    """A unit spent movement points without entering a hex: it transferred a weapon (7.2)."""

    unit: str
    cost: int


class RetreatBegan(Event):
    """Units must retreat the given number of hexes; escorting leaders accompany them (12.5, 12.6)."""

    checkpoint = True
    units: tuple[str, ...]
    escort: tuple[str, ...]
    hexes: int


class LeadersDeclared(Event):
    """The leaders in a hex declared their effect on the rout rolls there (12.4)."""

    hex: Hex
    amount: int


class GroupStopped(Event):
    """A group finished its move."""

    checkpoint = True
    units: tuple[str, ...]


class GroupParted(Event):
    """A moving group was split up; each unit continues alone (18.6)."""

    checkpoint = True
    units: tuple[str, ...]


class Answered(Event):
    """Units were activated for Op Fire at the moving group (9.6)."""

    checkpoint = True
    side: Seat
    units: tuple[str, ...]


class AttackDeclared(Event):
    """An attack was declared (11.1)."""

    checkpoint = True
    attack: Attack
    then: str = ""
    """Stage at which the order resumes after the attack; "" for the current stage."""


class ActionUsed(Event):
    """An action was applied to the current attack (14.0)."""

    checkpoint = True
    side: Seat
    action: str
    hex: Hex = NOWHERE
    amount: int = 0
    """Change of the attack's total, for every hex that it reaches."""


class Targeted(Event):
    """A targeting roll was made (11.9); `hex` is where the shell lands."""

    card: Card
    product: int
    sum: Ledger
    range: int
    hit: bool
    hex: Hex
    result: str
    """One of "hit", "short", "long", "missed"."""


class AttackRolled(Event):
    """An attack was rolled; `waiting` are the units that must roll for defence (11.6)."""

    checkpoint = True
    card: Card
    sum: Ledger
    fp: int
    total: int
    waiting: tuple[str, ...]
    lowered: tuple[tuple[Hex, int], ...] = ()


class DefenceBegan(Event):
    """A unit became the next to roll for defence (11.7)."""

    checkpoint = True
    unit: str


class DefenceRolled(Event):
    """A unit rolled for defence (11.7)."""

    unit: str
    card: Card
    sum: Ledger
    total: int
    attack: int
    result: str
    """One of "breaks", "suppressed", "holds"."""


class DefenceSettled(Event):
    """The result of a defence roll was carried out."""

    checkpoint = True
    unit: str


class AttackEnded(Event):
    """An attack ended; `why` is "missed" or "too-weak" if it had no effect, otherwise ""."""

    checkpoint = True
    why: str = ""


class MeleeBegan(Event):
    """A melee began in a hex with units of both sides (10.2)."""

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
    """A melee ended; `winner` is "" if both sides were eliminated, or nobody was left (10.5)."""

    hex: Hex
    winner: Seat
    result: str
    """One of "won", "tie", "off"."""
