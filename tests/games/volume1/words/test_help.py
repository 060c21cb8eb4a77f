"""Help texts on everything at the table."""

from __future__ import annotations

import re

import pytest

from combat.engine import words
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import PACES
from combat.engine.words.rulebook import rulebook
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import MORALE_STATES, Book, OrderType
from combat.games.volume1.rules.components import EnemyCard
from combat.games.volume1.rules.sight.sight_lines import SightLines
from combat.games.volume1.rules.state import Wound
from combat.games.volume1.table.battle_keys import KEYS
from combat.games.volume1.words import help_texts as help_
from combat.games.volume1.words import names
from tests.games.volume1.skirmish import skirmish


@pytest.fixture(scope="module")
def open_book() -> Book:
    """Return the book of First Light."""
    return load_book("first-light")


ENEMY_ORDERS = [kind for kind in skirmish().charts.orders.values() if kind.enemy_rule]


@pytest.mark.rule("10.0")
@pytest.mark.parametrize("kind", ENEMY_ORDERS, ids=lambda kind: kind.id)
def test_10_0_an_enemys_order_has_the_enemys_help(kind: OrderType) -> None:
    """What is printed on the marker for the player's men, who may choose, is not said of an enemy, who may not."""
    shown = help_.order(kind, "enemy")
    assert shown.rule == kind.enemy_rule
    assert " may " not in shown.text
    assert not [line for line in shown.lines if line.startswith("Impulse")]
    if kind.id not in ("melee", "guard", "reload", "duck-back"):
        assert shown.text != help_.order(kind).text


@pytest.mark.rule("10.01", "10.05", "10.07", "10.11", "10.12")
@pytest.mark.parametrize(
    ("order", "said", "unsaid"),
    [
        ("aimed-fire", "he must fire if he sees a spotted man of yours when he is activated", "known enemy"),
        ("sneak", "1 hex in Impulse 2, in the first direction, and 1 hex in Impulse 4, in the second", "may"),
        ("sprint", "he waits for an impulse that leads past it", "may duck back"),
        ("hide", "Does nothing else this turn", "hidden again"),
        ("rally", "no leader helps", "LDR"),
    ],
)
def test_10_0_the_enemys_help_says_what_chapter_10_says(order: str, said: str, unsaid: str) -> None:
    told = help_.order(skirmish().charts.orders[order], "enemy").text
    assert said in told and unsaid not in told


@pytest.mark.rule("9.3", "10.05")
def test_10_05_a_spot_report_tells_which_way_a_sneak_goes(open_book: Book) -> None:
    for serial in (28, 49):
        card = open_book.enemy_cards[serial]
        rows = [row for section in (card.cover, card.open) for row in section.values()]
        assert any(row.order == "sneak" and len(set(row.directions)) > 1 for row in rows), (
            "the cards whose help was wrong"
        )
        line = next(line for line in help_.enemy_card(card, "Red", 4, used=False).lines if "Sneak" in line)
        ((first, second),) = re.findall(r"^(\d)/(\d): ", line)
        assert f"A Sneak goes {first} in Impulse 2 and {second} in Impulse 4" in line


@pytest.mark.rule("9.3")
def test_9_3_a_spot_report_of_one_direction_says_it_once(open_book: Book) -> None:
    def one_way(card: EnemyCard) -> bool:
        rows = [row.directions for row in card.cover.values() if len(set(row.directions)) > 1]
        return not rows and len(set(card.rout)) == 1

    found = list(filter(one_way, open_book.enemy_cards.values()))
    assert found
    for card in found:
        lines = help_.enemy_card(card, "Red", 4, used=False).lines
        told = f"{names.directions(card.rout)}: direction {card.rout[0]} in all four Impulses."
        assert told in lines


