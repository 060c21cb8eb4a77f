"""Events of turns, phases and the end of the battle (L523)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.state import Phase


class DeploymentBegan(Event):
    """A seat began to deploy (A35)."""

    checkpoint = True
    seat: Seat


class TeamDeployed(Event):
    """A team was deployed before the first turn."""

    team: str
    pose: Pose


class SpearheadBegan(Event):
    """A seat moves its spearheads before the first turn (L767, A35)."""

    checkpoint = True
    seat: Seat


class SpearheadMoved(Event):
    """A seat has moved its spearheads, and deploys the units that it kept back (A52)."""

    checkpoint = True
    seat: Seat


class TurnBegan(Event):
    """A seat began its turn; records of its teams' actions in its last turn are reset."""

    checkpoint = True
    turn: int
    seat: Seat


class StepDone(Event):
    """A step of the starting phase is over; `skipped` says that it had nothing to do (L525)."""

    checkpoint = True
    step: str
    skipped: bool


class SmokeLifted(Event):
    """The smoke that a seat fired in its last turn is gone (L549)."""

    seat: Seat


class PhaseBegan(Event):
    """A phase of the active seat began."""

    checkpoint = True
    phase: Phase
    seat: Seat


class BattleEnded(Event):
    """The battle is over; `why` is a message id."""

    checkpoint = True
    winner: Seat
    why: str
