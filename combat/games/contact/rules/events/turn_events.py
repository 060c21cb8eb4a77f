"""Events of set-up, turns, orders and the end of a battle (section 2)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.state import Dummy, LaidField, OrderGiven, Phase, Unit


class UnitSetUp(Event):
    """A unit was set up: on the table, hidden, or to start under a marker."""

    checkpoint = True
    unit: Unit


class DummySetUp(Event):
    """A dummy was set up: hidden, or to start under a marker."""

    checkpoint = True
    dummy: Dummy


class FieldLaid(Event):
    """A strip of mines or wire was laid."""

    checkpoint = True
    laid: LaidField


class SetUpDone(Event):
    """A seat finished its set-up; its markers are placed, and its hidden units outside cover are dug in."""

    checkpoint = True
    seat: Seat
    then: Seat
    """The seat that sets up next; "" if the battle begins."""


class PhaseBegan(Event):
    """A phase began; Regroup also begins a turn."""

    checkpoint = True
    phase: Phase
    turn: int


class StepDone(Event):
    """A step of Regroup ended."""

    checkpoint = True
    step: int


class SubjectSettled(Event):
    """A step of Regroup was completed for a unit, a battery or a seat."""

    checkpoint = True
    seat: Seat
    subject: str


class SmokeLifted(Event):
    """Old smoke and lights were removed."""

    turn: int


class InitiativeRolled(Event):
    """Both seats rolled for the initiative; `winner` chooses which seat begins."""

    numbers: tuple[int, int]
    ledgers: tuple[Ledger, Ledger]
    winner: Seat


class TurnOrderChosen(Event):
    """The winner of the initiative chose which seat begins; both seats received their orders."""

    checkpoint = True
    first: Seat
    leads: Seat
    orders: tuple[tuple[Seat, int], ...]


class OrderBegan(Event):
    """A seat gave an order; the units of the order act next."""

    checkpoint = True
    order: OrderGiven


class OrderPassed(Event):
    """A seat passed."""

    checkpoint = True
    seat: Seat


class OrderDone(Event):
    """An order ended; the other seat is next."""

    checkpoint = True
    seat: Seat


class ObjectiveTaken(Event):
    """A seat took an objective."""

    name: str
    seat: Seat


class LeaderSucceeded(Event):
    """A unit took over from a lost leader (C26)."""

    unit: str
    lost: str


class ReserveEntered(Event):
    """A unit of the reserve entered the table."""

    unit: str
    at: Pose


class BattleEnded(Event):
    """The battle ended; `winner` is "" for a draw."""

    checkpoint = True
    winner: Seat
    why: str
