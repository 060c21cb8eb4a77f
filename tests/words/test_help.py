"""Whatever lies on the table explains itself."""

from __future__ import annotations

import pytest

from combat import words
from combat.client.keys import DEFAULTS
from combat.client.settings import PACES
from combat.rules.book import MORALE_STATES
from combat.rules.state import Wound
from combat.words import help as help_
from combat.words import names
from combat.words.rulebook import rulebook
from tests.skirmish import skirmish


@pytest.fixture(autouse=True)
def _strict_english():
    words.use("en", strict=True)
    yield
    words.use("en")


@pytest.mark.rule("6.0")
def test_6_0_an_order_marker_tells_what_each_impulse_allows():
    kind = skirmish().charts.orders["run-and-gun"]
    shown = help_.order(kind)
    assert shown.title == "Run & Gun"
    assert shown.lines == (
        "Impulse 1: must move 1 hex",
        "Impulse 2: fires, or moves 1 hex if he has no target",
        "Impulse 3: must move 1 hex",
        "Impulse 4: fires, or moves 1 hex if he has no target",
        "−2 to Weapon Skill",
    )
    assert (shown.rule, help_.order(kind, "enemy").rule) == ("7.04", "10.04")


def test_every_order_of_the_chart_has_help():
    for kind in skirmish().charts.orders.values():
        shown = help_.order(kind)
        assert shown.text
        assert ("no firing" in shown.lines) == (not kind.may_fire)


def test_every_terrain_of_the_chart_has_help():
    for terrain in skirmish().charts.terrain.values():
        shown = help_.ground(terrain)
        assert shown.title and shown.text
        assert shown.rule == terrain.rule
    assert help_.ground(skirmish().charts.terrain["wall"]).lines == ("cover", "rough")


@pytest.mark.rule("17.0")
def test_17_0_every_morale_state_tells_its_figures():
    for state in MORALE_STATES:
        assert help_.morale(skirmish(), state).text
    assert help_.morale(skirmish(), "shaken").lines == ("TQ −2, WS −2",)


@pytest.mark.rule("16.0")
def test_16_0_a_wound_tells_what_it_takes():
    book = skirmish()
    assert help_.wound(book, Wound("light")).text == "No more sprinting. TQ −1, WS −1."
    assert help_.wound(book, Wound("bad", evac=True)).lines[0].startswith("He can only hide")
    assert help_.wound(book, Wound("bad", evac=True, bandaged=True)).lines == ()
    assert help_.wound(book, Wound("light", bandaged=True)).rule == "16.1"


def test_every_marker_has_help_and_its_paragraph():
    for kind, rule in help_.THINGS.items():
        shown = help_.thing(kind)
        assert shown.title and shown.text
        assert shown.rule == rule and rule in rulebook().paragraphs


def test_every_key_and_every_pace_has_its_words():
    for action in DEFAULTS:
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
    assert fire.title == "Order/Terrain Chart: rocks"
    assert fire.lines[-1] == "−5 M: Hide"


@pytest.mark.rule("14.0", "14.1", "14.2")
def test_14_0_a_weapons_help_is_its_card() -> None:
    weapons = skirmish().weapons
    rifle = help_.weapon(weapons["kar-98k"])
    assert rifle.text == "Reaches 55 hexes, rate of fire 1. The distance adds to Weapon Skill:"
    assert rifle.lines[:3] == ("0–1 hexes: +2", "2–3 hexes: +1", "4–12 hexes: 0")
    assert rifle.lines[-1].startswith("Slow:")
    assert "2 hexes: 0" in help_.weapon(weapons["colt-45"]).lines, "a distance of one hex count has no end"
    grenade = help_.weapon(weapons["mk-2"])
    assert "3/1 dice of damage, each hits at 4/2 or less. Smoke 1." in grenade.text
    assert all(help_.weapon(weapon).title == weapon.name for weapon in weapons.values())
