"""Hand grenades: aimed, armed, thrown, dropped, and what they do when they go off (7.09, 10.09, 14.2)."""

from __future__ import annotations

from combat.board.hexes import distance
from combat.kernel.decisions import Answer
from combat.rules import alert, checks, eyes, movement, smoke, spotting, troop, weapons, wounds
from combat.rules.asking import Steps, ask, d6, d10, pick
from combat.rules.book import Blast, Hex, Weapon
from combat.rules.decisions import ChooseHex, ChooseMove
from combat.rules.directions import compass
from combat.rules.effects import effect_terms
from combat.rules.events import (
    DummyRemoved,
    FragmentRolled,
    GrenadeAimed,
    GrenadeArmed,
    GrenadeExploded,
    GrenadeFell,
    GrenadeThrown,
    Ledger,
    ManHeld,
    Term,
    total,
)
from combat.rules.state import Bomb, Man, State

COVER_DIRECTIONS = (2, 3)
"""Where an enemy goes for cover after his throw (10.09)."""


def hand_grenade(state: State, man: str) -> Weapon | None:
    """The hand grenade that he carries, if any."""
    carried = (state.book.weapons[skill.weapon] for skill in state.figure(man).skills)
    return next((weapon for weapon in carried if weapons.is_hand_grenade(weapon)), None)


def target_hexes(state: State, man: Man) -> list[Hex]:
    """The hexes with a known foe of his that he may aim at: within four hexes, in sight or not, no melee (7.09)."""
    foes = [foe for foe in state.on_board("enemy" if man.side == "friendly" else "friendly") if foe.seen]
    near = [
        foe
        for foe in foes
        if 0 < eyes.range_between(man, foe) <= state.book.charts.numbers.aim_reach and foe.hex not in state.melee
    ]
    return list(dict.fromkeys(str(foe.hex) for foe in sorted(near, key=lambda foe: eyes.range_between(man, foe))))


def aim(state: State, man: str) -> Steps[None]:
    """The player lays the Grenade Target marker of a man just ordered (7.09)."""
    hexes: tuple[Answer, ...] = tuple(target_hexes(state, state.men[man]))
    hex_ = yield from ask(ChooseHex("7.09", man, hexes, why="grenade-target"))
    yield GrenadeAimed(man, hex_, "7.09")


def enemy_aim(state: State, man: str) -> Steps[None]:
    """An enemy aims at the nearest spotted friendly within four hexes, ties by chance (10.09)."""
    soldier = state.men[man]
    hexes = target_hexes(state, soldier)
    if hexes:
        near = min(distance(str(soldier.hex), hex_) for hex_ in hexes)
        nearest = [hex_ for hex_ in hexes if distance(str(soldier.hex), hex_) == near]
        yield GrenadeAimed(man, (yield from pick(nearest, "grenade-target", "10.09", man)), "10.09")


# -- the four impulses ----------------------------------------------------------------------------------------------


def friendly_impulse(state: State, man: str) -> Steps[None]:
    """What the Grenade order lets a friendly do in this impulse (7.09)."""
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
    """What the Grenade order makes an enemy do in this impulse (10.09)."""
    match state.clock.impulse:
        case 1:
            yield from enemy_aim(state, man)
            yield from _arm(state, man, "10.09")
        case 2:
            yield from _enemy_closes(state, man)
        case 3:
            yield from _throw(state, man, "10.09")
        case _:
            yield from _seek_cover(state, man)


def _arm(state: State, man: str, rule: str) -> Steps[None]:
    weapon = hand_grenade(state, man)
    if weapon is not None and state.men[man].aim is not None:
        yield GrenadeArmed(man, weapon.id, rule)


def _move_or_shift(state: State, man: str) -> Steps[None]:
    """Impulse 2: move a hex, or a TQC to shift the marker; it may not end more than three hexes away (7.09).

    A berserk man must move if he can (17.2).
    """
    soldier = state.men[man]
    if soldier.aim is None or soldier.hex is None:
        return
    far = distance(soldier.hex, soldier.aim) > state.book.charts.numbers.throw_reach
    steps = _steps_in_reach(state, soldier)
    driven = soldier.morale == "berserk" and bool(steps)
    extra: tuple[str, ...] = () if driven else (ChooseMove.SHIFT,) if far else (ChooseMove.SHIFT, ChooseMove.STAY)
    passing = ChooseMove.STAY if ChooseMove.STAY in extra else None
    answer = yield from ask(ChooseMove("7.09", man, (*steps, *extra), passing))
    if answer == ChooseMove.SHIFT:
        answer = yield from _shift(state, man, steps, far=far)
    if answer != ChooseMove.STAY:
        yield from movement.step_to(state, man, answer, "7.09")


