"""What a careful player does with grenades: whom a throw pays against, and where smoke screens his men (7.09-7.11)."""

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
"""What a hit on one of theirs is worth and one on ours costs, and a Morale Check of theirs, in hexes of advance."""
LATE, SOON = 0.5, 0.75
"""How likely a target is still there when a thrown grenade goes off, and when a rifle's does."""
SCREEN = 0.8
"""What smoke before his way is worth for each hit that threatens him on it."""
NEAR_SMOKE = 3
"""Hexes within which one cloud is enough."""
BETTER = 0.3
"""By how much another hex must promise more before he tries to shift his aim."""


def promise(state: State, man: Man, order: str, way: Sequence[Hex]) -> float:
    """What an order to throw or fire a grenade promises to one with such a way before him, its check counted in."""
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
    """What a grenade at a hex promises as everyone stands now: hits and shaken men there, less what it does to ours."""
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
    """Who stands in a hex or beside it, hex by hex."""
    near = dict[Hex, list[Man]]((at, []) for at in (hex_, *state.board.neighbours(hex_)) if at)
    for man in state.men.values():
        if man.hex in near and not man.fate:
            near[man.hex].append(man)
    return [man for men in near.values() for man in men]


def move(decision: ChooseMove, state: State) -> Answer | None:
    """Try to shift the aim where a hex beside it promises more; None leaves it to his feet."""
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
    """The hex where his grenade promises most; for smoke the one that screens most of his comrades."""
    man = state.men[decision.subject]
    weapon = weapons.at_hand(state, man)
    if weapon is None:
        return decision.answers[0]
    if weapons.is_smoke_grenade(weapon):
        screens = _screens(state, man)
        return max(decision.hexes, key=lambda hex_: screens.get(hex_, 0) - 3 * _ours_beside(state, hex_))
    return max(decision.hexes, key=lambda hex_: worth(state, man, weapon, hex_))


def _chance(state: State, man: Man, order: str) -> float:
    """The chance that he finds such a grenade."""
    if OrderGiven(man.id, order) in state.earned:
        return 1.0
    return checks.quality_odds(state, man)


def _danger_ahead(state: State, man: Man, way: Sequence[Hex]) -> float:
    """Hits that threaten him on the next hexes of his way, where no smoke lies near yet."""
    if any(distance(man.place, hex_) <= NEAR_SMOKE for hex_ in state.smoke):
        return 0.0
    threats = evaluation.threats(state)
    return max((threats.on(state, man, hex_, "evade") for hex_ in way), default=0.0)


def _screens(state: State, man: Man) -> dict[Hex, int]:
    """Hex -> how many lines from an enemy to him or a comrade near him smoke there would cloud."""
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
    """The men of ours whom it would shake."""
    return sum(man.side == "friendly" for man in _shaken(state, hex_))
