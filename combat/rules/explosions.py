"""What a grenade does when it goes off: damage, shaken men, alarms, smoke (14.2)."""

from __future__ import annotations

from combat.board.hexes import distance
from combat.rules import alert, checks, eyes, smoke, throwing, weapons, wounds
from combat.rules.asking import Steps, d10
from combat.rules.book import Blast, Hex, Weapon
from combat.rules.duck_back import drop_grenade
from combat.rules.events import DummyRemoved, FragmentRolled, GrenadeExploded, Ledger, Term, total
from combat.rules.state import Bomb, State


def explode_all(state: State) -> Steps[list[str]]:
    """Step 5 a: every grenade on the board goes off, in the order they came down; returns whom that cows (14.2).

    One that is still in a man's hand falls at his feet.
    """
    cowed: list[str] = []
    for man in [man.id for man in state.men.values() if man.grenade and (man.hex or man.fell_at)]:
        yield from drop_grenade(state, man)
    while state.bombs:
        cowed += yield from go_off(state, 0)
    return list(dict.fromkeys(cowed))


def go_off(state: State, place: int) -> Steps[list[str]]:
    """Damage rolls for the men under its markers, a Morale Check for all in and beside the hex, then smoke (14.2).

    `place` is the grenade's among those that lie on the board. A dummy that would have to check is turned over (12.0).
    Returns the men whom a failed check made duck back.
    """
    bomb = state.bombs[place]
    weapon = state.book.weapons[bomb.weapon]
    blast = weapon.blast
    assert blast is not None
    yield GrenadeExploded(weapon.id, bomb.hex, place=place)
    shaken = in_and_beside(state, bomb.hex)
    for man in shaken:
        if state.figure(man).dummy:
            yield DummyRemoved(man, "14.2")
    if not weapons.is_smoke_grenade(weapon):
        for man in bomb.near:
            yield from _fragments(state, man, weapon, blast, bomb, near=True)
        for man in bomb.far:
            yield from _fragments(state, man, weapon, blast, bomb, near=False)
    cowed = []
    for man in shaken:
        if state.men[man].on_board and not (yield from checks.morale_check(state, man, "explosion", "14.2")):
            cowed.append(man)
    yield from alert.alert_within(state, bomb.hex, state.book.charts.numbers.explosion_noticed, "explosion", "9.8.5")
    yield from smoke.rise(state, bomb.hex, blast.smoke, weapon.id)
    return [man for man in cowed if eyes.order_id(state.men[man]) == "duck-back"]


def in_and_beside(state: State, hex_: Hex) -> list[str]:
    """The men whom an explosion in a hex shakes."""
    return [man.id for man in state.men.values() if man.on_board and man.hex and distance(man.hex, hex_) <= 1]


def _fragments(state: State, man: str, weapon: Weapon, blast: Blast, bomb: Bomb, *, near: bool) -> Steps[None]:
    side = 0 if near else 1
    shots = blast.damage[side]
    for shot in range(1, shots + 1):
        target = state.men[man]
        if not target.on_board:
            return
        ground = throwing.ground_term(state, target, bomb.thrown_from)
        terms: Ledger = (Term("frag", blast.frag[side], "14.2", weapon.name), ground)
        need = total(terms)
        roll = yield from d10("frag", "14.2", man)
        yield FragmentRolled(man, weapon.id, near, shot, shots, terms, need, roll, roll <= need)
        if roll <= need:
            yield from wounds.hit(state, man)