def _steps_in_reach(state: State, man: Man) -> tuple[str, ...]:
    """The steps that leave the marker within throwing distance."""
    steps = movement.legal_steps(state, man, frozenset())
    return tuple(
        hex_
        for hex_ in steps
        if man.aim is not None and distance(hex_, man.aim) <= state.book.charts.numbers.throw_reach
    )


def _shift(state: State, man: str, steps: tuple[str, ...], *, far: bool) -> Steps[str]:
    """A TQC to shift the marker one hex; returns the answer that is left: to stay, or the step he must take."""
    soldier = state.men[man]
    assert soldier.aim is not None
    assert soldier.hex is not None
    here = soldier.hex
    if (yield from checks.troop_quality_check(state, man, "shift-target", "7.09")):
        beside = state.board.neighbours(soldier.aim)
        hexes = tuple(
            hex_
            for hex_ in beside
            if hex_ is not None and distance(hex_, here) <= state.book.charts.numbers.throw_reach
        )
        hex_ = yield from ask(ChooseHex("7.09", man, hexes, why="shift-target"))
        yield GrenadeAimed(man, hex_, "7.09")
        return ChooseMove.STAY
    return (yield from ask(ChooseMove("7.09", man, steps))) if far and steps else ChooseMove.STAY


def _enemy_closes(state: State, man: str) -> Steps[None]:
    """Impulse 2: close in from four hexes, or to a building's wall; else the marker follows a man who left (10.09)."""
    soldier = state.men[man]
    if soldier.aim is None or soldier.hex is None:
        return
    reach = distance(soldier.hex, soldier.aim)
    to_building = reach == 2 and state.board.terrain(soldier.aim) == "building"
    if reach > state.book.charts.numbers.throw_reach or to_building:
        steps = [hex_ for hex_ in state.board.neighbours(soldier.hex) if hex_ and distance(hex_, soldier.aim) < reach]
        covered = [hex_ for hex_ in steps if eyes.in_cover(state, hex_)]
        yield from movement.step_to(state, man, (yield from pick(covered or steps, "way", "10.09", man)), "10.09")
        return
    if any(other.side == "friendly" for other in state.men_in(soldier.aim)):
        return
    friends = [str(friend.hex) for friend in state.on_board("friendly")]
    beside = [
        hex_
        for hex_ in state.board.neighbours(soldier.aim)
        if hex_ and distance(hex_, soldier.hex) <= state.book.charts.numbers.throw_reach
    ]
    if friends and beside:
        away = {hex_: min(distance(hex_, friend) for friend in friends) for hex_ in beside}
        nearest = [hex_ for hex_ in beside if away[hex_] == min(away.values())]
        yield GrenadeAimed(man, (yield from pick(nearest, "grenade-target", "10.09", man)), "10.09")


def _throw(state: State, man: str, rule: str) -> Steps[None]:
    """Impulse 3: throw, perhaps scatter, and see how near it lies to each man in the hex (7.09, 10.09)."""
    soldier = state.men[man]
    if not soldier.grenade or soldier.aim is None or soldier.hex is None:
        return
    if not soldier.seen:
        yield from spotting.found(state, man, "", "threw", "8.1" if soldier.side == "friendly" else "8.2")
    weapon, aimed_at = state.book.weapons[soldier.grenade], soldier.aim
    unseen = 0 if _sees_hex(state, soldier, aimed_at) else state.book.charts.numbers.unseen_scatter
    roll = yield from d10("scatter", rule, man)
    landed: Hex | None = aimed_at
    if roll + unseen >= state.book.charts.numbers.scatters_from:
        heading = yield from d6("scatter-direction", rule, man)
        landed = compass(state).step(state.board, aimed_at, heading)
    if landed is None:
        yield ManHeld(man, "grenade-off-board", rule)
        landed = aimed_at
    yield GrenadeThrown(man, weapon.id, aimed_at, landed, roll, state.book.charts.numbers.scatters_from - unseen, rule)
    for target in [other.id for other in state.men_in(landed)]:
        terms = near_ledger(state, state.men[man], weapon, state.men[target])
        need = total(terms)
        thrown = yield from checks.throw(state, man, need, "grenade", "grenade", rule)
        yield GrenadeFell(
            man, target, thrown.passed, terms, need, thrown.roll, rule, thrown.confirm, thrown.confirm_roll
        )


