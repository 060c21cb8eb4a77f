"""Rifle grenades: found by a check, aimed at a known enemy in sight, fired in Impulse 3 (7.11)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.cards import ammunition_cards
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMove
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import GrenadeAimed, ManHeld
from combat.games.volume1.rules.fighting import explosions, fire, throwing, weapons
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

ORDER, RULE = "rifle-grenade", "7.11"


def refusal(state: State, man: Man) -> Refusal | None:
    """Return the reason why a man may not be given the order, or None if he may (7.11).

    He needs rifle grenades, ammunition, and an enemy in range.
    """
    weapon = weapons.rifle_grenade(state, man.id)
    if weapon is None:
        return Refusal("no-rifle-grenades", RULE)
    if man.ammo == "none" and not ammunition_cards.is_at_hand(state):
        return Refusal("out-of-ammo", "7.13")
    if not target_hexes(state, man, weapon):
        return Refusal("no-enemy-in-range", RULE, (("reach", weapon.max_range),))
    return None


def target_hexes(state: State, man: Man, weapon: Weapon) -> list[Hex]:
    """Return the hexes with a known enemy in sight and range, the nearest first (7.11)."""
    foes = [foe for foe in visibility.seen_enemies(state, man) if foe.hex != man.hex]
    near = [foe for foe in foes if fire.reaches(weapon, visibility.range_between(man, foe))]
    return list(dict.fromkeys(foe.place for foe in sorted(near, key=lambda foe: visibility.range_between(man, foe))))


def aim(state: State, man: str) -> Steps[None]:
    """Ask the player for the target hex of a man who has just been given the order (7.11)."""
    weapon = weapons.rifle_grenade(state, man)
    assert weapon is not None
    hexes: tuple[Answer, ...] = tuple(target_hexes(state, state.men[man], weapon))
    yield GrenadeAimed(man, (yield from ask(ChooseHex(RULE, man, hexes, why="rifle-grenade-target"))), RULE, ORDER)


def impulse(state: State, man: str) -> Steps[None]:
    """Carry out the current impulse of the order: a check may shift the marker in 1 and 2, the man fires in 3
    (7.11).
    """
    weapon = weapons.rifle_grenade(state, man)
    if weapon is None or state.men[man].aim is None:
        return
    if state.clock.impulse <= 2:
        yield from _shift(state, man, weapon)
    elif state.clock.impulse == 3 and state.men[man].ammo == "none":
        yield ManHeld(man, "out-of-ammo", "7.13")
    elif state.clock.impulse == 3:
        yield from _launch(state, man, weapon)


def _shift(state: State, man: str, weapon: Weapon) -> Steps[None]:
    answers: tuple[Answer, ...] = (ChooseMove.SHIFT, ChooseMove.STAY)
    if not shift_hexes(state, state.men[man], weapon):
        return
    if (yield from ask(ChooseMove(RULE, man, answers, ChooseMove.STAY))) == ChooseMove.STAY:
        return
    if (yield from checks.troop_quality_check(state, man, "shift-target", RULE)):
        hexes: tuple[Answer, ...] = shift_hexes(state, state.men[man], weapon)
        yield GrenadeAimed(man, (yield from ask(ChooseHex(RULE, man, hexes, why="shift-target"))), RULE, ORDER)


def shift_hexes(state: State, man: Man, weapon: Weapon) -> tuple[Hex, ...]:
    """Return the hexes to which the marker may be shifted: adjacent, in range, in sight or not, without a melee
    (7.11).
    """
    beside = [hex_ for hex_ in state.board.neighbours(man.aim or NOWHERE) if hex_ and hex_ not in state.melee]
    return tuple(hex_ for hex_ in beside if fire.reaches(weapon, distance(man.place, hex_)))


def _launch(state: State, man: str, weapon: Weapon) -> Steps[None]:
    """Fire: scatter, near or far as for a throw, alert as for a shot, and explode at once (7.11, 9.8.1)."""
    aimed_at, here = state.men[man].aim or NOWHERE, state.men[man].place
    landed = yield from throwing.come_down(state, man, weapon, aimed_at, RULE)
    yield from throwing.lie_near(state, man, weapon, landed, aimed_at, RULE)
    yield from alert.alert_within(state, here, state.book.charts.numbers.shot_heard, "shot", "9.8.1")
    yield from explosions.go_off(state, len(state.bombs) - 1)
