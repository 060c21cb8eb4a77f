"""Use of the initiative card to cancel a roll (3.7)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.ledger import total
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.measures.clock import may_end
from combat.games.command.players.measures.two_dice import below, exactly
from combat.games.command.players.measures.worths import breaking_worth, death
from combat.games.command.players.moving.melees import settled
from combat.games.command.players.shots import harm
from combat.games.command.players.weights import values
from combat.games.command.rules.actions.boosts import is_moving
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import REROLL, Reroll
from combat.games.command.rules.fighting.attacks import current_strength
from combat.games.command.rules.odds.melee_odds import of_melee
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.play.victory import leader_on_points
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side


def again(decision: Reroll, state: State) -> Answer:
    """Return REROLL if the expected gain of a new roll exceeds the value of the initiative card, otherwise PASS."""
    return REROLL if gain(decision, state) > price(state) else PASS


def price(state: State) -> float:
    """Return the value of the initiative card to its holder, in victory points."""
    if not may_end(state):
        return values().card_early
    return values().card_late + values().card_even * (state.vp == 0)


def gain(decision: Reroll, state: State) -> float:
    """Return the expected gain, in points, of a new roll for the holder of the initiative card.

    It is negative if the old roll is better.
    """
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
            if not unit.on_map:
                return 0.0
            need = total(morale(state, unit))
            return sign * (below(need) - (fate.sum < need)) * values().shaken * death(state, unit)
        case "rout":
            return 0.0
        case "melee":
            return _melee(decision, state, fate.sum)
    return 0.0


def _end(state: State, holder: str, rolled: int) -> float:
    """Return the gain of a new sudden death roll, if ending or going on is bad for the holder."""
    ends, behind = rolled < state.time, leader_on_points(state) != holder
    if ends and behind:
        return values().decisive * (1 - below(state.time))
    return values().decisive * below(state.time) * 0.3 if not ends and not behind else 0.0


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
    if not unit.on_map:
        return 0.0
    need = attack.total_in(unit.hex) - total(morale(state, unit, attack))
    moving = is_moving(state, subject)
    breaks = below(need) + (exactly(need) if moving else 0.0)
    broken = rolled < need or (rolled == need and moving)
    return (float(broken) - breaks) * breaking_worth(state, unit)


def _melee(decision: Reroll, state: State, rolled: int) -> float:
    """Return the holder's expected gain from a new melee roll compared with this one."""
    hex_, roller, holder = Hex(decision.subject), decision.roller, decision.seat
    again, stands = of_melee(state, hex_), of_melee(state, hex_, {roller: rolled})
    prize, stake = (
        sum(death(state, state.units[unit]) for unit in again.fighters(side) if state.units[unit].on_map)
        for side in (other_side(holder), holder)
    )
    hoped, comes = (
        settled(odds.chance(holder), odds.chance(other_side(holder)), odds.both_fall, prize, stake)
        for odds in (again, stands)
    )
    return hoped - comes
