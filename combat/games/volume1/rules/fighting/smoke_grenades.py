"""Smoke grenades: found by a check, thrown at any hex within reach, making only smoke (7.10)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.decisions import ChooseHex
from combat.games.volume1.rules.events import GrenadeArmed
from combat.games.volume1.rules.fighting import throwing, weapons
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.state import Man, State

ORDER, RULE = "smoke-grenade", "7.10"


def refusal(state: State, man: Man) -> Refusal | None:
    """Return the reason why a man may not be given the order, or None if there is a smoke grenade for him (7.10)."""
    return None if weapons.smoke_grenade(state, man.id) else Refusal("no-smoke-grenades", RULE)


def hexes_in_reach(state: State, man: Man) -> tuple[Hex, ...]:
    """Return every hex to which a man can throw, including his own, the nearest first (7.10)."""
    here, reach = man.place, state.book.charts.numbers.throw_reach
    return tuple(sorted(state.board.within(here, reach), key=lambda hex_: (distance(here, hex_), hex_)))


def impulse(state: State, man: str) -> Steps[None]:
    """Carry out the current impulse of the order: arm in 1, throw in 3, and perhaps move a hex in 2 and 4 (7.10)."""
    match state.clock.impulse:
        case 1:
            weapon = weapons.smoke_grenade(state, man)
            assert weapon is not None
            yield GrenadeArmed(man, weapon.id, RULE)
        case 3:
            yield from _throw(state, man)
        case _:
            yield from movement.move(state, man, 1, may_stay=state.men[man].morale != "berserk")


def _throw(state: State, man: str) -> Steps[None]:
    """Ask the player for the target and throw; no roll for how near it is to each man (7.10)."""
    soldier = state.men[man]
    if not soldier.grenade:
        return
    weapon = state.book.weapons[soldier.grenade]
    hexes: tuple[Answer, ...] = hexes_in_reach(state, soldier)
    hex_ = yield from ask(ChooseHex(RULE, man, hexes, why="smoke-target"))
    yield from throwing.come_down(state, man, weapon, hex_, RULE)
