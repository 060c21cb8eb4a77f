"""The steady player: answers every question by expected gain in points, knowing only its seat's view."""

from __future__ import annotations

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
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


class SteadyPlayer:
    """Bot that weighs fire, ways, danger, assaults and command; deterministic for a seed."""

    def __init__(self, seed: int = 0) -> None:
        self._seed, self._weights = seed, weights_of(seed)

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return the answer to a decision; `state` is the view of the deciding seat."""
        return self.judge(decision, state).answer

    def judge(self, decision: Decision, state: State) -> Judged:
        """Return the answer to a decision with its reasons; a random sample if no better answer is known or legal."""
        found = self.considered(decision, state)
        return judged(decision.sample(state, SplitMix(self._seed))) if found is None else found

    def considered(self, decision: Decision, state: State) -> Judged | None:
        """Return the best legal answer with its reasons; None if the bot does not judge this kind of question."""
        outlook = Outlook(state, decision.seat, self._weights)
        found = self._own_turn(decision, outlook) or _in_reply(decision, outlook)
        return None if found is None or decision.refusal(state, found.answer) is not None else found

    def _own_turn(self, decision: Decision, outlook: Outlook) -> Judged | None:
        match decision:
            case Deploy():
                return next_set_up(outlook, self._seed)
            case NextOrder():
                return next_order(outlook)
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
