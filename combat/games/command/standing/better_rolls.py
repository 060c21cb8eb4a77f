"""Test whether a new roll could be better for the holder of the initiative card than the current one (3.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.actions.boosts import is_moving
from combat.games.command.rules.decisions import Reroll
from combat.games.command.rules.fate.random_hexes import in_or_beside
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.fighting.attacks import burst, current_strength, outcome
from combat.games.command.rules.odds.melee_odds import of_melee
from combat.games.command.rules.odds.next_cards import next_cards
from combat.games.command.rules.odds.roll_outcomes import of_roll
from combat.games.command.rules.odds.shot_odds import Becomes, harm, of_defence
from combat.games.command.rules.pieces.harm import heirs
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side

LEAST = 0.1
"""Least improvement by a new roll for which the player is asked."""
WEIGHTS = {"eliminated": 1.5, "breaks": 1.0, "suppressed": 0.4, "": 0.0}
"""Weight of each harm to a unit relative to breaking it."""
Good = Callable[[FateCard], float]
"""Score of a card for the side that rolled it."""


def reroll_matters(state: State, decision: Reroll) -> bool:
    """Return whether a new roll is better on average for the holder of the initiative card.

    True if it cannot be computed, or if the card's trigger would hurt the holder.
    """
    card, own = state.card(decision.card), decision.roller == decision.seat
    if _triggers_ill(state, decision, card):
        return True
    judge = _JUDGES.get(decision.why)
    cards = next_cards(state, decision.roller)
    if decision.why == "sudden-death":
        comes = of_roll(state, decision.why, decision.subject)
        return comes is None or any(comes(one.sum) != comes(card.sum) for one in cards)
    if judge is None or not cards:
        return True
    good = judge(state, decision)
    if good is None:
        return True
    hoped, now = sum(map(good, cards)) / len(cards), good(card)
    return (hoped - now if own else now - hoped) > LEAST


def _triggers_ill(state: State, decision: Reroll, card: FateCard) -> bool:
    """Return whether the roll has a trigger that matters: Time, a jam of the holder's weapons, or an enemy sniper."""
    if card.trigger == "time":
        return not state.trigger
    own = decision.roller == decision.seat
    if card.trigger == "jammed":
        pieces = state.attack.pieces if state.attack is not None and decision.why == "attack" else ()
        return own and any(piece in state.weapons for piece in pieces)
    return card.trigger == "sniper" and not own and not state.trigger and _sniper_reaches(state, decision) > LEAST


def _sniper_reaches(state: State, decision: Reroll) -> float:
    """Return the probability that a sniper of the roller reaches one of the units of the holder of the card (2.5c)."""
    cards = next_cards(state, decision.roller)
    return sum(bool(in_or_beside(state, card.hex, decision.seat)) for card in cards) / max(1, len(cards))


# -- score of a card
# ----------------------------------------------------------------------------------------------------


def _attack(state: State, decision: Reroll) -> Good:
    attack = state.attack
    assert attack is not None
    fp = total(current_strength(state, attack))
    there = [unit for hex_ in attack.hexes for unit in state.units_in(hex_)]
    struck = [state.units[id_] for id_ in attack.only if state.units[id_].on_map] if attack.only else there

    def good(card: FateCard) -> float:
        worth = 0.0
        for unit in struck:
            rolled = replace(attack, total=fp + card.sum + burst(state, attack, unit.hex), lowered=())
            sign = 1 if unit.side != attack.side else -1
            worth += sign * _worth(of_defence(state, rolled, unit))
        return worth

    return good


def _worth(found: Becomes) -> float:
    shares = {"eliminated": found.eliminated, "breaks": found.breaks, "suppressed": found.suppressed}
    return sum(WEIGHTS[what] * share for what, share in shares.items())


def _defence(state: State, decision: Reroll) -> Good | None:
    attack, unit = state.attack, state.units[decision.subject]
    assert attack is not None
    if not unit.on_map:  # lost in a time advance between the two rolls
        return None if heirs(state, unit.id) else lambda card: 0.0
    worth, against = total(morale(state, unit, attack)), attack.total_in(unit.hex)
    moving = attack.kind != "mines" and is_moving(state, unit.id)
    return lambda card: -WEIGHTS[harm(state, unit, outcome(worth + card.sum, against, moving=moving))]


WORTH = {"rallies": 1.0, "stays": 0.0, "hits": 1.0, "misses": 0.0, "holds": 0.0, "runs": 1.0}
"""Score of a result for the side that rolled; harm is scored by its weight."""


def _by_number(state: State, decision: Reroll) -> Good | None:
    """Return the function that scores rolls by their number alone (rally, rout, targeting); None for others."""
    comes = of_roll(state, decision.why, decision.subject)
    if comes is None:
        return None
    product, own = decision.why in ("targeting", "accuracy"), decision.why != "rout"
    routs_enemy = decision.why == "rout" and state.units[decision.subject].side != decision.roller
    sign = 1 if own or routs_enemy else -1
    ill = WEIGHTS["suppressed"] if decision.why == "rout" else -0.2

    def good(card: FateCard) -> float:
        what = comes(card.product if product else card.sum)
        return sign * WORTH.get(what, ill if what == "suppressed" else -1.0)

    return good


def _commissar(state: State, decision: Reroll) -> Good:
    """Return the function that scores a commissar's roll; the unit's Morale does not change before it."""
    needed = total(morale(state, state.units[decision.subject]))
    return lambda card: WORTH["rallies"] if card.sum <= needed else -WEIGHTS["eliminated"]


def _melee(state: State, decision: Reroll) -> Good:
    """Return the function that scores a melee roll: the roller's probability of winning less the opponent's."""
    roller, hex_ = decision.roller, Hex(decision.subject)

    @lru_cache
    def worth(number: int) -> float:
        odds = of_melee(state, hex_, {roller: number})
        return odds.chance(roller) - odds.chance(other_side(roller))

    return lambda card: worth(card.sum)


_JUDGES: dict[str, Callable[[State, Reroll], Good | None]] = {
    "attack": _attack,
    "defence": _defence,
    "targeting": _by_number,
    "accuracy": _by_number,
    "recover": _by_number,
    "rout": _by_number,
    "melee": _melee,
    "commissar": _commissar,
}
"""Score function by reason of the roll; sudden death is handled by `reroll_matters`."""
