"""Evaluate grenades: targets, and smoke as a screen (7.09-7.11)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.players import evaluation
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMove
from combat.games.volume1.rules.fighting import grenades as rules
from combat.games.volume1.rules.fighting import rifle_grenades, throwing, weapons
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

HIT, OWN, SHAKEN = 2.5, 4.0, 0.15
"""Value of a hit on an enemy, cost of one on a friendly, value of an enemy's Morale Check, in hexes of advance."""
LATE, SOON = 0.5, 0.75
"""Probability that a target is still there when a thrown grenade, and a rifle grenade, explodes."""
SCREEN = 0.8
"""Value of smoke on the path for each hit expected there."""
NEAR_SMOKE = 3
"""Distance in hexes within which one cloud is enough."""
BETTER = 0.3
"""Improvement needed before the bot tries to shift its aim."""


def promise(state: State, man: Man, order: str, way: Sequence[Hex]) -> float:
    """Return the value of a grenade order for a man with the path `way` ahead, given the chance of its check.

    It is -1.0 if there is no grenade or target.
    """
    if order == "smoke-grenade":
        return _chance(state, man, order) * SCREEN * _danger_ahead(state, man, way[:NEAR_SMOKE])
    if order == "rifle-grenade":
        weapon = weapons.rifle_grenade(state, man.id)
        hexes = rifle_grenades.target_hexes(state, man, weapon) if weapon is not None else []
        held = SOON * _chance(state, man, order)
    else:
        weapon, hexes, held = weapons.hand_grenade(state, man.id), rules.target_hexes(state, man), LATE
    if weapon is None or not hexes:
        return -1.0
    return held * max(worth(state, man, weapon, hex_) for hex_ in hexes)


def worth(state: State, man: Man, weapon: Weapon, hex_: Hex) -> float:
    """Return the value of a grenade at a hex now: enemies hit and shaken, minus friendlies."""
    blast = weapon.blast
    assert blast is not None
    odds, value = throwing.odds(state, man, weapon, hex_), 0.0
    for target, near in odds.near:
        ground = throwing.ground_term(state, state.men[target], man.place).value
        hits = [
            dice * max(0, min(10, frag + ground + 1)) / 10 for dice, frag in zip(blast.damage, blast.frag, strict=True)
        ]
        expected = near * hits[0] + (1 - near) * hits[1]
        value += expected * (HIT if state.men[target].side == "enemy" else -OWN)
    value += sum(SHAKEN if other.side == "enemy" else -2 * SHAKEN for other in _shaken(state, hex_))
    return value * (1 - odds.scatters)


def _shaken(state: State, hex_: Hex) -> list[Man]:
    """Return the men in a hex and beside it, hex by hex."""
    near = dict[Hex, list[Man]]((at, []) for at in (hex_, *state.board.neighbours(hex_)) if at)
    for man in state.men.values():
        if man.hex in near and not man.fate:
            near[man.hex].append(man)
    return [man for men in near.values() for man in men]


def move(decision: ChooseMove, state: State) -> Answer | None:
    """Return SHIFT if an adjacent target hex is better, STAY if the man can only aim, or None to decide on movement."""
    if ChooseMove.SHIFT not in decision.answers:
        return None
    man = state.men[decision.subject]
    weapon = weapons.at_hand(state, man)
    if weapon is None or man.aim is None:
        return None
    beside = [hex_ for hex_ in state.board.neighbours(man.aim) if hex_]
    best = max(worth(state, man, weapon, hex_) for hex_ in beside)
    if best > worth(state, man, weapon, man.aim) + BETTER:
        return ChooseMove.SHIFT
    only_aims = not decision.hexes
    return ChooseMove.STAY if only_aims and ChooseMove.STAY in decision.answers else None


def aim(decision: ChooseHex, state: State) -> Answer:
    """Return the best target hex for a grenade; for smoke the hex where it screens most comrades."""
    man = state.men[decision.subject]
    weapon = weapons.at_hand(state, man)
    if weapon is None:
        return decision.answers[0]
    if weapons.is_smoke_grenade(weapon):
        screens = _screens(state, man)
        return max(decision.hexes, key=lambda hex_: screens.get(hex_, 0) - 3 * _ours_beside(state, hex_))
    return max(decision.hexes, key=lambda hex_: worth(state, man, weapon, hex_))


def _chance(state: State, man: Man, order: str) -> float:
    """Return the chance that a man passes the check for such a grenade; 1.0 if he has already."""
    if OrderGiven(man.id, order) in state.earned:
        return 1.0
    return checks.quality_odds(state, man)


def _danger_ahead(state: State, man: Man, way: Sequence[Hex]) -> float:
    """Return the expected hits on the next hexes of a path; 0.0 with smoke nearby."""
    if any(distance(man.place, hex_) <= NEAR_SMOKE for hex_ in state.smoke):
        return 0.0
    threats = evaluation.threats(state)
    return max((threats.on(state, man, hex_, "evade") for hex_ in way), default=0.0)


def _screens(state: State, man: Man) -> dict[Hex, int]:
    """Return, by hex, how many lines from enemies to a man and his near comrades smoke there would cross."""
    found: dict[Hex, int] = {}
    ours = [friend for friend in state.on_board("friendly") if visibility.range_between(man, friend) <= NEAR_SMOKE]
    for foe in evaluation.foes(state):
        for friend in ours:
            if visibility.sees(state, foe, friend):
                crossed = visibility.sight_lines(state).crossed(foe.place, friend.place)
                for hex_ in {foe.place, *(hex_ for step in crossed for hex_ in step)}:
                    found[hex_] = found.get(hex_, 0) + 1
    return found


def _ours_beside(state: State, hex_: Hex) -> int:
    """Return the number of friendlies whom an explosion in a hex would shake."""
    return sum(man.side == "friendly" for man in _shaken(state, hex_))
