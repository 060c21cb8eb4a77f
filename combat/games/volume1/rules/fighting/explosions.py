"""Explosions of grenades: damage, Morale Checks, alerts, smoke (14.2)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.cards import discard_windows
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import DummyRemoved, FragmentRolled, GrenadeExploded, Ledger, Term, total
from combat.games.volume1.rules.fighting import encounter, smoke, throwing, weapons
from combat.games.volume1.rules.men import checks, wounds
from combat.games.volume1.rules.orders.duck_back import drop_grenade, is_kept_down
from combat.games.volume1.rules.rolling import d10
from combat.games.volume1.rules.state import Bomb, Man, State


def explode_all(state: State) -> Steps[list[str]]:
    """Run step 5a: explode all grenades in the order in which they landed (14.2).

    A grenade still in a man's hand is first dropped in his hex. Return the ids of the men who start the next turn with
    Duck Back because of a failed check.
    """
    cowed: list[str] = []
    for man in [man.id for man in state.men.values() if man.grenade and (man.hex or man.fell_at)]:
        yield from drop_grenade(state, man)
    while state.bombs:
        cowed += yield from go_off(state, 0)
    return list(dict.fromkeys(cowed))


def go_off(state: State, place: int) -> Steps[list[str]]:
    """Explode the grenade with index `place`: damage rolls, Morale Checks, alerts, smoke (14.2).

    Sums are computed before the first die, from the state at the explosion (13.0). A dummy that would have to check is
    removed (12.0). Return the ids of the men who start the next turn with Duck Back because of a failed check.
    """
    bomb = state.bombs[place]
    weapon = state.book.weapons[bomb.weapon]
    blast = weapon.blast
    assert blast is not None
    yield GrenadeExploded(weapon.id, bomb.hex, place=place)
    shaken = in_and_beside(state, bomb.hex)
    yield from turn_dummies_over(state, shaken, "14.2")
    if not weapons.is_smoke_grenade(weapon):
        under = [(state.men[man], 0) for man in bomb.near] + [(state.men[man], 1) for man in bomb.far]
        sums = [(man.id, side, damage_ledger(state, man, weapon, bomb, side)) for man, side in under if man.on_board]
        for man, side, terms in sums:
            yield from fragments(state, man, weapon, side, terms, "14.2")
    cowed = yield from shake(state, shaken, "14.2")
    yield from alert.alert_within(state, bomb.hex, state.book.charts.numbers.explosion_noticed, "explosion", "9.8.5")
    yield from smoke.rise(state, bomb.hex, blast.smoke, weapon.id)
    yield from encounter.resolve_encounters(state)
    return cowed


def damage_ledger(state: State, man: Man, weapon: Weapon, bomb: Bomb, side: int) -> Ledger:
    """Return the ledger of a grenade's damage roll: its Frag, and the man's order and terrain.

    `side` is 0 near the grenade, 1 far from it.
    """
    assert weapon.blast is not None
    frag = Term("frag", weapon.blast.frag[side], "14.2", weapon.name)
    return (frag, throwing.ground_term(state, man, bomb.thrown_from))


# -- shared by grenades and shells ----------------------------------------------------------------------------------


def in_and_beside(state: State, hex_: Hex) -> list[str]:
    """Return the ids of the men in a hex and in adjacent hexes, who must check when something explodes in the hex."""
    return [man.id for man in state.men.values() if man.on_board and man.hex and distance(man.hex, hex_) <= 1]


def turn_dummies_over(state: State, shaken: list[str], rule: str) -> Steps[None]:
    """Remove those of the given men who are dummies, since they would have to make a check (12.0)."""
    for man in shaken:
        if state.figure(man).dummy:
            yield DummyRemoved(man, rule)


def fragments(state: State, man: str, weapon: Weapon, side: int, terms: Ledger, rule: str) -> Steps[None]:
    """Roll a weapon's damage dice against a man while he is alive, all against the same sum (13.0, 13.1).

    `side` is 0 near a grenade or in a shell's hex, 1 far from the grenade or beside the hex.
    """
    assert weapon.blast is not None
    shots, need = weapon.blast.damage[side], total(terms)
    for shot in range(1, shots + 1):
        if not state.men[man].on_board:
            return
        roll = yield from _damage_die(state, man, weapon, need, rule)
        yield FragmentRolled(man, weapon.id, side == 0, shot, shots, terms, need, roll, roll <= need, rule)
        if roll <= need:
            yield from wounds.hit(state, man)


def damage_odds(need: int) -> float:
    """Return the chance, 0.0-1.0, that one damage die hits; no Rule of 0, no automatic miss on a 9 (13.1)."""
    return max(0, min(need, 9) + 1) / 10


def _damage_die(state: State, man: str, weapon: Weapon, need: int, rule: str) -> Steps[int]:
    """Roll a damage die; a card may re-roll a grenade's if it hits a friendly or misses an enemy (5.1.2)."""
    if weapon.is_artillery:
        return (yield from d10("frag", rule, man))
    odds = damage_odds(need)
    stake = discard_windows.Stake(state.men[man].side == "enemy", called="frag", whose="both")
    roll = discard_windows.roll_with_cards(
        state, man, need, "grenade", "frag", rule, lambda number: number <= need, odds, stake
    )
    return (yield from roll)


def shake(state: State, men: list[str], rule: str) -> Steps[list[str]]:
    """Make a Morale Check for each man who is alive.

    Return the ids of those who fail and start the next turn with Duck Back (14.2, 20.0).
    """
    cowed = []
    for man in men:
        if not state.men[man].on_board or (yield from checks.morale_check(state, man, "explosion", rule)):
            continue
        if is_kept_down(state, state.men[man]):
            cowed.append(man)
    return cowed
