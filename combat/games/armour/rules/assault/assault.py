"""An assault in progress: plain data of the state (L699)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.works.placed_work import PlacedWork

AssaultStage = Literal[
    "charge", "fire", "repulse", "strike", "take", "save", "check", "won", "counter", "leave", "answer"
]


class ChargeMove(Record):
    """One declared charge that is still to be made."""

    team: str
    route: str
    """Text of a `Route`."""


class Rank(Record):
    """An infantry team that is in contact through a friend, and that friend's place (L709)."""

    team: str
    front: str
    pose: Pose


class Stalk(Record):
    """An infantry team that has stalked an enemy tank, which may not fire if the team assaults it (L715)."""

    team: str
    tank: str


class Hole(Record):
    """Foxholes occupied when the assault began, which a friend may occupy afterwards (L737)."""

    seat: Seat
    card: str
    """Id of the team's card, whose base they cover."""
    pose: Pose


class HeldWork(Record):
    """A work that sheltered teams of a seat when the assault began; it is lost if no team holds it at the end
    (L737).
    """

    seat: Seat
    work: PlacedWork


class Strike(Record):
    """A hit of an assaulting team, and the enemy team that takes it; "" until it is chosen (L717)."""

    team: str
    target: str = ""


class Assault(Record):
    """An assault from its declaration to the consolidation; roles change with every counterattack (L727)."""

    seat: Seat
    """The seat whose teams assault now."""
    units: tuple[str, ...]
    """Units whose teams assault now."""
    stage: AssaultStage = "charge"
    round: int = 0
    """0 for the charge, then the number of the counterattack."""
    joined: tuple[str, ...] = ()
    """A unit and the headquarters that assaults with it as one unit; empty for none (L699)."""
    charges: tuple[ChargeMove, ...] = ()
    """Charges still to be made, the next one first."""
    stalks: tuple[Stalk, ...] = ()
    holes: tuple[Hole, ...] = ()
    """Foxholes of both sides at the beginning."""
    works: tuple[HeldWork, ...] = ()
    """Works that sheltered teams at the beginning."""
    teams: tuple[str, ...] = ()
    """Assaulting teams: those that were in contact after the charges."""
    defenders: tuple[str, ...] = ()
    """Units that are assaulted and have not broken off."""
    ranks: tuple[Rank, ...] = ()
    fired: tuple[str, ...] = ()
    """Units that have given defensive fire."""
    strikes: tuple[Strike, ...] = ()
    settled: int = 0
    """Number of strikes whose effect has been applied."""
    decided: tuple[str, ...] = ()
    """Defending units that have answered the assault."""
    counter: tuple[str, ...] = ()
    """Those of them that counterattack."""
    leaving: tuple[str, ...] = ()
    """Teams that still have to fall back or break off, the next one first."""
    winners: tuple[str, ...] = ()
    """Teams from which those that break off must get away (L733)."""
    victors: tuple[str, ...] = ()
    """Units that have won and consolidate; empty while the assault goes on (L737)."""
    moves: tuple[ChargeMove, ...] = ()
    """Consolidating moves still to be made, the next one first."""
    consolidated: bool = False
    """Whether the victors have declared their consolidation."""
