"""When the initiative card is spent to have a roll made again (3.7)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.ledger import total
from combat.games.command.players.measures.two_dice import MEAN, below, exactly, over
from combat.games.command.players.measures.worths import SHAKEN, breaking_worth, death
from combat.games.command.players.shots import harm
from combat.games.command.rules.actions.boosts import is_moving
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import REROLL, Reroll
from combat.games.command.rules.fighting.attacks import current_strength
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.play.victory import leader_on_points
from combat.games.command.rules.state import State

EARLY, LATE = 0.9, 1.6
"""What the initiative card is worth: at first, and when the game may end."""
DECISIVE = 12.0
"""What it is worth to turn the end of the game."""


def again(decision: Reroll, state: State) -> Answer:
    """Whether a roll is made again."""
    return REROLL if gain(decision, state) > price(state) else PASS


def price(state: State) -> float:
    """What the initiative card is worth to whoever holds it."""
    return LATE if state.time + 1 >= state.sudden_death else EARLY


def gain(decision: Reroll, state: State) -> float:
    """What another roll in place of this one promises the holder of the card."""
    fate, holder = state.card(decision.card), decision.seat
    sign = 1.0 if decision.roller == holder else -1.0
    match decision.why:
        case "sudden-death":
            return _end(state, holder, fate.sum)
        case "attack":
            return sign * _attack(state, fate.sum)
        case "defence":
            return sign * _defence(state, decision.subject, fate.sum)
        case "recover":
            unit = state.units[decision.subject]
            need = total(morale(state, unit))
            return sign * (below(need) - (fate.sum < need)) * SHAKEN * death(state, unit)
        case "rout":
            return 0.0
        case "melee":
            return sign * _melee(state, decision.subject, fate.sum)
    return 0.0


def _end(state: State, holder: str, rolled: int) -> float:
    """A roll that ends the game while one is behind, or lets it go on while one is ahead late."""
    ends, behind = rolled < state.time, leader_on_points(state) != holder
    if ends and behind:
        return DECISIVE * (1 - below(state.time))
    return DECISIVE * below(state.time) * 0.3 if not ends and not behind else 0.0


def _attack(state: State, rolled: int) -> float:
    attack = state.attack
    if attack is None:
        return 0.0
    fp = total(current_strength(state, attack))
    value = 0.0
    for hex_ in attack.hexes:
        for unit in state.units_in(hex_):
            if unit.side != attack.side:
                need = fp + rolled - total(morale(state, unit, attack))
                value -= below(need) * breaking_worth(state, unit)
        value += harm(state, attack, fp, hex_)
    return value


def _defence(state: State, subject: str, rolled: int) -> float:
    attack = state.attack
    if attack is None:
        return 0.0
    unit = state.units[subject]
    need = attack.total_in(unit.hex) - total(morale(state, unit, attack))
    moving = is_moving(state, subject)
    breaks = below(need) + (exactly(need) if moving else 0.0)
    broken = rolled < need or (rolled == need and moving)
    return (float(broken) - breaks) * breaking_worth(state, unit)


def _melee(state: State, hex_: str, rolled: int) -> float:
    stake = sum(death(state, unit) for unit in state.units.values() if unit.on_map and unit.hex == hex_)
    return stake * 0.5 * (over(0) - over(rolled - MEAN))
