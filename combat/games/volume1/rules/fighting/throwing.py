"""Landing of a grenade: scatter, and whether it lands near or far from each man in the hex (7.09-7.11, 10.09)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.cards import discard_windows
from combat.games.volume1.rules.cards.lasting_effects import effect_terms
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.events import GrenadeFell, GrenadeThrown, Ledger, ManHeld, Term, total
from combat.games.volume1.rules.fighting import fire, weapons
from combat.games.volume1.rules.men import checks, troop_quality
from combat.games.volume1.rules.rolling import d6
from combat.games.volume1.rules.sight import night, spotting, visibility
from combat.games.volume1.rules.state import Man, State

FACES = 10
"""Faces of the die that scatters."""


def come_down(state: State, man: str, weapon: Weapon, aimed_at: Hex, rule: str) -> Steps[Hex]:
    """Throw or fire a grenade at a hex, with scatter; return the hex where it lands."""
    if not state.men[man].seen:
        why = "launched" if weapons.is_rifle_grenade(weapon) else "threw"
        yield from spotting.found(state, man, "", why, "8.1" if state.men[man].side == "friendly" else "8.2")
    start = scatters_from(state, state.men[man], aimed_at)
    stake = discard_windows.Stake(state.men[man].side == "friendly", called="scatter")
    roll = yield from discard_windows.roll_with_cards(
        state, man, start - 1, "grenade", "scatter", rule, lambda number: number < start, start / FACES, stake
    )
    landed: Hex | None = aimed_at
    if roll >= start:
        heading = yield from d6("scatter-direction", rule, man)
        landed = compass(state).step(state.board, aimed_at, heading)
    if landed is None:
        yield ManHeld(man, "grenade-off-board", rule)
        landed = aimed_at
    yield GrenadeThrown(man, weapon.id, aimed_at, landed, roll, start, rule)
    return landed


def lie_near(state: State, man: str, weapon: Weapon, hex_: Hex, aimed_at: Hex, rule: str) -> Steps[None]:
    """Roll for each man in the hex where a grenade landed: near (by the thrower's skill) or far (7.09)."""
    for target in [other.id for other in state.men_in(hex_)]:
        terms = near_ledger(state, state.men[man], weapon, state.men[target], aimed_at)
        need = total(terms)
        stake = discard_windows.Stake(wanted=state.men[target].side == "enemy", about=target)
        thrown = yield from checks.throw(state, man, need, "grenade", "grenade", rule, stake)
        yield GrenadeFell(
            man, target, thrown.passed, terms, need, thrown.roll, rule, thrown.confirm, thrown.confirm_roll
        )


def scatters_from(state: State, man: Man, hex_: Hex) -> int:
    """Return the roll from which a grenade scatters: 9, or 6 if the thrower does not see the hex (7.09)."""
    numbers = state.book.charts.numbers
    return numbers.scatters_from - (0 if sees_hex(state, man, hex_) else numbers.unseen_scatter)


def sees_hex(state: State, man: Man, hex_: Hex) -> bool:
    """Return whether a hex is in a man's line of sight (12.0)."""
    return visibility.between(state, man.place, hex_, visibility.keeps_low(state, man)).visible


def near_ledger(state: State, man: Man, weapon: Weapon, target: Man, aimed_at: Hex | None = None) -> Ledger:
    """Return the ledger of the roll for Grenade Near: the thrower's skill, and the target's order and terrain (7.09).

    For a rifle grenade, the range to the hex aimed at counts too, and smoke and night if the man sees it (7.11, 18.0,
    21.0).
    """
    rule = "7.11" if weapons.is_rifle_grenade(weapon) else "7.09" if man.side == "friendly" else "10.09"
    terms: Ledger = (Term("weapon-skill", weapons.skill(state, man.id, weapon.id), rule, weapon.name),)
    terms += (ground_term(state, target, man.place),)
    if weapons.is_rifle_grenade(weapon):
        terms += _shot_terms(state, man, weapon, aimed_at or target.place)
    terms += troop_quality.wound_terms(state, man, "ws") + troop_quality.morale_terms(state, man, "ws")
    return terms + effect_terms(state, "weapon-skill", man)


def _shot_terms(state: State, man: Man, weapon: Weapon, aimed_at: Hex) -> Ledger:
    here = man.place
    far = distance(here, aimed_at)
    terms: Ledger = (Term("range", fire.range_modifier(weapon, far) or 0, "7.11", str(far)),)
    line = visibility.between(state, here, aimed_at, visibility.keeps_low(state, man))
    if not line.visible:
        return terms
    return terms + visibility.smoke_terms(state, here, aimed_at) + night.fire_terms(state, far, aimed_at)


def ground_term(state: State, target: Man, thrown_from: Hex) -> Term:
    """Return the Order/Terrain term; it is 0 in a building for a grenade from an adjacent hex (11.02, 14.2)."""
    stance = visibility.stance(state, target)
    if stance.ground == "building" and distance(thrown_from, target.place) == 1:
        return Term("order-terrain", 0, "11.02", stance)
    return Term("order-terrain", fire.cell(state, target).modifier, "13.0.2", stance)


# -- odds -----------------------------------------------------------------------------------------------------------


class ThrowOdds(Record):
    """Probabilities, 0.0-1.0, of a throw at a hex, if no card is used; `near` pairs men with theirs."""

    scatters_from: int
    scatters: float
    near: tuple[tuple[str, float], ...]
    """Each man in the hex, and the probability that a grenade landing there is near him."""


def odds(state: State, man: Man, weapon: Weapon, aimed_at: Hex) -> ThrowOdds:
    """Return the odds of a throw, computed from the ledgers of its rolls; a dummy counts as a man."""
    start = scatters_from(state, man, aimed_at)
    near: list[tuple[str, float]] = []
    if not weapons.is_smoke_grenade(weapon):
        for target in state.men_in(aimed_at):
            need = total(near_ledger(state, man, weapon, target, aimed_at))
            near.append((target.id, _chance(need, total(troop_quality.quality(state, man)) + need)))
    return ThrowOdds(start, (FACES - start) / FACES, tuple(near))


def _chance(need: int, confirm: int) -> float:
    """Return the chance of a roll of `need` or less; below 0 by the Rule of 0 (2.0)."""
    if need >= 0:
        return min(need + 1, FACES) / FACES
    return max(0, min(confirm + 1, FACES)) / FACES**2
