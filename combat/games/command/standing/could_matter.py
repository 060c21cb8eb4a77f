"""Tests whether a card could change anything in a window, and the cards that a side could hold there (14.0)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.actions.boosts import INITIATIVE, RULES, boosts, may_hand_initiative
from combat.games.command.rules.actions.hidden_works import FOXHOLES, PILLBOX, concealed, defences
from combat.games.command.rules.actions.on_the_move import on_the_move
from combat.games.command.rules.actions.passing import hiding_places
from combat.games.command.rules.decisions import React
from combat.games.command.rules.fate_cards import ActionKind, owner
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.ground.entering import may_have_work
from combat.games.command.rules.odds.shot_odds import ShotOdds, of_attack, of_defence, with_action
from combat.games.command.rules.orders.op_fire import on_entering
from combat.games.command.rules.state import Attack, State
from combat.games.command.standing.best_shot import best_of, to_answer

LEAST = 0.005
"""Least change of a probability for which a player is asked about a card."""
LEAST_SHOT = 0.05
"""Least probability of harming an enemy for which a player is asked about Op Fire."""
TAKES: dict[str, tuple[ActionKind, ...]] = {
    "fire-roll": tuple(RULES),
    "defence": ("concealment", "hidden-entrenchments", "hidden-pillbox"),
    "entered": ("fire", "hidden-mines", "hidden-wire"),
    "moved": ("assault-fire", "smoke-grenades"),
    "discarded": ("demolitions", "hidden-unit"),
    "breaking": ("light-wounds",),
    "melee": ("ambush",),
    "melee-won": ("no-quarter",),
    "time": ("dig-in",),
}
"""Actions possible in a window, by what opens it (14.0)."""


# -- possible actions
# ---------------------------------------------------------------------------------------------------


def could_hold(state: State, decision: React) -> Iterable[str]:
    """Return the actions that a side could play in a window with any hand, by public information only."""
    if len(TAKES.get(decision.opens, ())) == 1:
        return TAKES[decision.opens]
    open_ = state.copy()
    open_.hands[decision.seat] = tuple(card for card in state.book.cards if owner(card) == decision.seat)
    return dict.fromkeys(_uses(open_, decision))


def _uses(state: State, decision: React) -> list[str]:
    seat, attack, order = decision.seat, state.attack, state.order
    match decision.opens:
        case "fire-roll" if attack is not None:
            handing = [INITIATIVE] if may_hand_initiative(state, attack) else []
            return [*(use.use for use in boosts(state, attack)), *handing]
        case "defence" if attack is not None:
            return [use.use for use in defences(state, attack, seat, decision.hex)]
        case "entered" if order is not None:
            return [use.use for use in on_entering(state, order, seat, decision.hex) or ()]
        case "moved" if order is not None:
            return [use.use for use in on_the_move(state, order)]
        case "discarded":
            hides = state.book.forces[seat].posture == "defend" and hiding_places(state, seat)
            sites = any(state.units_in(hex_, seat) for hex_ in state.works)
            return [*(["demolitions"] if sites else []), *(["hidden-unit"] if hides else [])]
    return []


# -- effect of an action
# ------------------------------------------------------------------------------------------------


def matters(state: State, decision: React, action: str) -> bool:
    """Return whether an action could change the result that a window precedes; True if that is not known."""
    attack = state.attack
    if decision.opens == "fire-roll" and attack is not None:
        return _boost_matters(state, attack, action)
    if decision.opens == "defence" and attack is not None:
        return _defence_matters(state, attack, decision, action)
    if decision.opens == "entered" and action == "fire":
        return worth_firing(state, decision.seat, to_answer(state, decision.seat)[1])
    if action == "dig-in":
        return any(_digs_deeper(state, decision.seat, unit.hex) for unit in state.on_map(decision.seat))
    return True


def shot_matters(state: State, decision: React) -> bool:
    """Return whether units already activated for Op Fire could harm the moving group (9.6b)."""
    return worth_firing(state, decision.seat, best_of(state, decision.seat, "op-fire"))


def worth_firing(state: State, side: Seat, odds: ShotOdds | None) -> bool:
    """Return whether a shot is likely enough to harm an enemy; False for None."""
    targets = odds.targets if odds is not None else ()
    return any(found.harmed >= LEAST_SHOT for found in targets if state.units[found.unit].side != side)


def _boost_matters(state: State, attack: Attack, action: str) -> bool:
    """Return whether an action could change an attack; always if it is too weak without one (11.4)."""
    before, after = of_attack(state, attack), with_action(state, attack, action)
    if action == "spray-fire" or before.fp < 1:
        return True
    return any(abs(one.harmed - two.harmed) > LEAST for one, two in zip(before.targets, after.targets, strict=True))


def _defence_matters(state: State, attack: Attack, decision: React, action: str) -> bool:
    """Return whether Concealment or a hidden work could change a defence."""
    unit = state.units[decision.subject]
    if action == "concealment":
        changed, changed_state = concealed(state, attack, unit.side), state
    else:
        changed, changed_state = attack, state.copy()
        changed_state.works[unit.hex] = FOXHOLES if action == "hidden-entrenchments" else PILLBOX
    before, after = of_defence(state, attack, unit), of_defence(changed_state, changed, unit)
    return after.unharmed - before.unharmed > LEAST or before.eliminated - after.eliminated > LEAST


def _digs_deeper(state: State, side: Seat, hex_: Hex) -> bool:
    if not may_have_work(state, hex_):
        return False
    dug = state.copy()
    dug.works[hex_] = FOXHOLES
    return total(cover(dug, hex_, side)) > total(cover(state, hex_, side))
