"""The steady bot: answers every question by expected gain in points, from its seat's view alone."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.decision import Decision
from combat.games.armour.players.arriving import unseen_forces
from combat.games.armour.players.arriving.scouting import next_spearhead_move
from combat.games.armour.players.assaulting import in_assault
from combat.games.armour.players.assaulting.charges import best_charge
from combat.games.armour.players.defending import hits, leaders
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.moving.marching import next_move
from combat.games.armour.players.setting_up.preparing import next_aiming_point, next_work
from combat.games.armour.players.setting_up.siting import next_deployment
from combat.games.armour.players.shooting.flying import anti_aircraft, attack, next_attack, next_flight
from combat.games.armour.players.shooting.shooting import next_fire
from combat.games.armour.players.weights import weights_of
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.assault_hits import ChooseWeapon, TakeStrike
from combat.games.armour.rules.assault.consolidation import Consolidate
from combat.games.armour.rules.assault.counterattack import CounterattackOrLeave
from combat.games.armour.rules.assault.countercharge import Countercharge
from combat.games.armour.rules.assault.defensive_fire import DefensiveFire
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.reserves import EnterReserve
from combat.games.armour.rules.morale.leadership import NameCommander, NameLeader
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.spearhead import MoveSpearhead
from combat.games.armour.rules.play.withdrawal import WithdrawUnit
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.place_works import PlaceWorks
from combat.games.miniatures.players.judged import Judged, judged
from combat.games.miniatures.players.judging_player import JudgingPlayer


class SteadyPlayer(JudgingPlayer[State]):
    """Bot that weighs goals, fire, danger, command and assaults; deterministic for a seed."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._weights = weights_of(seed)

    def best(self, decision: Decision, state: State) -> Judged | None:
        """Return the best answer, which may be illegal, with its reasons; None for a question that is not judged."""
        outlook = Outlook(state, decision.seat, self._weights, self._seed)
        return next((each for group in _GROUPS if (each := group(decision, outlook)) is not None), None)


def _before_the_battle(decision: Decision, outlook: Outlook) -> Judged | None:
    match decision:
        case Deploy():
            return next_deployment(outlook)
        case PlaceWorks():
            return next_work(outlook)
        case AimArtillery():
            return next_aiming_point(outlook)
        case HideUnits():
            return unseen_forces.hidden(outlook)
        case MoveSpearhead():
            return next_spearhead_move(outlook)
    return None


def _arriving(decision: Decision, outlook: Outlook) -> Judged | None:
    match decision:
        case RevealAmbush():
            return unseen_forces.revealed(outlook)
        case EnterReserve():
            return unseen_forces.entered(outlook)
        case WithdrawUnit():
            return unseen_forces.withdrawn(outlook, decision)
    return None


def _of_a_phase(decision: Decision, outlook: Outlook) -> Judged | None:
    match decision:
        case MoveUnits():
            return next_flight(outlook) or next_move(outlook)
        case DefensiveFire():
            return in_assault.defensive_fire(outlook)
        case AntiAircraft():
            return anti_aircraft(outlook)
        case AttackWithFlight():
            return attack(outlook, decision.subject)
        case ShootUnits():
            return next_attack(outlook) or next_fire(outlook)
        case MoveByOrder():
            return judged(DONE)
        case ActInAssault():
            return best_charge(outlook) or judged(DONE)
    return None


def _of_hits(decision: Decision, outlook: Outlook) -> Judged | None:
    match decision:
        case AllotHits():
            return hits.allotment(outlook)
        case MistakenTarget():
            return hits.exchange(outlook, decision)
        case TakeStrike():
            return in_assault.take_strike(outlook, decision)
        case ChooseWeapon():
            return in_assault.weapon(outlook, decision)
        case CounterattackOrLeave():
            return in_assault.counterattack(outlook, decision)
        case Countercharge():
            return in_assault.countercharge(outlook, decision)
        case Consolidate():
            return in_assault.consolidate(outlook, decision)
        case NameLeader() | NameCommander():
            return leaders.successor(outlook, decision)
    return None


_GROUPS: tuple[Callable[[Decision, Outlook], Judged | None], ...] = (
    _before_the_battle,
    _arriving,
    _of_a_phase,
    _of_hits,
)
