"""Whatever lies on the table explains itself."""

from __future__ import annotations

import tomllib

import pytest

from combat import words
from combat.client.keys import DEFAULTS
from combat.client.settings import PACES
from combat.rules.book import MORALE_STATES, OrderType
from combat.rules.state import Wound
from combat.words import help as help_
from combat.words.catalogue import locale_folder
from tests.skirmish import ORDERS, TERRAIN, skirmish

CHARTS = locale_folder().parent / "charts"


@pytest.fixture(autouse=True)
def _strict_english():
    words.use("en", strict=True)
    yield
    words.use("en")


def charted(name: str) -> dict[str, dict]:
    return tomllib.loads((CHARTS / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.rule("6.0")
def test_6_0_an_order_marker_tells_what_each_impulse_allows():
    shown = help_.order(ORDERS["run-and-gun"])
    assert shown.title == "Run & Gun"
    assert shown.lines == (
        "Impulse 1: must move 1 hex",
        "Impulse 2: fires, or moves 1 hex if he has no target",
        "Impulse 3: must move 1 hex",
        "Impulse 4: fires, or moves 1 hex if he has no target",
        "−2 to Weapon Skill",
    )
    assert help_.order(ORDERS["run-and-gun"], "enemy").rule == ORDERS["run-and-gun"].enemy_rule


def test_every_order_of_the_chart_has_help():
    for id_, row in charted("orders").items():
        kind = OrderType(id_, row["rule"], row.get("enemy_rule", ""), tuple(row["impulses"]))
        shown = help_.order(kind)
        assert shown.text
        assert "no firing" in shown.lines


def test_every_terrain_of_the_chart_has_help():
    for id_ in charted("terrain"):
        assert words.text(f"help-terrain-{id_}")
        assert words.text(f"terrain-{id_}")
    assert help_.ground(TERRAIN["wall"]).lines == ("cover", "rough")


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


def test_every_key_and_every_pace_has_its_words():
    for action in DEFAULTS:
        assert words.text(f"key-{action}")
    for pace in PACES:
        assert words.text(f"pace-{pace}")
