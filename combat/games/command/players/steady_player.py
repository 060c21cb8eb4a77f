"""The steady bot: rule-based, without look-ahead, using only its seat's view."""

from __future__ import annotations

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.games.command.players import commanding, deploying, firing, hand_cards, picking, reacting, rerolling
from combat.games.command.players.evaluation import Evaluation, outlook_of
from combat.games.command.players.moving import advancing, marching
from combat.games.command.players.moving.on_the_way import handed_in_an_advance, on_the_way
from combat.games.command.players.moving.trail import Trail
from combat.games.command.players.reasons import Reason, reasons
from combat.games.command.players.weights import Temper, character
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
    """Bot that answers every question by expected gain in victory points."""

    def __init__(self, seed: int = 0, temper: Temper | None = None) -> None:
        """Create the bot; `temper` are its weights, by default chosen by the seed and the nation that it commands."""
        self._seed, self._given = seed, temper
        self._tempers: dict[str, Temper] = {}
        self._trail = Trail()

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return the answer to a decision: the best one, or a random legal one if the bot has no preference.

        `state` is the view of the deciding seat.
        """
        answer = self.judged(decision, state)
        if answer is not None and decision.refusal(state, answer) is None:
            return answer
        return decision.sample(state, SplitMix(self._seed))

    def _temper(self, state: State, seat: Seat) -> Temper:
        if self._given is not None:
            return self._given
        nation = state.book.forces[seat].nation
        if nation not in self._tempers:
            self._tempers[nation] = character(self._seed, nation)
        return self._tempers[nation]

    def reasons(self, decision: Decision, state: State, answer: Answer) -> tuple[Reason, ...]:
        """Return the main reasons for an answer, most important first; empty if there was hardly a choice."""
        return reasons(decision, outlook_of(state, decision.seat, self._temper(state, decision.seat)), answer)

    def judged(self, decision: Decision, state: State) -> Answer | None:
        """Return the best answer by expected gain; None if the bot has no preference. The answer may be illegal."""
        outlook = outlook_of(state, decision.seat, self._temper(state, decision.seat))
        return _ordered(decision, outlook) or self._moved(decision, outlook) or _picked(decision, outlook)

    def _moved(self, decision: Decision, outlook: Evaluation) -> Answer | None:
        """Return the answer to a decision about a move, or None for others."""
        match decision:
            case SetOff():
                self._trail.clear()
                return on_the_way(outlook) or marching.set_off(outlook)
            case MoveOn():
                passed = self._trail.passed(outlook.state)
                return on_the_way(outlook) or marching.move_on(outlook, passed)
        return None


def _ordered(decision: Decision, outlook: Evaluation) -> Answer | None:
    """Return the answer to a decision about orders and reactions, or None for others."""
    match decision:
        case SetUp():
            return deploying.placing(decision, outlook, led=True)
        case GiveOrder():
            return commanding.best_order(decision, outlook)
        case DiscardCards():
            return hand_cards.discards(outlook)
        case Activate():
            return _activated(decision, outlook)
        case AdvanceOne():
            return _advancing(outlook)
        case Shoot():
            return firing.best_shot(outlook.state, decision)
        case React():
            return reacting.reaction(decision, outlook)
        case Reroll():
            return rerolling.again(decision, outlook.state)
    return None


def _picked(decision: Decision, outlook: Evaluation) -> Answer | None:
    """Return the answer to a decision that picks one of several items, or None for others."""
    match decision:
        case PickUnit():
            return picking.pick_unit(decision, outlook)
        case PickWeapon():
            return picking.pick_weapon(decision, outlook.state)
        case PickHex():
            return picking.pick_hex(decision, outlook)
        case PickCard():
            return picking.pick_card(decision, outlook.state)
        case PickWord():
            return picking.pick_word(decision, outlook)
    return None


def _advancing(outlook: Evaluation) -> Answer:
    order = outlook.state.order
    assert order is not None
    return handed_in_an_advance(outlook, order) or advancing.advance_one(outlook)


def _activated(decision: Activate, outlook: Evaluation) -> Answer | None:
    if decision.order in ("fire", "op-fire"):
        return firing.activated(outlook, decision.order)
    best = advancing.best_advance if decision.order == "advance" else marching.best_march
    units = best(outlook)[1]
    return Pieces(units) if units else None
