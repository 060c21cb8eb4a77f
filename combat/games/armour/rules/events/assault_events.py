"""Events of assaults (L699 to L737)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.assault.assault import Assault, ChargeMove, Rank, Stalk, Strike

AssaultEnding = Literal["won", "repulsed", "failed", "spent"]
"""Reason for the end of an assault: a side has broken off or is lost, defensive fire has repulsed it, no team came into
contact, or none is left in contact."""


class AssaultDeclared(Event):
    """Units charge; nothing has moved yet (L699)."""

    checkpoint = True
    assault: Assault


class CounterchargeDeclared(Event):
    """Counterattacking teams that are not in contact charge (L731)."""

    checkpoint = True
    charges: tuple[ChargeMove, ...]


class TeamCharged(Event):
    """A team charged, or stayed where it was; `stuck` says that a failed Cross roll ended its charge (L705)."""

    checkpoint = True
    team: str
    route: Route | None
    distance: int
    stuck: bool


class ContactMade(Event):
    """All charges are made: the assaulting teams in contact, the units that they assault (L701)."""

    checkpoint = True
    teams: tuple[str, ...]
    defenders: tuple[str, ...]
    ranks: tuple[Rank, ...]
    stalks: tuple[Stalk, ...]
    """Stalked tanks that are assaulted by the team that stalked them (L715)."""


class RanksClosed(Event):
    """A team took the place of a lost friend and stays in contact (L709)."""

    checkpoint = True
    team: str
    pose: Pose


class DefensiveFireEnded(Event):
    """All defensive fire is over (L707)."""

    checkpoint = True


class AssaultRepulsed(Event):
    """Defensive fire stopped an assault: its hits, and the assaulting teams that it stopped (L709)."""

    checkpoint = True
    units: tuple[str, ...]
    hits: int
    lost: int
    leaving: tuple[str, ...]


class TeamFellBack(Event):
    """A team fell back after a repulse; it stays where it is if no way leads out (L709)."""

    checkpoint = True
    team: str
    route: Route | None
    distance: int


class AssaultRoll(Record):
    """One team's die to hit in an assault."""

    team: str
    need: int
    number: int


class AssaultRolled(Event):
    """The teams in contact rolled to hit (L717)."""

    checkpoint = True
    rolls: tuple[AssaultRoll, ...]
    strikes: tuple[Strike, ...]
    """Hits that can be taken by an enemy team."""


class StrikeTaken(Event):
    """A team was chosen to take an assault hit (L717)."""

    checkpoint = True
    strike: Strike


class StrikesTaken(Event):
    """Every assault hit has its team; saves follow (L719)."""

    checkpoint = True


class StrikeSettled(Event):
    """The effect of an assault hit has been applied."""

    checkpoint = True


class AssaultChecked(Event):
    """A round was checked for its end: the assaulting side has won if no defending team in its reach still fights
    (L721)."""

    checkpoint = True
    won: bool


class CounterattackDecided(Event):
    """A defending unit counterattacks or breaks off; two units that fight as one choose together (L727)."""

    checkpoint = True
    units: tuple[str, ...]
    counterattacks: bool


class BreakOffBegan(Event):
    """Units break off; their teams leave one after the other (L733)."""

    checkpoint = True
    units: tuple[str, ...]
    leaving: tuple[str, ...]
    winners: tuple[str, ...]
    """Teams from which they must get away."""
    victors: tuple[str, ...]
    """Units that have won; empty if a counterattack follows."""


class TeamBrokeOff(Event):
    """A team broke off; without a route it could not, and is lost (L733)."""

    checkpoint = True
    team: str
    route: Route | None
    distance: int
    why: Literal["away", "captured", "no-way", "stuck", "mined"]


class CounterattackBegan(Event):
    """Roles change: defending units counterattack (L731)."""

    checkpoint = True
    assault: Assault


class ConsolidationDeclared(Event):
    """The victors consolidate (L737)."""

    checkpoint = True
    moves: tuple[ChargeMove, ...]


class TeamConsolidated(Event):
    """A team of the victors moved (L737)."""

    checkpoint = True
    team: str
    route: Route | None
    distance: int
    stuck: bool
    dug_in: bool = False
    """Whether it occupies foxholes of a friend from the beginning of the assault."""


class AssaultEnded(Event):
    """An assault is over."""

    checkpoint = True
    why: AssaultEnding
