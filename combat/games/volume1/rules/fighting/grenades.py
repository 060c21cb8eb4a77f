"""Hand grenades: aiming, arming, and the four impulses of the order (7.09, 10.09).

See `throwing` and `explosions` for landing and effects.
"""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMove
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.events import GrenadeAimed, GrenadeArmed, ManHeld
from combat.games.volume1.rules.fighting import throwing, weapons
from combat.games.volume1.rules.fighting.aim_refusals import range_refusal
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

COVER_DIRECTIONS = (2, 3)
"""Compass directions in which an enemy seeks cover after his throw (10.09)."""


def target_hexes(state: State, man: Man) -> list[Hex]:
    """Return the hexes at which a man may aim a grenade, the nearest first (7.09)."""
    return list(dict.fromkeys(foe.place for foe in targets_near(state, man)))


def targets_near(state: State, man: Man) -> list[Man]:
    """Return the known foes at whom a man may aim a grenade, the nearest first (7.09, 10.09).

    They are within four hexes, in sight or not, and not in a melee.
    """
    foes = visibility.aimable(state, "enemy" if man.side == "friendly" else "friendly")
    near = [foe for foe in foes if range_refusal(state, man, foe.place) is None]
    return sorted(near, key=lambda foe: visibility.range_between(man, foe))


def aim(state: State, man: str) -> Steps[None]:
    """Ask the player for the target hex of a man who has just been given the Grenade order (7.09)."""
    hexes: tuple[Answer, ...] = tuple(target_hexes(state, state.men[man]))
    hex_ = yield from ask(ChooseHex("7.09", man, hexes, why=ChooseHex.AIM))
    yield GrenadeAimed(man, hex_, "7.09")


def enemy_aim(state: State, man: str) -> Steps[None]:
    """Aim an enemy's grenade at the nearest spotted friendly within four hexes; a die decides ties (10.09)."""
    soldier = state.men[man]
    targets = targets_near(state, soldier)
    if targets:
        near = visibility.range_between(soldier, targets[0])
        hexes = [foe.place for foe in targets if visibility.range_between(soldier, foe) == near]
        aims = hexes[:1] if len(set(hexes)) == 1 else hexes
        yield GrenadeAimed(man, (yield from pick(aims, "grenade-target", "10.09", man)), "10.09")


# -- the four impulses ----------------------------------------------------------------------------------------------


def friendly_impulse(state: State, man: str) -> Steps[None]:
    """Carry out the current impulse of a friendly man's Grenade order (7.09)."""
    match state.clock.impulse:
        case 1:
            yield from _arm(state, man, "7.09")
        case 2:
            yield from _move_or_shift(state, man)
        case 3:
            yield from _throw(state, man, "7.09")
        case _:
            yield from movement.move(state, man, 1, may_stay=state.men[man].morale != "berserk")


def enemy_impulse(state: State, man: str) -> Steps[None]:
    """Carry out the current impulse of an enemy's Grenade order (10.09)."""
    match state.clock.impulse:
        case 1:
            yield from enemy_aim(state, man)
            if state.men[man].aim is None:
                yield ManHeld(man, "nobody-to-throw-at", "10.09.1")
            yield from _arm(state, man, "10.09")
        case 2:
            yield from _enemy_closes(state, man)
        case 3:
            yield from _throw(state, man, "10.09")
        case _:
            yield from _seek_cover(state, man)


def _arm(state: State, man: str, rule: str) -> Steps[None]:
    weapon = weapons.hand_grenade(state, man)
    if weapon is not None and state.men[man].aim is not None:
        yield GrenadeArmed(man, weapon.id, rule)


def _move_or_shift(state: State, man: str) -> Steps[None]:
    """Run Impulse 2: move a hex, or shift the marker by a TQC; it must end within three hexes (7.09).

    A berserk man must move if he can (17.2). A man who can do neither stays.
    """
    soldier = state.men[man]
    if soldier.aim is None or soldier.hex is None:
        return
    far = distance(soldier.hex, soldier.aim) > state.book.charts.numbers.throw_reach
    steps = steps_in_reach(state, soldier)
    driven = soldier.morale == "berserk" and bool(steps)
    shift = (ChooseMove.SHIFT,) if shift_hexes(state, soldier) and not driven else ()
    extra: tuple[str, ...] = (*shift, *(() if far or driven else (ChooseMove.STAY,)))
    if not steps and not extra:
        yield ManHeld(man, "no-way", "7.09")
        return
    passing = ChooseMove.STAY if ChooseMove.STAY in extra else None
    answer = yield from ask(ChooseMove("7.09", man, (*steps, *extra), passing))
    if answer == ChooseMove.SHIFT:
        answer = yield from _shift(state, man, steps, far=far)
    if isinstance(answer, Hex):
        yield from movement.step_to(state, man, answer, "7.09")


def steps_in_reach(state: State, man: Man) -> tuple[Hex, ...]:
    """Return the steps that keep a man's Grenade Target marker within throwing distance."""
    steps = movement.legal_steps(state, man, frozenset())
    reach = state.book.charts.numbers.throw_reach
    return tuple(
        step for step in steps if isinstance(step, Hex) and man.aim is not None and distance(step, man.aim) <= reach
    )


def _shift(state: State, man: str, steps: tuple[Hex, ...], *, far: bool) -> Steps[str]:
    """Make a TQC to shift the marker one hex; return what remains: `STAY`, or the step he must take."""
    soldier = state.men[man]
    if (yield from checks.troop_quality_check(state, man, "shift-target", "7.09")):
        hex_ = yield from ask(ChooseHex("7.09", man, shift_hexes(state, soldier), why="shift-target"))
        yield GrenadeAimed(man, hex_, "7.09")
        return ChooseMove.STAY
    return (yield from ask(ChooseMove("7.09", man, steps))) if far and steps else ChooseMove.STAY


