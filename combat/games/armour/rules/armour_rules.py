"""Rules of ARMOUR! for the engine: two seats on an open table."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.rules import OpenRules
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
from combat.games.armour.rules.morale.leadership import NameCommander, NameLeader
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.play import sequence
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.rules.works.place_works import PlaceWorks


class ArmourRules(OpenRules[State]):
    """The rules of ARMOUR! as the engine calls them."""

    id = "armour"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = tuple(WRITERS)
    decisions: tuple[type[Decision], ...] = (
        AimArtillery, Deploy, MoveUnits, ShootUnits, AllotHits, MistakenTarget, NameLeader, NameCommander,
        MoveByOrder, ActInAssault, Countercharge, DefensiveFire, TakeStrike, ChooseWeapon, CounterattackOrLeave,
        Consolidate, PlaceWorks, AntiAircraft, AttackWithFlight,
    )  # fmt: skip

    def new_state(self, book: Book) -> State:
        return new_state(book)

    def book(self, state: State) -> Book:
        return state.book

    def play(self, state: State) -> Steps[None]:
        return sequence.play(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        return sequence.concede(state, seat)

    def apply(self, state: State, event: Event) -> None:
        apply(state, event)

    def moment(self, state: State) -> Moment:
        return Moment(state.turn, over=state.phase == "over")


RULES = ArmourRules()
