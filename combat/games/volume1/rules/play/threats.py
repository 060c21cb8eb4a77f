"""The enemy's possible attacks on a man this turn, and the effect of Duck Back on them (7.19, 12.0, 13.0).

They are computed from the same ledgers as the rolls, and only from what the player can see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import distance
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.fighting import chances, explosions, fire, strike_area, throwing, weapons
from combat.games.volume1.rules.play import initiative, prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Bomb, Man, Order, State

TENTH = 0.1
"""One point of a d10: smaller differences do not justify a question."""


class Risk(Record):
    """The chance that a man is hit at least once, from 0.0 to 1.0."""

    open: float
    """If he goes on, standing where he is now; a hidden man must be spotted first."""
    low: float
    """If he ducks back."""

    @property
    def saved(self) -> float:
        """By how much ducking back reduces the chance of a hit."""
        return self.open - self.low


class Threat(Record):
    """First attack on a man that a known enemy's order allows this turn."""

    foe: str
    impulse: int
    risk: Risk


def together(risks: Iterable[Risk]) -> Risk:
    """Return the chance that at least one of several independent attacks hits, without and with Duck Back."""
    found = tuple(risks)
    return Risk(1 - prod(1 - one.open for one in found), 1 - prod(1 - one.low for one in found))


def seeing(state: State, man: Man) -> list[Man]:
    """Return the enemies, Known or not, who see a man now."""
    return [foe for foe in state.on_board("enemy") if visibility.sees(state, foe, man)]


def threat(state: State, foe: Man, man: Man, watching: Sequence[Man]) -> Threat | None:
    """Return the first attack on a man that a known enemy's order still allows this turn, or None if there is none.

    `watching` are the enemies who see the man.
    """
    impulses = _impulses(state, foe, man, watching) if foe.seen else []
    attack = prospects.first_attack(state, foe, replace(man, seen=True), impulses)
    if attack is None:
        return None
    impulse, there = attack
    turned = prospects.precedes(state, man, foe, impulse, acted=True)
    low = replace(man, order=Order("hide" if turned else "duck-back"))
    on, down = (_spotted(state, foe, one) * _hit(state, there, one) for one in (man, low))
    return Threat(foe.id, impulse, Risk(on, down))


def known_fire(state: State, man: Man, watching: Sequence[Man]) -> list[Threat]:
    """Return the first attack on a man by each known enemy among `watching`, the enemies who see him (13.0)."""
    return [one for foe in watching if (one := threat(state, foe, man, watching)) is not None]


def fire_risk(man: Man, fire_on_him: Sequence[Threat]) -> Risk | None:
    """Return the risk of `fire_on_him`, the known enemies' first attacks on a man; None if there are none.

    The attacks on a man in sight are taken together. A hidden man's spotting decides for all enemies at once, so that
    for him it is the attack against which Duck Back helps most.
    """
    if man.seen and fire_on_him:
        return together(one.risk for one in fire_on_him)
    worst = worst_of(fire_on_him)
    return None if worst is None else worst.risk


def worst_of(fire_on_him: Sequence[Threat]) -> Threat | None:
    """Return the attack against which Duck Back helps most; None if there is no attack."""
    return max(fire_on_him, key=lambda one: (round(one.risk.saved, 6), one.risk.open), default=None)


def may_fire(state: State, foe: Man, man: Man, watching: Sequence[Man]) -> bool:
    """Return whether an unknown enemy's order marker still lets him fire, or an enemy without one may draw one and
    fire (9.7).

    A waiting enemy must be alerted before he draws. `watching` are the enemies who see the man.
    """
    if foe.order is None:
        return len(initiative.acts_in(state, foe)) > (1 if foe.alert else 2)
    return not foe.seen and bool(_impulses(state, foe, man, watching))


