"""A player that sets up all men, orders Aimed Fire for all, and answers other questions with the default."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Choice, Decision
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.decisions import PASS, ChooseRate, ChooseTarget, ChooseWeapon, PlayDiscard
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.state import State

ORDER = "aimed-fire"


class LazyPlayer:
    """A player that sets up like the cautious player and never moves; men who cannot fire get no order."""

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return Aimed Fire as every order, else the best target, weapon or card, or the default answer."""
        match decision:
            case SetUp():
                return CautiousPlayer().answer(decision, state)
            case GiveOrders():
                able = [
                    man for man in give_orders.without_orders(state) if ORDER in give_orders.legal_orders(state, man)
                ]
                return f"{able[0]} {ORDER}" if able else GiveOrders.COMMIT
            case ChooseTarget():
                return self._easiest(decision, state)
            case ChooseWeapon():
                return fire.best_weapon(state, state.men[decision.subject], state.men[decision.target])[0].id
            case ChooseRate():
                return max(decision.answers)
            case PlayDiscard():
                return decision.answers[0] if len(decision.answers) == 1 else PASS
        passing = decision.passes_with
        if passing is None and isinstance(decision, Choice):
            return decision.answers[0]
        return passing if passing is not None else next(decision.options(state))

    def _easiest(self, decision: ChooseTarget, state: State) -> Answer:
        """Return the man whom he hits best, as the form aims before the player says anything; in a melee the first."""
        man = state.men[decision.subject]
        aims = [str(answer) for answer in decision.answers if answer in state.men]
        shots = [foe for foe in aims if fire.can_hit(state, man, state.men[foe])]
        if not shots:
            return aims[0] if aims else ChooseTarget.HOLD
        return max(shots, key=lambda foe: fire.best_weapon(state, man, state.men[foe])[1])
