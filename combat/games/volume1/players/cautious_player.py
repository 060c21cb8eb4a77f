"""Cautious bot: moves through cover to the objectives, fires when it pays, and ducks back under fire.

Scenarios are balanced against it, so it is deterministic. It uses only what a player knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.handlers import Handlers
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players import (
    bringing_home,
    care_evaluation,
    evaluation,
    flare_evaluation,
    grenade_evaluation,
    gun_crewing,
    order_evaluation,
    strike_evaluation,
)
from combat.games.volume1.players.weights import CAUTIOUS, Weights
from combat.games.volume1.rules.answers import Placement
from combat.games.volume1.rules.book import FriendlyCard
from combat.games.volume1.rules.decisions import (
    PASS,
    CallStrike,
    ChooseBandage,
    ChooseHex,
    ChooseMove,
    ChooseRate,
    ChooseTarget,
    ChooseWeapon,
    ChooseWhom,
    ChooseWound,
    DiscardDown,
    DuckBack,
    EndBattle,
    PlayCard,
    PlayDiscard,
)
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.fighting import chances, fire
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import set_up, victory
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

CROWD = 0.4
SEVERITY = {"close-call": 0, "light": 1, "bad": 2, "kia": 3}


class Weighed(NamedTuple):
    """The state in which a decision is evaluated, and a function that returns the weights for a man."""

    state: State
    temper_of: Callable[[Man], Weights]


class CautiousPlayer:
    """Bot that compares benefit and risk of each answer, by the weights of its temper."""

    def __init__(self, temper: Weights = CAUTIOUS) -> None:
        self._temper = temper

    def temper_of(self, man: Man) -> Weights:
        """Return the weights for decisions about a man."""
        return self._temper

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return a legal answer to a decision."""
        weighs = _WEIGHS.get(decision.__class__)
        if weighs is not None:
            return weighs(Weighed(state, self.temper_of), decision)
        passing = decision.passes_with
        return passing if passing is not None else next(decision.options(state))


# -- before the action phase ------------------------------------------------------------------------------------------


def _place(state: State) -> Answer:
    """Return the next placement: a free hex in cover near the objectives, or for an ambush; READY if none is left."""
    men = set_up.unplaced(state)
    if not men:
        return SetUp.READY
    posted = gun_crewing.posting(state) if state.guns else None
    if posted is not None:
        return posted
    return Placement(men[0], posts(state)[0])


def posts(state: State) -> list[Hex]:
    """Return the hexes of the set-up area, the best for the next man first."""
    taken = {man.hex for man in state.on_board("friendly")}
    objectives = state.book.scenario.objectives
    goal = frozenset(hex_ for objective in objectives for hex_ in objective.hexes)

    def cost(hex_: Hex) -> tuple[bool, float, Hex]:
        far = evaluation.steps_to(goal, hex_) if goal else evaluation.post(state, hex_)
        return hex_ in taken, far - 2 * visibility.in_cover(state, hex_), hex_

    return sorted(state.book.scenario.deployment, key=cost)


def _card(decision: PlayCard | DiscardDown, state: State) -> Answer:
    """Return the card with the best effect and initiative to play, or the worst to discard; discard cards are saved."""

    def worth(answer: Answer) -> float:
        card = state.book.friendly_cards[int(answer)]
        soon = -sum(card.initiative or (99, 99, 99)) / 300
        return soon + (_kindness(card) if card.kind == "order" else -1.5)

    return (max if isinstance(decision, PlayCard) else min)(decision.answers, key=worth)


def _kindness(card: FriendlyCard) -> float:
    """Return how far an order card's effects favour the player."""
    worth = {
        "event": -0.5, "restrict": -1, "ammo": -1, "alert": -1, "expose": -1, "reinforce": -1.5, "reveal": 0.5,
        "artillery": 0.4,
    }  # fmt: skip
    total = 0.0
    for effect in card.effects:
        sign = {"friendly": 1, "enemy": -1, "both": 0}[effect.side]
        if effect.kind in ("weapon-skill", "troop-quality", "spotting", "morale", "morale-all"):
            total += sign * effect.amount
        else:
            total += worth.get(effect.kind, 0.0)
    return total


def _discard(decision: PlayDiscard, state: State) -> Answer:
    """Return a card for a roll that failed or is likely to fail, or for a wound; PASS for a likely success."""
    likely = decision.result is None and decision.need >= 6
    return PASS if likely else decision.answers[0]


# -- action -----------------------------------------------------------------------------------------------------------


def _move(decision: ChooseMove, state: State, temper: Weights) -> Answer:
    man = state.men[decision.subject]
    aimed = grenade_evaluation.move(decision, state)
    if aimed is not None:
        return aimed
    if movement.LEAVE in decision.answers and bringing_home.leaves(state, man):
        return movement.LEAVE
    goal = order_evaluation.goal_of(state, man)
    order = visibility.order_id(man)
    aimless = order == "carry" and not bringing_home.is_bringing(state, man)
    threats = evaluation.threats(state)
    others = [one for one in state.men.values() if not one.fate and one.id != man.id]
    friends = Counter([one.hex for one in others if one.side == "friendly"])
    enemies = {one.hex for one in others if one.side == "enemy"}

    def cost(hex_: Hex) -> tuple[float, Hex]:
        danger = temper.loss * threats.on(state, man, hex_, order) - 0.5 * visibility.in_cover(state, hex_)
        ahead = 0 if aimless else evaluation.steps_to(goal, hex_)
        return ahead + danger + CROWD * friends[hex_] + 4 * (hex_ in enemies), hex_

    hexes = decision.hexes
    if not hexes:
        return decision.answers[0]
    best = min(map(cost, hexes))
    if ChooseMove.STAY in decision.answers or ChooseMove.DUCK_BACK in decision.answers:
        rests = cost(man.place) <= best
        if ChooseMove.STAY in decision.answers and rests:
            return ChooseMove.STAY
        if ChooseMove.DUCK_BACK in decision.answers and visibility.in_cover(state, man.place) and rests:
            return ChooseMove.DUCK_BACK
    return best[1]


