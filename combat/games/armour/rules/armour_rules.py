"""Rules of ARMOUR! for the engine: two seats on an open table, each with units that the other does not see."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.apply import WRITERS, apply
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.assault_hits import ChooseWeapon, TakeStrike
from combat.games.armour.rules.assault.consolidation import Consolidate
from combat.games.armour.rules.assault.counterattack import CounterattackOrLeave
from combat.games.armour.rules.assault.countercharge import Countercharge
from combat.games.armour.rules.assault.defensive_fire import DefensiveFire
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.hidden import dealing, view
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.reserves import EnterReserve
from combat.games.armour.rules.morale.leadership import NameCommander, NameLeader
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.play import sequence
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.play.spearhead import MoveSpearhead
from combat.games.armour.rules.play.withdrawal import WithdrawUnit
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.rules.works.place_works import PlaceWorks


class ArmourRules:
    """The rules of ARMOUR! as the engine calls them."""

    id = "armour"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = tuple(WRITERS)
    decisions: tuple[type[Decision], ...] = (
        AimArtillery, Deploy, MoveUnits, ShootUnits, AllotHits, MistakenTarget, NameLeader, NameCommander,
        MoveByOrder, ActInAssault, Countercharge, DefensiveFire, TakeStrike, ChooseWeapon, CounterattackOrLeave,
        Consolidate, PlaceWorks, MoveSpearhead,
        AntiAircraft, AttackWithFlight, HideUnits, RevealAmbush, EnterReserve, WithdrawUnit,
    )  # fmt: skip

    def new_state(self, book: Book) -> State:
        """Return the state of a new battle, before its first event."""
        return new_state(book)

    def book(self, state: State) -> Book:
        """Return the book of a state. In a seat's view it contains only what the seat may know."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the battle from a state to its end, yielding decisions and events.

        A saved battle resumes at any checkpoint by calling it again.
        """
        return sequence.play(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """End the battle because a seat concedes, yielding the events."""
        return sequence.concede(state, seat)

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state, or a seen event to a seat's view, in place."""
        apply(state, event)

    def moment(self, state: State) -> Moment:
        """Return the progress of a battle as a `Moment`: its turn, and whether it is over."""
        return Moment(state.turn, over=state.phase == "over")

    # -- what a seat may know --------------------------------------------------------------------------------------

    def visible(self, state: State, seat: Seat) -> State:
        """Return a copy of the state as a seat sees it, book included; unseen units are left out."""
        return view.visible(state, seat)

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events that a seat sees in place of an event that is about to be applied to the true state."""
        return view.seen(state, event, seat)

    def decision_for_seat(self, state: State, decision: Decision, seat: Seat) -> Decision:
        """Return the decision unchanged, since it is only about units that the seat sees."""
        return decision

    def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
        """Return the answer unchanged, since ids are the same for every seat."""
        return answer

    def hides(self, state: State, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer, about to be given, is hidden from the other seat."""
        return view.hides(decision, answer)

    def sample(self, view_: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
        """Return a random full state consistent with a seat's view of a checkpoint and with the events seen since."""
        return dealing.sample(view_, since, seat, numbers)


RULES = ArmourRules()
