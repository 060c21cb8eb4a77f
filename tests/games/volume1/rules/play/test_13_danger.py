"""The danger to a man in each hex from known enemies agrees with the rules for the dice (9.3, 10.0, 13.0)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Night
from combat.games.volume1.rules.events import ShotFired
from combat.games.volume1.rules.fighting import chances, encounter, fire
from combat.games.volume1.rules.play import danger
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the

FOES = ("jung", "krause", "hoffmann", "wolff")
GROUNDS = ("rocks", "trees", "field", "hedgerow", "depression", "long-grass", "smoke")
ORDERS = ("aimed-fire", "rapid-fire", "suppressive-fire", "hide", "evade:5/6", "run-and-gun:3/4", "idle")
WORDS = ("", "shaken", "light", "bad", "low-ammo", "no-ammo", "unknown")


def anyhow(seed: int) -> tuple[State, Man]:
    """Return a random position made from a seed, and the man whose danger is computed.

    Enemies have any order and condition; smoke, ground and night vary.
    """
    dice = random.Random(seed)
    hexes = [f"{column:02}.{row:02}" for column in range(1, 10) for row in range(1, 10)]
    dice.shuffle(hexes)
    men = [f"{name} {hexes.pop()} {dice.choice(ORDERS)} {dice.choice(WORDS)}" for name in FOES]
    guard = hexes.pop()
    men += [f"cragg {guard} guard", f"weiss {guard}"]
    ground = [f"{hex_} {dice.choice(GROUNDS)}" for hex_ in hexes[:25]]
    own = f"taylor {hexes.pop()} {dice.choice(['hide', 'evade', 'aimed-fire', 'idle'])}"
    dark = dice.choice([None, Night(4, beyond=2, fire=-2)])
    table = Table(own, *men, ground="; ".join(ground), printed=True, night=dark).take("weiss", "cragg")
    table.state.night = 4 if dark is not None else 0
    if dice.random() < 0.3:
        table.clock("friendly-orders")
    else:
        table.clock("action", dice.choice((1, 4)))
    return table.state, table["taylor"]


def shots_in_each_hex(state: State, man: Man) -> Iterator[tuple[Hex, list[tuple[bool, float]]]]:
    """Yield each hex with the shots that known enemies would have at a man there.

    A shot is whether it causes only a Morale Check, and the probability that it hits.
    """
    for column in range(1, 10):
        for row in range(1, 10):
            hex_ = Hex(f"{column:02}.{row:02}")
            there = replace(man, hex=hex_, seen=True)
            shots = []
            for foe in danger.shooters(state):
                if not encounter.begins_fight(state, man, hex_) and fire.refusal(state, foe, there) is None:
                    shot = chances.best_shot(state, foe, there)
                    shots.append((fire.is_check_only(state, foe, there), 0.0 if shot is None else shot.odds.any))
            yield hex_, shots


@pytest.mark.rule("13.0")
@pytest.mark.parametrize("seed", range(40))
def test_13_0_each_hex_says_the_best_shot_that_any_known_enemy_has_there(seed: int) -> None:
    state, man = anyhow(seed)
    found = danger.dangers(state, man)
    for hex_, shots in shots_in_each_hex(state, man):
        worst = max((chance for _, chance in shots), default=0.0)
        told = max((one.chance for one in found.in_hex(hex_)), default=0.0)
        assert told == pytest.approx(worst), f"{hex_}: {told} is not {worst}"


@pytest.mark.rule("13.0")
def test_13_0_the_danger_of_a_hex_is_the_sum_of_the_shot_that_is_fired_there() -> None:
    table = Table("taylor 05.05 hide", "jung 05.02 aimed-fire kar-98k=6 light", ground="05.05 rocks", printed=True)
    told = the(danger.Danger, danger.dangers(table.state, table["taylor"]).worst(Hex("05.05")))
    shot = table.activate("jung", impulse=2, d10=[9]).one(ShotFired)
    assert told.foe == table.ids["jung"]
    assert told.chance == pytest.approx(chances.hit(shot.need, 0))
    assert visibility.range_between(table["jung"], table["taylor"]) == shot.range


@pytest.mark.rule("15.0")
def test_15_0_nobody_is_in_danger_of_fire_where_he_would_be_in_a_melee() -> None:
    table = Table("taylor 05.05 evade", "jung 05.02 aimed-fire", "krause 05.04 hide").clock("action", 1)
    found = danger.dangers(table.state, table["taylor"])
    assert found.worst(Hex("05.04")) is None, "Krause is there, and Jung cannot fire into the melee"
    assert found.worst(Hex("05.05")) is not None
    routed = Table("taylor 05.05 evade", "jung 05.02 aimed-fire", "krause 05.04 hide rout").clock("action", 1)
    told = danger.dangers(routed.state, routed["taylor"]).worst(Hex("05.04"))
    assert told is not None, "who has routed surrenders, and there is no melee"


@pytest.mark.rule("8.2", "13.0")
@pytest.mark.parametrize("words", ["unknown aimed-fire", "hide", "no-ammo aimed-fire", "sneak:5/6"])
def test_8_2_an_unknown_enemy_and_one_who_cannot_fire_are_no_danger(words: str) -> None:
    table = Table("taylor 05.05 hide", f"jung 05.02 {words}")
    assert not danger.dangers(table.state, table["taylor"])


@pytest.mark.rule("9.3")
def test_9_3_before_orders_are_drawn_an_alert_enemy_counts_as_if_he_aimed_and_a_waiting_one_not() -> None:
    table = Table("taylor 05.05 idle", "jung 05.02 idle").clock("friendly-orders")
    aimed = Table("taylor 05.05 idle", "jung 05.02 aimed-fire").clock("friendly-orders")
    assert danger.dangers(table.state, table["taylor"]) == danger.dangers(aimed.state, aimed["taylor"])
    waiting = Table("taylor 05.05 idle", "jung 05.02 idle waiting").clock("friendly-orders")
    assert not danger.dangers(waiting.state, waiting["taylor"])
    late = Table("taylor 05.05 idle", "jung 05.02 idle").clock("action", 1)
    assert not danger.dangers(late.state, late["taylor"])


def test_the_positions_made_up_hold_enough_danger() -> None:
    assert sum(len(danger.dangers(*anyhow(seed)).wounding) > 5 for seed in range(40)) >= 20


@pytest.mark.rule("7.03", "13.0.9")
@pytest.mark.parametrize("seed", range(40))
def test_13_0_9_hits_that_bring_a_morale_check_only_are_told_apart_from_those_that_wound(seed: int) -> None:
    state, man = anyhow(seed)
    found = danger.dangers(state, man)
    for hex_, shots in shots_in_each_hex(state, man):
        wounds, checks = (
            max((chance for only, chance in shots if only is kind), default=0.0) for kind in (False, True)
        )
        told = {one.check_only: one.chance for one in found.in_hex(hex_)}
        assert told.get(False, 0.0) == pytest.approx(wounds)
        assert told.get(True, 0.0) == pytest.approx(checks if checks > wounds else 0.0)


@pytest.mark.rule("7.03", "13.0.9")
def test_13_0_9_a_likelier_morale_check_stands_beside_the_hit_that_can_wound() -> None:
    table = Table("taylor 05.05 hide", "jung 05.02 aimed-fire", "krause 05.03 suppressive-fire", printed=True)
    wound, check = danger.dangers(table.state, table["taylor"]).in_hex(Hex("05.06"))
    assert (wound.foe, wound.check_only) == (table.ids["jung"], False)
    assert (check.foe, check.check_only) == (table.ids["krause"], True)
    assert check.chance > wound.chance