def blast(state: State, man: Man) -> Risk | None:
    """Return the risk from the live grenades whose markers a man is under, or None if none has fragments (14.2)."""
    under = [(bomb, side) for bomb in state.bombs for side in _sides(bomb, man)]
    whole = [(bomb, side) for bomb, side in under if not weapons.is_smoke_grenade(state.book.weapons[bomb.weapon])]
    turned = bool(initiative.acts_in(state, man, acted=True))
    low = replace(man, order=Order("hide" if turned else "duck-back"))
    on, down = (1 - prod(1 - _fragments(state, one, bomb, side) for bomb, side in whole) for one in (man, low))
    return Risk(on, down) if whole else None


class Peril(Record):
    """Sources of danger that Duck Back reduces for a man, and the greatest reduction (7.19)."""

    sources: frozenset[str] = frozenset()
    """The ids of the enemies, the hexes of live grenades and the ids of strikes; empty where it takes nothing off."""
    saved: float = 0.0
    """The most that it takes off a chance that is known, 0.0-1.0."""


def peril(state: State, man: Man) -> Peril:
    """Return the dangers that Duck Back reduces by a tenth or more: known enemies' shots, and explosions (7.19).

    For fragments, and for enemies whose weapon or order the player does not know, only the effect of the terrain
    counts; such enemies do not fire at a hidden man.
    """
    watching, low = seeing(state, man), replace(man, order=Order("duck-back"))
    found = known_fire(state, man, watching)
    risk = fire_risk(man, found)
    felt = risk is not None and round(risk.saved, 6) >= TENTH
    sources = {one.foe for one in found if felt and round(one.risk.saved, 6) > 0}
    covered = fire.cell(state, low).modifier < fire.cell(state, man).modifier
    if man.seen and covered:
        sources.update(foe.id for foe in watching if may_fire(state, foe, man, watching))
    sources.update(_bursting_beside(state, man, low, covered=covered))
    return Peril(frozenset(sources), risk.saved if felt and risk is not None else 0.0)


def _bursting_beside(state: State, man: Man, low: Man, *, covered: bool) -> Iterator[str]:
    """Yield the live grenades and strikes that may reach a man where ducking back improves his cover."""
    for bomb in state.bombs:
        if distance(bomb.hex, man.place) <= 1:
            terms = [throwing.ground_term(state, one, bomb.thrown_from).value for one in (low, man)]
            if terms[0] < terms[1]:
                yield f"{bomb.weapon} {bomb.hex}"
    for strike in state.strikes if covered else ():
        if man.id in strike_area.endangered(state, state.book.scenario.barrage(strike)):
            yield strike


def _sides(bomb: Bomb, man: Man) -> list[int]:
    """Return the sides of a grenade's marker that a man is under: 0 near, 1 far."""
    return [side for side, men in enumerate((bomb.near, bomb.far)) if man.id in men]


def _fragments(state: State, man: Man, bomb: Bomb, side: int) -> float:
    """Return the chance that at least one of a grenade's damage dice hits a man."""
    weapon = state.book.weapons[bomb.weapon]
    assert weapon.blast is not None
    need = total(explosions.damage_ledger(state, man, weapon, bomb, side))
    return float(1 - (1 - explosions.damage_odds(need)) ** weapon.blast.damage[side])


def _hit(state: State, foe: Man, man: Man) -> float:
    shot = chances.best_shot(state, foe, man) if visibility.sees(state, foe, man) else None
    return shot.odds.any if shot is not None else 0.0


def _spotted(state: State, foe: Man, man: Man) -> float:
    """Return the chance that an enemy spots a man before he fires; 1.0 for a man already seen."""
    return 1.0 if man.seen else chances.spotting(state, foe, man).share


def _impulses(state: State, foe: Man, man: Man, watching: Sequence[Man]) -> list[int]:
    """Return the impulses in which an enemy's order lets him fire; at a hidden man only after a possible spotting."""
    fires = prospects.fires_in(state, foe)
    if man.seen:
        return fires
    looking = [one for one in watching if prospects.spotting_refusal(state, one) is None]
    return [impulse for impulse in fires if any(prospects.precedes(state, one, foe, impulse) for one in looking)]