def shift_hexes(state: State, man: Man) -> tuple[Hex, ...]:
    """Return the hexes to which a man's Grenade Target marker may be shifted: adjacent, within throwing range, without
    a melee (7.09).
    """
    reach, beside = state.book.charts.numbers.throw_reach, state.board.neighbours(man.aim or NOWHERE)
    near = (hex_ for hex_ in beside if hex_ is not None and distance(hex_, man.place) <= reach)
    return tuple(hex_ for hex_ in near if hex_ not in state.melee)


def _enemy_closes(state: State, man: str) -> Steps[None]:
    """Run an enemy's Impulse 2: approach from four hexes, or to the wall of the target's building (10.09).

    Otherwise the marker follows a target who has left.
    """
    soldier = state.men[man]
    if soldier.aim is None or soldier.hex is None:
        return
    reach, wanted = distance(soldier.hex, soldier.aim), soldier.aim in _quarry(state)
    to_building = reach == 2 and wanted and state.board.terrain(soldier.aim) == "building"
    too_far = reach > state.book.charts.numbers.throw_reach
    if (too_far or to_building) and not weapons.is_rooted(state, soldier):
        steps = [hex_ for hex_ in state.board.neighbours(soldier.hex) if hex_ and distance(hex_, soldier.aim) < reach]
        covered = [hex_ for hex_ in steps if visibility.in_cover(state, hex_)]
        yield from movement.step_to(state, man, (yield from pick(covered or steps, "way", "10.09", man)), "10.09")
        return
    if any(friend.hex == soldier.aim and friend.seen for friend in state.on_board("friendly")):
        return
    nearest = _after_him(state, soldier.hex, soldier.aim)
    if nearest:
        yield GrenadeAimed(man, (yield from pick(nearest, "grenade-target", "10.09", man)), "10.09")


def _quarry(state: State) -> list[Hex]:
    """Return the hexes of the men whom an enemy may aim at (10.09)."""
    return [friend.place for friend in visibility.aimable(state, "friendly")]


def _spares(state: State, hex_: Hex) -> bool:
    """Return whether an enemy throws nothing there: only comrades and their prisoners are in the hex (10.09, 17.4)."""
    men = state.men_in(hex_)
    return bool(men) and not any(man.side == "friendly" and not man.held_by for man in men)


def _after_him(state: State, here: Hex, aim: Hex) -> list[Hex]:
    """Return the hexes in reach to which a marker follows the nearest spotted friendly, not onto enemies alone
    (10.09).
    """
    friends = _quarry(state)
    if not friends:
        return []
    away = {
        hex_: min(distance(hex_, friend) for friend in friends)
        for hex_ in state.board.neighbours(aim)
        if hex_ and distance(hex_, here) <= state.book.charts.numbers.throw_reach
    }
    nearer = [hex_ for hex_, far in away.items() if far < min(distance(aim, friend) for friend in friends)]
    fit = [hex_ for hex_ in nearer if not _spares(state, hex_) and hex_ not in state.melee]
    return [hex_ for hex_ in fit if away[hex_] == min(away[other] for other in fit)]


def _throw(state: State, man: str, rule: str) -> Steps[None]:
    """Run Impulse 3: throw, scatter, and roll how near the grenade is to each man in the hex (7.09, 10.09)."""
    soldier = state.men[man]
    if not soldier.grenade or soldier.aim is None or soldier.hex is None:
        return
    hexes = throws_at(state, soldier)
    if not hexes:
        yield ManHeld(man, "comrades-there", rule)
        return
    weapon, aimed_at = state.book.weapons[soldier.grenade], (yield from pick(hexes, "grenade-target", rule, man))
    if _spares(state, soldier.aim) and soldier.side == "enemy":
        yield GrenadeAimed(man, aimed_at, rule)
    landed = yield from throwing.come_down(state, man, weapon, aimed_at, rule)
    yield from throwing.lie_near(state, man, weapon, landed, aimed_at, rule)


def throws_at(state: State, man: Man) -> list[Hex]:
    """Return the possible target hexes of a throw, of which one is drawn; empty if there is none.

    They are the marker's hex or, if that is too far, the hexes beside it within range (7.09). An enemy does not throw
    at comrades alone: his marker moves once more to a hex beside it, as near as possible to a target (10.09).
    """
    aim, here, reach = man.aim or NOWHERE, man.place, state.book.charts.numbers.throw_reach
    spared = man.side == "enemy" and _spares(state, aim)
    if not spared and distance(here, aim) <= reach:
        return [aim]
    beside = [hex_ for hex_ in state.board.neighbours(aim) if hex_ and distance(here, hex_) <= reach]
    if man.side == "enemy":
        beside = [hex_ for hex_ in beside if not _spares(state, hex_) and hex_ not in state.melee]
    goals = _quarry(state) if spared else []
    away = {hex_: min((distance(hex_, goal) for goal in goals), default=0) for hex_ in beside}
    return [hex_ for hex_, far in away.items() if far == min(away.values())]


def _seek_cover(state: State, man: str) -> Steps[None]:
    """Run an enemy's Impulse 4: move from open ground in direction 2 or 3, into cover if possible (10.09)."""
    soldier = state.men[man]
    if soldier.hex is None or visibility.in_cover(state, soldier.hex) or weapons.is_rooted(state, soldier):
        return
    marker = compass(state)
    steps = [step for number in COVER_DIRECTIONS if (step := marker.step(state.board, soldier.hex, number))]
    covered = [hex_ for hex_ in steps if visibility.in_cover(state, hex_)]
    if steps:
        yield from movement.step_to(state, man, (yield from pick(covered or steps, "way", "10.09", man)), "10.09")
