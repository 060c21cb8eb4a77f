"""Weapons: ranges, and what slow and heavy weapons forbid to both sides (14.0, 14.1)."""

from __future__ import annotations

import pytest

from combat.games.volume1.rules.enemy import enemy_orders
from combat.games.volume1.rules.events import ShotFired, total
from combat.games.volume1.rules.fighting import fire, weapons
from combat.games.volume1.rules.fighting.weapons import skill
from combat.games.volume1.rules.state import Order
from tests.games.volume1.tiny_table import Table, written

MISS = 8


def given(table: Table, man: str, order: str, *directions: int) -> str:
    """Give an enemy the order of a card; return the order that he then has."""
    table.play(enemy_orders.give(table.state, table.ids[man], Order(order, directions), "9.1", "card"))
    return table.order_of(man)


@pytest.mark.rule("14.0")
@pytest.mark.parametrize(("away", "modifier"), [(1, 2), (3, 1), (6, 0), (9, -2), (10, -2), (12, -4)])
def test_14_0_the_distance_changes_the_skill_as_the_weapons_card_says(away: int, modifier: int) -> None:
    table = Table("taylor 01.01 rapid-fire m3=7", f"jung 01.{1 + away:02d} evade:1", size=(1, 20))
    ledger = fire.ledger(table.state, table["taylor"], table["jung"], table.state.book.weapons["m3"])
    assert total(ledger) == 7 - 2 + modifier
    assert next(term.rule for term in ledger if term.name == "range") == "13.0.3"


@pytest.mark.rule("14.0")
def test_14_0_beyond_its_range_a_weapon_is_not_fired() -> None:
    table = Table("taylor 01.01 rapid-fire", "jung 01.14 evade:1", size=(1, 20))
    assert fire.targets(table.state, table["taylor"]) == []


@pytest.mark.rule("14.1")
def test_14_1_a_slow_weapon_is_never_fired_rapidly_and_suppresses_slowly() -> None:
    table = Table("crowe 05.09 idle", "jung 05.05 hide")
    table.figures["pvt-crowe"] = table.figures["soldat-jung"].__class__(
        "pvt-crowe", "Crowe", "Pvt", "friendly", "able", tq=5, skills=table.figures["soldat-jung"].skills
    )
    assert table.refused("crowe", "rapid-fire") == table.refused("crowe", "suppressive-fire") == ("weapon-slow", "14.1")
    assert table.refused("crowe", "slow-suppressive-fire") is table.refused("crowe", "aimed-fire") is None


@pytest.mark.rule("14.1")
def test_14_1_a_quick_weapon_has_the_quick_marker() -> None:
    table = Table("crowe 05.09 idle")
    assert table.refused("crowe", "slow-suppressive-fire") == ("weapon-not-slow", "7.03")
    assert table.refused("crowe", "suppressive-fire") is None


@pytest.mark.rule("14.1")
def test_14_1_under_a_quick_order_a_man_with_two_weapons_fires_the_quick_one() -> None:
    table = Table("jung 05.05 rapid-fire p-38=3", "crowe 05.06 hide")
    assert [weapon.id for weapon in fire.can_hit(table.state, table["jung"], table["crowe"])] == ["p-38"]


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("order", "left"), [("rapid-fire", "aimed-fire"), ("suppressive-fire", "slow-suppressive-fire")]
)
def test_14_1_a_known_enemys_quick_order_is_replaced_at_once_for_a_slow_weapon(order: str, left: str) -> None:
    table = Table("jung 05.05 idle", "roth 05.04 idle unknown")
    assert given(table, "jung", order) == left
    assert given(table, "roth", order) == order


@pytest.mark.rule("14.1")
def test_14_1_a_heavy_weapon_is_worse_on_the_run_for_an_enemy_too() -> None:
    table = Table("jung 05.01 run-and-gun:1 bar=6", "crowe 05.09 evade")
    weapon = table.state.book.weapons["bar"]
    terms = fire.ledger(table.state, table["jung"], table["crowe"], weapon)
    assert [(term.value, term.rule) for term in terms if term.name == "heavy-weapon"] == [(-2, "14.1")]


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("weapon", "order", "left"),
    [
        ("bar", "sprint", "run-and-gun"),
        ("bar", "run-and-gun", "run-and-gun"),
        ("mg-42", "sprint", "sneak"),
        ("mg-42", "run-and-gun", "sneak"),
        ("mg-42", "sneak", "sneak"),
    ],
)
def test_14_1_what_weight_leaves_of_an_enemys_move(weapon: str, order: str, left: str) -> None:
    table = Table(f"jung 05.05 idle {weapon}=4", f"roth 05.04 idle unknown {weapon}=4")
    assert given(table, "jung", order, 5) == left
    assert written(table["jung"].order) == f"{left}:5"
    assert given(table, "roth", order, 5) == order


@pytest.mark.rule("14.1")
def test_14_1_with_an_assistant_an_enemy_gunner_evades_where_he_may_not_run() -> None:
    table = Table("stahl 05.05 idle", "roth 05.05 idle").gun("stahl", "roth")
    assert given(table, "stahl", "run-and-gun", 5) == "evade"
    assert table["roth"].order == Order("evade", (5,))


@pytest.mark.rule("14.1")
def test_14_1_who_lays_the_heavy_weapon_down_runs_again() -> None:
    table = Table("crowe 05.09 idle").gun("crowe")
    assert weapons.barred_by_weight(table.state, table["crowe"]) == weapons.TOO_HEAVY_ALONE
    table.give_orders("crowe leave", "crowe sprint", "commit")
    assert table.order_of("crowe") == "sprint"


@pytest.mark.rule("13.1")
def test_13_1_the_dice_of_a_burst_are_rolled_one_at_a_time_and_each_hit_counts() -> None:
    table = Table("taylor 05.05 rapid-fire", "jung 05.03 evade:1 tq=9")
    story = table.activate("taylor", "jung", "m3", impulse=1, d10=[1, 3, MISS, 1, 3], friendly_cards=[4, 6])
    assert [shot.result for shot in story.all(ShotFired)] == ["hit", "miss", "hit"]
    assert skill(table.state, "sgt-taylor", "m3") == 7
