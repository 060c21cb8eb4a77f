"""A steady player for either side: scripted judgement, no look-ahead, nothing but what his seat may know."""

from __future__ import annotations

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.games.command.players import commanding, deploying, firing, marching, picking, reacting, rerolling
from combat.games.command.players.outlook import Outlook
from combat.games.command.rules.answers import Pieces
from combat.games.command.rules.decisions import PickCard, PickHex, PickUnit, PickWeapon, PickWord, React, Reroll
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.advance import AdvanceOne
from combat.games.command.rules.orders.move import MoveOn, SetOff
from combat.games.command.rules.play.set_up import SetUp
from combat.games.command.rules.play.turns import DiscardCards, GiveOrder
from combat.games.command.rules.state import State


class SteadyPlayer:
    """Answers every question by what it promises, in victory points."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def answer(self, decision: Decision, state: State) -> Answer:
        """What he says; `state` is the view of the seat that is asked."""
        answer = self.judged(decision, state)
        if answer is not None and decision.refusal(state, answer) is None:
            return answer
        return next(decision.samples(state, SplitMix(self._seed)))

    def judged(self, decision: Decision, state: State) -> Answer | None:
        """What he thinks best; None where he sees nothing to choose by."""
        return _judged(decision, state)


def _judged(decision: Decision, state: State) -> Answer | None:
    match decision:
        case SetUp():
            return deploying.placing(decision, state)
        case GiveOrder():
            return commanding.best_order(decision, state)
        case DiscardCards():
            return commanding.discards(state, decision.seat)
        case Activate():
            return _activated(decision, state)
        case SetOff():
            return marching.set_off(Outlook(state, decision.seat))
        case MoveOn():
            return marching.move_on(Outlook(state, decision.seat))
        case AdvanceOne():
            return marching.advance_one(Outlook(state, decision.seat))
        case Shoot():
            return firing.best_shot(state, decision)
        case React():
            return reacting.reaction(decision, state)
        case Reroll():
            return rerolling.again(decision, state)
    return _picked(decision, state)


def _picked(decision: Decision, state: State) -> Answer | None:
    match decision:
        case PickUnit():
            return picking.pick_unit(decision, state)
        case PickWeapon():
            return picking.pick_weapon(decision, state)
        case PickHex():
            return picking.pick_hex(decision, state)
        case PickCard():
            return picking.pick_card(decision, state)
        case PickWord():
            return picking.pick_word(decision, state)
    return None


def _activated(decision: Activate, state: State) -> Answer | None:
    if decision.order in ("fire", "op-fire"):
        return firing.activated(state, decision.seat, decision.order)
    outlook = Outlook(state, decision.seat)
    best = marching.best_advance if decision.order == "advance" else marching.best_march
    units = best(outlook)[1]
    return Pieces(units) if units else None