def _sees_hex(state: State, man: Man, hex_: Hex) -> bool:
    return eyes.sight_lines(state).check(str(man.hex), hex_, eyes.keeps_low(state, man), False).visible


def near_ledger(state: State, man: Man, weapon: Weapon, target: Man) -> Ledger:
    """The sum of the roll whether a grenade lies near a man: Grenade WS with the target's order and ground (7.09)."""
    terms: Ledger = (Term("weapon-skill", weapons.skill(state, man.id, weapon.id), "7.09", weapon.name),)
    terms += _ground_term(state, target, str(man.hex))
    terms += troop.wound_terms(state, man, "ws") + troop.morale_terms(state, man, "ws")
    return terms + effect_terms(state, "weapon-skill", man)


def _ground_term(state: State, target: Man, thrown_from: Hex) -> Ledger:
    """The Order/Terrain cell; 0 in a building for what came from the next hex (11.02, 14.2)."""
    hex_ = str(target.hex)
    ground = state.board.terrain(hex_)
    if ground == "building" and distance(thrown_from, hex_) == 1:
        return (Term("order-terrain", 0, "11.02", f"{eyes.order_id(target)} {ground}"),)
    amount = state.book.charts.fire[eyes.order_id(target)][ground].modifier
    return (Term("order-terrain", amount, "13.0.2", f"{eyes.order_id(target)} {ground}"),)


def _seek_cover(state: State, man: str) -> Steps[None]:
    """Impulse 4: from open ground an enemy moves in direction 2 or 3, into cover if he can (10.09)."""
    soldier = state.men[man]
    if soldier.hex is None or eyes.in_cover(state, soldier.hex):
        return
    marker = compass(state)
    steps = [step for number in COVER_DIRECTIONS if (step := marker.step(state.board, soldier.hex, number))]
    covered = [hex_ for hex_ in steps if eyes.in_cover(state, hex_)]
    if steps:
        yield from movement.step_to(state, man, (yield from pick(covered or steps, "way", "10.09", man)), "10.09")


# -- going off ------------------------------------------------------------------------------------------------------


def explode_all(state: State) -> Steps[None]:
    """Step 5 a: every grenade on the board goes off, in the order they came down (14.2)."""
    while state.bombs:
        yield from _explode(state, state.bombs[0])


def _explode(state: State, bomb: Bomb) -> Steps[None]:
    """Damage rolls for the men under its markers, a Morale Check for all in and beside the hex, then smoke (14.2).

    A dummy that would have to check is turned over (12.0).
    """
    weapon = state.book.weapons[bomb.weapon]
    blast = weapon.blast
    assert blast is not None
    yield GrenadeExploded(weapon.id, bomb.hex)
    shaken = [man.id for man in state.men.values() if man.on_board and man.hex and distance(man.hex, bomb.hex) <= 1]
    for man in shaken:
        if state.figure(man).dummy:
            yield DummyRemoved(man, "14.2")
    for man in bomb.near:
        yield from _fragments(state, man, weapon, blast, bomb, near=True)
    for man in bomb.far:
        yield from _fragments(state, man, weapon, blast, bomb, near=False)
    for man in shaken:
        if state.men[man].on_board:
            yield from checks.morale_check(state, man, "explosion", "14.2")
    yield from alert.alert_within(state, bomb.hex, state.book.charts.numbers.explosion_noticed, "explosion", "9.8.5")
    yield from smoke.rise(state, bomb.hex, blast.smoke)


def _fragments(state: State, man: str, weapon: Weapon, blast: Blast, bomb: Bomb, *, near: bool) -> Steps[None]:
    side = 0 if near else 1
    shots, hexes = blast.damage[side], bomb.thrown_from
    for shot in range(1, shots + 1):
        target = state.men[man]
        if not target.on_board:
            return
        terms: Ledger = (Term("frag", blast.frag[side], "14.2", weapon.name), *_ground_term(state, target, hexes))
        need = total(terms)
        roll = yield from d10("frag", "14.2", man)
        yield FragmentRolled(man, weapon.id, near, shot, shots, terms, need, roll, roll <= need)
        if roll <= need:
            yield from wounds.hit(state, man)