@pytest.mark.rule("11.06")
@pytest.mark.parametrize("terrain", ["wall", "hedgerow", "marsh", "rocks", "rubble"])
def test_11_06_what_the_help_says_of_an_obstacle_the_line_of_sight_says_too(terrain: str) -> None:
    charts = skirmish().charts
    assert "Blocks line of sight between men on the same level" in help_.ground(charts.terrain[terrain]).text
    lines = SightLines(Board.of("strip", 1, 9, {Hex("01.04"): terrain}), charts.terrain, charts.numbers)
    assert not lines.check(Hex("01.02"), Hex("01.06")).visible


@pytest.mark.rule("11.08", "11.09", "11.13", "11.15")
@pytest.mark.parametrize("terrain", ["depression", "stream", "foxhole", "crater"])
def test_11_08_what_the_help_says_of_sunken_ground_the_line_of_sight_says_too(terrain: str) -> None:
    charts = skirmish().charts
    said = help_.ground(charts.terrain[terrain]).text
    assert (
        "only from the next hex, from well above (12.1h), along connected sunken ground, or down a continuous slope"
        in said
    )
    lines = SightLines(Board.of("strip", 1, 9, {Hex("01.04"): terrain}), charts.terrain, charts.numbers)
    seen = [lines.check(Hex(start), Hex("01.04"), b_low=True).visible for start in ("01.03", "01.05", "01.02", "01.08")]
    assert seen == [True, True, False, False]
    assert lines.check(Hex("01.02"), Hex("01.04")).visible, "he does not keep low"


@pytest.mark.rule("7.04")
def test_7_04_run_and_gun_is_no_fire_from_the_hip() -> None:
    assert "hip" not in help_.order(skirmish().charts.orders["run-and-gun"]).text


@pytest.mark.rule("6.0")
def test_6_0_an_order_marker_tells_what_each_impulse_allows() -> None:
    kind = skirmish().charts.orders["run-and-gun"]
    shown = help_.order(kind)
    assert shown.title == "Run & Gun"
    assert shown.lines == (
        "Impulse 1: must move 1 hex",
        "Impulse 2: must fire; with no target he must move 1 hex",
        "Impulse 3: must move 1 hex",
        "Impulse 4: must fire; with no target he must move 1 hex",
        "−2 to Weapon Skill",
    )
    assert (shown.rule, help_.order(kind, "enemy").rule) == ("7.04", "10.04")


def test_every_order_of_the_chart_has_help() -> None:
    for kind in skirmish().charts.orders.values():
        shown = help_.order(kind)
        assert shown.text
        assert ("may not fire in any impulse" in " ".join(shown.lines)) == (not kind.may_fire)


def test_every_terrain_of_the_chart_has_help() -> None:
    for terrain in skirmish().charts.terrain.values():
        shown = help_.ground(terrain)
        assert shown.title and shown.text
        assert shown.rule == terrain.rule
    assert help_.ground(skirmish().charts.terrain["wall"]).lines == ("cover", "rough")


@pytest.mark.rule("17.0")
def test_17_0_every_morale_state_tells_its_figures() -> None:
    for state in MORALE_STATES:
        assert help_.morale(skirmish(), state).text
    assert help_.morale(skirmish(), "shaken").lines == ("TQ −2, WS −2",)


@pytest.mark.rule("17.1", "17.2d", "17.3c")
def test_17_0_an_enemys_morale_tells_what_the_cards_make_of_it_and_not_what_you_may_order() -> None:
    for state in MORALE_STATES:
        shown = help_.morale(skirmish(), state, "enemy")
        assert "known enemy" not in shown.text and "can be rallied" not in shown.text and "freely" not in shown.text
        assert (shown.lines, shown.rule) == (
            help_.morale(skirmish(), state).lines,
            help_.morale(skirmish(), state).rule,
        )
    assert "within 4 hexes he charges" in help_.morale(skirmish(), "berserk", "enemy").text
    assert "Rout direction" in help_.morale(skirmish(), "rout", "enemy").text