def _target(decision: ChooseTarget, state: State) -> Answer:
    """Return the enemy with most expected hits, in a melee the weakest; a hidden man waits for a better shot."""
    man = state.men[decision.subject]
    aims = [str(answer) for answer in decision.answers if answer in state.men]
    if ChooseTarget.FLARE in decision.answers and flare_evaluation.pays(state, man):
        return ChooseTarget.FLARE
    if not aims:
        return ChooseTarget.HOLD

    def promise(target: str) -> float:
        foe = state.men[target]
        if foe.hex == man.hex:
            return 10.0 - total(troop_quality.quality(state, foe)) if foe.seen else 5.0
        fit = fire.can_hit(state, man, foe)
        return max(chances.odds(state, man, foe, weapon, max(weapon.rates)).expected for weapon in fit)

    promised = {aim: promise(aim) for aim in aims}
    best = max(aims, key=promised.__getitem__)
    least = 0.1 if man.seen else 0.25
    return ChooseTarget.HOLD if ChooseTarget.HOLD in decision.answers and promised[best] < least else best


def _burst(decision: ChooseWeapon | ChooseRate, state: State) -> Answer:
    """Return the weapon or rate with most expected hits, less a cost for ammunition."""
    if len(decision.answers) == 1:
        return decision.answers[0]
    man, target = state.men[decision.subject], state.men[decision.target]

    def promise(answer: Answer) -> float:
        name = decision.weapon if isinstance(decision, ChooseRate) else str(answer)
        weapon = state.book.weapons[name]
        shots = int(answer) if isinstance(decision, ChooseRate) else max(weapon.rates)
        odds = chances.odds(state, man, target, weapon, shots)
        return odds.expected - 0.3 * odds.low_ammo

    return max(decision.answers, key=promise)


def _duck(decision: DuckBack, state: State, temper: Weights) -> Answer:
    """Return Duck Back at the goal, or in cover under more fire than the rest of the turn is worth; else PASS."""
    man = state.men[decision.subject]
    assert man.hex is not None
    order, moves_left = visibility.order_id(man), 4 - state.clock.impulse
    if order not in order_evaluation.REACH:
        return PASS
    if man.hex in order_evaluation.goal_of(state, man) and not bringing_home.leaves(state, man):
        return DuckBack.DUCK_BACK
    if not visibility.in_cover(state, man.hex):
        return PASS
    threats = evaluation.threats(state)
    saved = threats.on(state, man, man.hex, order) - threats.on(state, man, man.hex, "duck-back")
    return DuckBack.DUCK_BACK if temper.loss * saved * max(1, moves_left) > 1.5 else PASS


def _wound(decision: ChooseWound, state: State) -> Answer:
    """Return the card with the lightest wound."""
    return min(decision.answers, key=lambda number: SEVERITY[state.book.friendly_cards[int(number)].wound])


def _end(state: State) -> Answer:
    return EndBattle.END if victory.verdict(state, victory.points(state)).won else EndBattle.FIGHT_ON


def _hex(decision: ChooseHex, state: State) -> Answer:
    if decision.why == "flare":
        return flare_evaluation.best_hex(state, decision.hexes)
    return grenade_evaluation.aim(decision, state)


_WEIGHS: Handlers[Decision, Weighed, Answer] = Handlers()
"""Handlers of decisions; any other decision is passed, or gets its first answer."""
_weighs = _WEIGHS.register
_weighs(SetUp)(lambda at, decision: _place(at.state))
_weighs(PlayCard)(lambda at, decision: _card(decision, at.state))
_weighs(DiscardDown)(lambda at, decision: _card(decision, at.state))
_weighs(PlayDiscard)(lambda at, decision: _discard(decision, at.state))
_weighs(GiveOrders)(lambda at, decision: order_evaluation.answer(at.state, at.temper_of))
_weighs(ChooseMove)(lambda at, decision: _move(decision, at.state, at.temper_of(at.state.men[decision.subject])))
_weighs(ChooseTarget)(lambda at, decision: _target(decision, at.state))
_weighs(ChooseWeapon)(lambda at, decision: _burst(decision, at.state))
_weighs(ChooseRate)(lambda at, decision: _burst(decision, at.state))
_weighs(DuckBack)(lambda at, decision: _duck(decision, at.state, at.temper_of(at.state.men[decision.subject])))
_weighs(ChooseWound)(lambda at, decision: _wound(decision, at.state))
_weighs(ChooseWhom)(lambda at, decision: care_evaluation.whom(decision, at.state))
_weighs(ChooseBandage)(lambda at, decision: care_evaluation.bandage(decision))
_weighs(EndBattle)(lambda at, decision: _end(at.state))
_weighs(CallStrike)(lambda at, decision: strike_evaluation.answer(decision, at.state))
_weighs(ChooseHex)(lambda at, decision: _hex(decision, at.state))
