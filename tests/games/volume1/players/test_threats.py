"""Cached threats of the enemies are reused between questions, but never longer than they are valid."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players import evaluation
from combat.games.volume1.players.evaluation import Threats, threats
from combat.games.volume1.rules.state import Flare, Order, State, Wound
from tests.games.volume1.tiny_table import Table

HERE = Hex("05.05")
ORDERS = ("evade", "sneak")


def battle() -> Table:
    """Return a battle of one man against two enemies, one of them hidden."""
    return Table("crowe 05.07", "jung 05.01 aimed-fire", "lang 08.02 hidden", size=(9, 9), ground="06.03 long-grass")


def on(found: Threats, state: State) -> list[float]:
    """Return the threat to the man in every hex with every order, hex by hex."""
    return [found.on(state, state.men["pvt-crowe"], hex_, order) for hex_ in state.board.hexes() for order in ORDERS]


def foe(state: State, **facts: object) -> None:
    """Change attributes of the first visible enemy in the state."""
    man = next(man for man in evaluation.foes(state) if man.seen)
    state.men[man.id] = replace(man, **facts)


def dig(state: State) -> None:
    """Change the terrain of hex 05.03 to trees."""
    state.board = state.board.with_terrain(Hex("05.03"), "trees")


def darken(state: State) -> None:
    """Make it night in the state."""
    state.night = 2


def light(state: State) -> None:
    """Make it night in the state, with a flare at 05.06."""
    state.night, state.flares = 2, (Flare(Hex("05.06"), 1),)


def fight(state: State) -> None:
    """Begin a melee in the first enemy's hex."""
    state.melee = frozenset({evaluation.foes(state)[0].place})


CHANGES: dict[str, Callable[[State], None]] = {
    "moves": lambda state: foe(state, hex=Hex("01.09")),
    "keeps low": lambda state: foe(state, order=Order("sneak")),
    "is shaken": lambda state: foe(state, morale="shaken"),
    "is hurt": lambda state: foe(state, wounds=(Wound("bad"),)),
    "is dry": lambda state: foe(state, ammo="none"),
    "waits": lambda state: foe(state, alert=False),
    "is out of sight": lambda state: foe(state, seen=False),
    "is dead": lambda state: foe(state, hex=None, fate="killed"),
    "ground": dig,
    "night": darken,
    "flare": light,
    "melee": fight,
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_is_kept_is_what_would_be_found_anew(what: str) -> None:
    state = battle().state
    before = on(threats(state), state)
    assert threats(state) is threats(state)
    CHANGES[what](state)
    after = on(threats(state), state)
    assert after == on(Threats(state), state)
    assert after != before


def test_an_order_of_a_friend_changes_nothing_of_it() -> None:
    state = battle().state
    kept = threats(state)
    state.men["pvt-crowe"] = replace(state.men["pvt-crowe"], order=Order("sneak"), hex=HERE)
    assert threats(state) is kept


def test_two_battles_in_turns_never_see_each_others_enemies() -> None:
    one, other = battle().state, battle().state
    foe(other, hex=Hex("01.09"))
    apart = [on(Threats(state), state) for state in (one, other)]
    for _ in range(2):
        assert [on(threats(state), state) for state in (one, other)] == apart
    assert apart[0] != apart[1]


def test_a_weapon_counter_that_runs_dry_is_not_forgotten() -> None:
    state = battle().gun(hex="01.01").state
    (gun,) = state.guns.values()
    manned = state.guns[gun.id] = replace(gun, operator=next(man.id for man in evaluation.foes(state) if man.seen))
    before = on(threats(state), state)
    state.guns[gun.id] = replace(manned, ammo="none")
    after = on(threats(state), state)
    assert after == on(Threats(state), state)
    assert after != before