@pytest.mark.rule("17.4d", "17.4e")
def test_17_4_a_guard_of_each_side_has_his_own_rules() -> None:
    friendly, enemy = help_.guard("friendly"), help_.guard("enemy")
    assert (friendly.rule, enemy.rule) == ("17.4d", "17.4e")
    assert "Plan" in friendly.text and "Plan" not in enemy.text
    assert "Rout direction" in enemy.text and "captured" in enemy.text


@pytest.mark.rule("7.09", "7.10", "10.09")
def test_7_09_a_live_grenade_cites_the_paragraph_of_its_side_and_kind() -> None:
    told = [
        help_.live_grenade(kind, side).rule
        for kind, side in (("grenade", "friendly"), ("grenade", "enemy"), ("smoke", "friendly"))
    ]
    assert told == ["7.09", "10.09", "7.10"]


@pytest.mark.rule("16.0a")
def test_16_0a_nobody_carries_an_enemy() -> None:
    wound = Wound("bad", evac=True)
    assert help_.wound(skirmish(), wound).lines == ("He can only Hide or be carried until it is bandaged.",)
    assert help_.wound(skirmish(), wound, "enemy").lines == ("He can only Hide until it is bandaged.",)


@pytest.mark.rule("16.0")
def test_16_0_a_wound_tells_what_it_takes() -> None:
    book = skirmish()
    assert help_.wound(book, Wound("light")).text == "No Sprint. TQ −1, WS −1."
    assert help_.wound(book, Wound("bad", evac=True)).lines[0].startswith("He can only Hide")
    assert help_.wound(book, Wound("bad", evac=True, bandaged=True)).lines == ()
    assert help_.wound(book, Wound("light", bandaged=True)).rule == "16.1"


def test_every_marker_has_help_and_its_paragraph() -> None:
    for kind, rule in help_.THINGS.items():
        shown = help_.thing(kind)
        assert shown.title and shown.text
        assert shown.rule == rule and rule in rulebook().paragraphs


def test_every_key_and_every_pace_has_its_words() -> None:
    for action in KEYS.defaults:
        assert words.text(f"key-{action}")
    for pace in PACES:
        assert words.text(f"pace-{pace}")


@pytest.mark.rule("13.0.2", "12.0.2")
def test_13_0_2_the_help_on_ground_holds_its_columns_of_both_charts() -> None:
    charts = skirmish().charts
    for terrain in charts.terrain:
        fire, spotting = help_.exposure(charts, terrain)
        for shown, chart in ((fire, charts.fire), (spotting, charts.spotting)):
            assert all(any(names.order(order) in line for line in shown.lines) for order in chart)
    fire, _ = help_.exposure(charts, "rocks")
    assert fire.title == "Order/Terrain chart: rocks"
    assert fire.lines[-1] == "−5 M: Hide"


@pytest.mark.rule("14.0", "14.1", "14.2")
def test_14_0_a_weapons_help_is_its_card() -> None:
    weapons = skirmish().weapons
    rifle = help_.weapon(weapons["kar-98k"])
    assert rifle.text == "Range 55 hexes, rate of fire 1. Weapon Skill by distance:"
    assert rifle.lines[:3] == ("0–1 hexes: +2", "2–3 hexes: +1", "4–12 hexes: 0")
    assert rifle.lines[-1].startswith("Slow:")
    assert "2 hexes: 0" in help_.weapon(weapons["colt-45"]).lines, "a distance of one hex count has no end"
    grenade = help_.weapon(weapons["mk-2"])
    assert "3/1 damage rolls, each a hit on 4/2 or less. Smoke 1." in grenade.text
    assert all(help_.weapon(weapon).title == weapon.name for weapon in weapons.values())


def test_what_a_marker_prints_beside_its_sign_is_said_by_its_help() -> None:
    orders = skirmish().charts.orders
    assert "−A: may not fire in any impulse" in help_.order(orders["sneak"]).lines
    assert "MC: a hit is only a Morale Check" in help_.order(orders["suppressive-fire"]).lines
    assert not any("MC" in line for line in help_.order(orders["aimed-fire"]).lines)
