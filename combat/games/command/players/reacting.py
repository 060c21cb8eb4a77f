"""Reactions in the opponent's turn, and before and after rolls (3.7, 9.6, 14.0)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.ledger import total
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.firing import best_group
from combat.games.command.players.hand_cards import dearness
from combat.games.command.players.measures.two_dice import below, exactly
from combat.games.command.players.measures.worths import breaking_worth, objective_worth, worth
from combat.games.command.players.shots import Gunnery, harm
from combat.games.command.players.weights import values
from combat.games.command.rules.actions.boosts import is_moving
from combat.games.command.rules.actions.hidden_works import concealing
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.decisions import React
from combat.games.command.rules.fighting.attacks import current_strength
from combat.games.command.rules.fighting.shooting import ready, targets
from combat.games.command.rules.ground.entering import may_have_work
from combat.games.command.rules.orders.op_fire import SHOOT
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.state import State


def reaction(decision: React, outlook: Evaluation) -> Answer:
    """Return the card to use in a reaction window, PASS for none, or the answer to an entered hex."""
    uses = [CardUse.read(str(answer)) for answer in decision.answers if " " in str(answer)]
    match decision.opens:
        case "fire-roll":
            return _boost(outlook, uses)
        case "defence":
            return _hide(decision, outlook, uses)
        case "breaking":
            return _wounds(decision, outlook.state, uses)
        case "entered":
            return _entered(decision, outlook, uses)
        case "time":
            return uses[0] if uses and _digs(outlook) else PASS
        case "melee" | "melee-won":
            return min(uses, key=lambda use: (dearness(outlook.state, use), use.card), default=PASS)
        case "discarded":
            return next((use for use in uses if use.use == "hidden-unit"), PASS)
    return PASS


def _digs(outlook: Evaluation) -> bool:
    """Return whether a unit would gain cover by foxholes."""
    return any(
        outlook.cover(unit.hex) < values().foxholes and may_have_work(outlook.state, unit.hex) for unit in outlook.mine
    )


def _boost(outlook: Evaluation, uses: list[CardUse]) -> Answer:
    """Return an action for 2 more FP if its gain suffices; otherwise Spray Fire if possible."""
    state = outlook.state
    adding = [use for use in uses if use.use != "spray-fire"]
    if adding:
        use = min(adding, key=lambda each: (dearness(state, each), each.card))
        if boost_promise(state) >= outlook.temper.boost * dearness(state, use):
            return use
    sprays = [use for use in uses if use.use == "spray-fire"]
    return sprays[0] if sprays else PASS


def boost_promise(state: State) -> float:
    """Return the expected gain, in victory points, of adding FP to the declared attack by a card before its roll.

    Without the card, an attack of 0 FP or less counts as having no effect.
    """
    attack = state.attack
    assert attack is not None
    fp, more = total(current_strength(state, attack)), state.book.figures.boost
    now = sum(harm(state, attack, fp, hex_) for hex_ in attack.hexes) if fp > 0 else 0.0
    return sum(harm(state, attack, fp + more, hex_) for hex_ in attack.hexes) - now


def _hide(decision: React, outlook: Evaluation, uses: list[CardUse]) -> Answer:
    """Return Concealment or hidden works if they save enough, or "pass"."""
    state = outlook.state
    if not uses:
        return PASS
    use = min(uses, key=lambda each: (dearness(state, each), each.card))
    return use if shelter_promise(decision, state) >= outlook.temper.saved * dearness(state, use) else PASS


def shelter_promise(decision: React, state: State) -> float:
    """Return the expected loss, in victory points, that Concealment prevents in the current attack.

    The loss of the unit that rolls next is multiplied by the number of its side's units that have still to roll, itself
    included.
    """
    attack = state.attack
    assert attack is not None
    unit = state.units[decision.subject]
    lead = attack.total_in(unit.hex) - total(morale(state, unit, attack))
    shelter = max([1, *concealing(state, attack, unit.side).values()])
    waiting = 1 + sum(state.units[id_].side == unit.side for id_ in attack.waiting if id_ != unit.id)
    moving = is_moving(state, unit.id)
    saved = _broken_by(lead, moving) - _broken_by(lead - shelter, moving)
    return saved * breaking_worth(state, unit) * waiting


def _broken_by(total_: int, moving: bool) -> float:
    """Return the probability that a defence roll fails; `total_` already includes the attack roll."""
    return below(total_) + (exactly(total_) if moving else 0.0)


def _wounds(decision: React, state: State, uses: list[CardUse]) -> Answer:
    """Return Light Wounds for a squad that would be eliminated or is valuable enough, or "pass"."""
    if not uses:
        return PASS
    squad = state.units[decision.subject]
    lost = breaking_worth(state, squad)
    return uses[0] if squad.broken or lost > 1.3 + worth(state, squad) * 0.1 else PASS


def _entered(decision: React, outlook: Evaluation, uses: list[CardUse]) -> Answer:
    """Return Op Fire at the moving group if its gain suffices, or hidden mines or wire in its way, or "pass"."""
    state, side = outlook.state, decision.seat
    if SHOOT in decision.answers:
        gunnery = Gunnery(state, side, "op-fire", targets(state, side, "op-fire"))
        value, _ = gunnery.best(ready(state, "op-fire"))
        if value >= values().free_shot:
            return SHOOT
    fires = [use for use in uses if use.use == "fire"]
    if fires and best_group(outlook, "op-fire").gain >= outlook.temper.op_fire:
        return min(fires, key=lambda use: (_spare(state, use), use.card))
    hidden = [use for use in uses if use.use.startswith("hidden")]
    return hidden[0] if hidden and _near_objective(state, decision) else PASS


def _spare(state: State, use: CardUse) -> float:
    return 1.0 if state.card(use.card).action in ("light-wounds", "concealment", "marksmanship") else 0.0


def _near_objective(state: State, decision: React) -> bool:
    """Return whether the entered hex is at or next to a valuable objective."""
    board = state.book.map.board
    near = set(board.within(decision.hex, 1))
    return any(
        near & set(objective.hexes) and objective_worth(state, decision.seat, objective.number) > 1
        for objective in state.book.map.objectives
    )
