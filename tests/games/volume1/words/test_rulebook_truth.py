"""The in-game rulebook agrees with the game's numbers and the order of its steps."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.words import rulebook
from combat.games.volume1 import rules
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import MORALE_STATES
from combat.games.volume1.rules.events import AmmoChanged, CheckMade, ManAlerted
from combat.games.volume1.rules.state import Bomb, Cloud
from combat.games.volume1.words import names
from tests.games.volume1.tiny_table import Table

CHARTS = load_book("first-light").charts


def told(number: str) -> str:
    """Return the text of a rule."""
    return rulebook.rulebook().paragraphs[number].text


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(("value", "end"), [("tq", "Weapon Skill:"), ("ws", "The five")])
def test_17_1_the_figures_of_the_morale_states_are_those_of_the_chart(value: str, end: str) -> None:
    whole = told("17.1")
    begin = whole.index("Troop Quality:" if value == "tq" else "Weapon Skill:")
    part = whole[begin : whole.index(end)]
    assert [
        f"{names.morale(state)} {names.signed(getattr(CHARTS.morale[state], value))}"
        for state in reversed(MORALE_STATES)
    ] == (re.findall(r"[A-Z][a-z]+ [+−]?\d", part))


@pytest.mark.rule("16.0.2", "16.0.3")
@pytest.mark.parametrize(("kind", "number"), [("light", "16.0.2"), ("bad", "16.0.3")])
def test_16_0_the_figures_of_the_wounds_are_those_of_the_chart(kind: str, number: str) -> None:
    figure = CHARTS.wounds[kind]
    assert figure.tq == figure.ws
    assert f"{names.signed(figure.tq)} to Troop Quality and Weapon Skill" in told(number)
    for order in figure.forbids:
        assert names.order(order) in told(number)


@pytest.mark.rule("18.0b", "18.0c", "18.0d", "21.1c", "9.6", "14.3b", "12.1f", "20.0")
def test_the_figures_of_smoke_flares_and_checks_are_those_of_the_chart() -> None:
    numbers = CHARTS.numbers
    assert names.signed(numbers.smoke) in told("18.0b")
    assert names.signed(numbers.fading_smoke) in told("18.0c")
    sums = (2 * numbers.smoke, 2 * numbers.fading_smoke, numbers.smoke + numbers.fading_smoke)
    assert re.findall(r"−\d", told("18.0d")) == list(map(names.signed, sums))
    assert names.signed(numbers.gunner_alone) in told("14.3b")
    spelt = ("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    assert f"within {spelt[numbers.check_reach]} hexes" in told("9.6")
    assert f"within {spelt[numbers.shot_heard]} hexes" in told("9.8.1")
    assert f"within {spelt[numbers.flare_light]} of a lit flare" in told("21.1c")
    assert f"beyond {spelt[numbers.hand_limit]}" in told("4.0.1c")


@pytest.mark.rule("4.0.5a", "4.0.5b", "4.0.5c", "4.0.5d", "4.0.5e", "4.0.5f")
def test_4_0_5_the_end_phase_goes_in_the_order_that_the_rulebook_tells() -> None:
    """Grenades; Medical Aid; Plan; Search, Rally, Reload, Hide; smoke, flares; alarms; then the orders come off."""
    table = Table(
        "goldstein 05.05 medical-aid", "miller 05.05 hide light", "taylor 01.05 plan ldr=1", "crowe 03.05 search",
        "cragg 03.05 guard", "hoffmann 03.05", "brubaker 02.02 rally shaken", "johnson 02.04 reload low-ammo",
        "jung 09.09 hide unknown", "lang 09.08 waiting idle unknown",
        ground="05.05 trees",
    ).about("goldstein", "miller").about("crowe", "hoffmann").take("hoffmann", "cragg")  # fmt: skip
    table.state.bombs = (Bomb("mk-2", Hex("08.02"), Hex("08.02")),)
    table.state.lay_clouds((Cloud((Hex("07.07"),), 1, 0),))
    story = table.end_turn(d10=[0, 0, 0, 5, 0], friendly_cards=[8])
    steps = []
    for event in story:
        match event:
            case CheckMade(why=why):
                steps.append(why)
            case AmmoChanged():
                steps.append("reload")
            case _ if event.kind in ("grenade-exploded", "smoke-faded", "turn-cleared") or isinstance(
                event, ManAlerted
            ):
                steps.append(event.kind)
    assert steps == [
        "grenade-exploded", "medical", "plan", "search", "rally", "reload", "hide", "smoke-faded", "man-alerted", "turn-cleared",
    ]  # fmt: skip
    order = re.findall(r"\[(7\.\d\d)\]", told("4.0.5c"))
    assert order == ["7.12", "7.15", "7.17", "7.13", "7.16"], "Plan, then Search, Rally, Reload, Hide"
    assert told("4.0.5d").index("Smoke") < told("4.0.5d").index("flares")


@pytest.mark.rule("7.19", "10.13")
@pytest.mark.parametrize(
    ("number", "ways"),
    [
        ("7.19", {"7.07a", "7.08.3", "7.17c", "7.18a", "15.0j", "21.1a", "17.4i"}),
        ("10.13", {"10.08.3", "9.5.1", "10.10a", "15.0j", "17.4i"}),
    ],
)
def test_7_19_every_way_into_duck_back_is_named(number: str, ways: set[str]) -> None:
    assert set(rulebook.rulebook().paragraphs[number].links) == ways


CAUSES = {
    "chosen": ("7.19.1",),
    "rough": ("7.07a", "10.13.4"),
    "charge-failed": ("7.08.3", "10.08.3"),
    "failed-check": ("7.19.2", "10.13.2"),
    "explosion": ("7.19.2", "10.13.2"),
    "hit": ("7.19.3", "10.13.3"),
    "took-cover": ("10.13.1",),
    "out-of-ammo": ("10.10a",),
    "edge-ahead": ("9.5.1",),
    "carry-over": ("7.18a",),
    "fired-flare": ("21.1a",),
    "melee-won": ("15.0j",),
    "freed": ("17.4i",),
}
"""The causes of a Duck Back in the rules, and the paragraphs on them."""


def causes_of_duck_back() -> set[str]:
    """Return every literal cause with which the rules duck a man back or place the marker."""
    found = set()
    for path in Path(rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="duck_back"), args=[_, _, ast.Constant(value=str(why))]):
                    found.add(why)
                case ast.Call(func=ast.Name(id="OrderPlaced"), args=[_, order, _, ast.Constant(value=str(why))]) if (
                    ast.unparse(order) == "Order('duck-back')"
                ):
                    found.add(why)
    return found


@pytest.mark.rule("7.19", "10.13")
def test_7_19_nothing_ducks_a_man_back_that_the_rulebook_does_not_name() -> None:
    assert causes_of_duck_back() == set(CAUSES)
    paragraphs = rulebook.rulebook().paragraphs
    steps = {number for number in paragraphs if number.startswith(("7.19.", "10.13."))}
    named = steps | {link for number in ("7.19", "10.13") for link in paragraphs[number].links}
    assert [number for told_in in CAUSES.values() for number in told_in if number not in named] == []


@pytest.mark.rule(
    "7.02", "7.03", "9.1b", "10.08", "12.0", "12.1e", "13.0.4", "17.3b", "20.0", "21.1c", "22.0.6", "22.0l"
)
@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("7.02", ("as with Aimed Fire [7.01]",)),
        ("7.03", ("as with Aimed Fire [7.01]",)),
        ("9.1b", ("still draws one card", "on the board or in the cup")),
        ("10.08", ("Charge Check [9.6a]", "berserk man [17.2d]")),
        ("12.0", ("however short the crossing", "a corner that it only touches does not")),
        ("12.1e", ("higher than both men", "level with the higher man")),
        ("13.0.4", ("smoke on the line [18.0b]", "the night [21.0b]", "a Heavy weapon under Run & Gun [14.1c]")),
        ("17.3b", ("an unmodified Troop Quality Check",)),
        ("20.0", ("cannot be controlled by anyone",)),
        ("21.1c", ("the modifiers of the night do not apply",)),
        ("22.0.6", ("choose one of the six", "by hand")),
        ("22.0l", ("before his card is drawn", "draws no card")),
    ],
)
def test_a_paragraph_leaves_out_no_half_of_its_rule(number: str, said: tuple[str, ...]) -> None:
    """Where one half was missing, players took the other for the whole."""
    assert [part for part in said if part not in told(number)] == []


@pytest.mark.rule("9.8.1", "11.0d", "11.01a", "11.08", "11.11", "11.13", "12.1e", "12.1g", "12.1h", "12.1i")
@pytest.mark.parametrize(
    "number", ["9.8.1", "11.0b", "11.0d", "11.01a", "11.08", "11.11", "11.13", "12.1e", "12.1g", "12.1h", "12.1i"]
)
def test_what_the_two_texts_leave_open_about_the_ground_is_ruled(number: str) -> None:
    assert rulebook.rulebook().rulings[number]


@pytest.mark.rule("6.0g", "7.04", "7.16a", "7.17c", "9.8.3", "10.08a", "10.11", "12.0c", "12.1h", "18.0.2")
@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("6.0g", "A routed man and a prisoner lead nobody"),
        ("7.04", "known, or come into sight, in the impulse itself"),
        ("7.16a", "a guard may be hidden again beside his own"),
        ("7.17c", "Any enemy in sight prevents it, known or not"),
        ("9.8.3", "it alerts the man who is hit himself"),
        ("10.08a", "wounds and morale count"),
        ("10.11", "still makes Spotting Checks"),
        ("12.0c", "turned over too, and costs or earns nothing"),
        ("12.0c", "one that is alert alerts the waiting"),
        ("12.1h", "Depressions, streams, foxholes and craters all count"),
        ("18.0.2", "by the wind of now"),
    ],
)
def test_what_both_texts_are_silent_about_is_ruled(number: str, said: str) -> None:
    assert said in " ".join(rulebook.rulebook().rulings[number])


@pytest.mark.rule("10.11")
def test_10_11_the_rulebook_leaves_an_enemy_who_hides_his_spotting_checks() -> None:
    assert "Spotting Checks [12.0b]" in told("10.11")
