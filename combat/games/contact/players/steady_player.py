"""The steady bot: it answers every question by expected gain in points, and knows only its seat's view."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision
from combat.games.contact.players import answering
from combat.games.contact.players.order_choice import best_act, next_order
from combat.games.contact.players.outlook import Outlook
from combat.games.contact.players.setting_up import next_set_up
from combat.games.contact.players.shelling import adjusted, shifted
from combat.games.contact.players.weights import weights_of
from combat.games.contact.rules.close.assault import Casualty, Press
from combat.games.contact.rules.close.defending import Defend
from combat.games.contact.rules.command.acting import STAY, Action
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.rules.fire.shells import AllotHits
from combat.games.contact.rules.moves.moving import Discovered
from combat.games.contact.rules.moves.reacting import React
from combat.games.contact.rules.moves.retreating import RetreatBy
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.play.initiative import ChooseFirst
from combat.games.contact.rules.play.regroup import Call, Enter, Help
from combat.games.contact.rules.state import State
from combat.games.contact.rules.support.aircraft import AntiAirFire, PlaneTarget
from combat.games.contact.rules.support.artillery import Adjust, Shift
from combat.games.miniatures.players.judged import Judged, judged
from combat.games.miniatures.players.judging_player import JudgingPlayer


class SteadyPlayer(JudgingPlayer[State]):
    """Bot that weighs fire, moves, danger, assaults and command; deterministic for a seed."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._weights = weights_of(seed)

    def best(self, decision: Decision, state: State) -> Judged | None:
        """Return the best answer, which may be illegal, with its reasons; None for a question that the bot does not
        judge.
        """
        outlook = Outlook(state, decision.seat, self._weights)
        return self._own_turn(decision, outlook) or _in_reply(decision, outlook)

    def _own_turn(self, decision: Decision, outlook: Outlook) -> Judged | None:
        match decision:
            case Deploy():
                return next_set_up(outlook, self._seed)
            case NextOrder():
                return next_order(outlook, self._seed)
            case Action():
                return _act(decision, outlook)
            case Discovered():
                return answering.discovered(outlook, decision)
            case Adjust():
                return adjusted(outlook, decision)
            case Call() | Help() | Enter() | ChooseFirst() | RetreatBy() | PlaneTarget():
                return answering.in_regroup(outlook, decision)
        return None


def _act(decision: Action, outlook: Outlook) -> Judged:
    chosen = best_act(outlook, outlook.state.units[decision.subject])
    legal = decision.refusal(outlook.state, chosen.act) is None
    return judged(chosen.act, chosen.terms) if legal else judged(STAY)


def _in_reply(decision: Decision, outlook: Outlook) -> Judged | None:
    match decision:
        case React():
            return answering.reaction(outlook, decision)
        case AllotHits():
            return answering.allotment(outlook, decision)
        case Defend() | Press() | Casualty():
            return answering.in_assault(outlook, decision)
        case Shift():
            return shifted(outlook, decision)
        case AntiAirFire():
            return answering.anti_air(outlook, decision)
    return None
