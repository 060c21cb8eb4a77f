"""By keys, a target is chosen when the cursor reaches it: form, rings and button show it, and Enter fires."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.tabletop.thing import marked_places
from combat.engine.words import place_name, text
from combat.engine.words.line import Line
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.words.command_names import piece
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "F4"), "u-squad": ("squad", "G4"), "u-team": ("team", "F6")}
HANDS = {50: ("fire", "ambush")}


@pytest.fixture
def table() -> Iterator[AtTable]:
    """Yield a table at which the Axis must choose between two targets."""
    told = Table(drawn_book(), UNITS, hands=HANDS)
    told.say("50 fire", "g-squad")
    made = AtTable(seat=AXIS, game=told.game)
    made.settle()
    yield made
    made.close()


@pytest.mark.rule("11.1")
def test_tab_aims_at_another_target_and_enter_fires_at_it(table: AtTable) -> None:
    prompt = the(AskShot, table.desk.prompt)
    first = prompt.aim
    (other,) = {at("G4"), at("F6")} - {first}
    table.press("Tab")
    assert (prompt.aim, table.desk.input.cursor) == (other, other)
    odds = prompt.odds()
    form = prompt.form()
    assert odds is not None
    assert form is not None
    assert form.title == text("form-shot", hex=place_name(other))
    assert [place for place, mark in marked_places(prompt.lit()).items() if mark == "chosen"] == [other]
    assert prompt.buttons()[0].label == text("button-fire-fp", fp=odds.fp)
    table.press("Enter")
    shots = [entry.value for entry in table.session.game.entries if isinstance(entry.value, Shot)]
    assert [shot.hex for shot in shots] == [other]


@pytest.mark.rule("11.1")
def test_tab_goes_round_all_targets_from_the_one_that_is_aimed_at(table: AtTable) -> None:
    prompt = the(AskShot, table.desk.prompt)
    first = prompt.aim
    table.press("Tab", "Tab")
    assert prompt.aim == first
    assert set(prompt.places_in_turn(by_pad=False)) == {at("G4"), at("F6")}


@pytest.fixture
def smoked() -> Iterator[AtTable]:
    """Yield a table with a squad that has two enemies in sight and range.

    Smoke before one of them leaves the squad less than 1 FP.
    """
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "M6"), "u-team": ("team", "K6")}
    told = Table(drawn_book(levels={"K8": 1}), units, hands=HANDS, smoke={at("L7"): 70})
    told.say("50 fire", "g-squad")
    made = AtTable(seat=AXIS, game=told.game)
    made.settle()
    yield made
    made.close()


@pytest.mark.rule("11.4")
def test_11_4_tab_passes_over_a_target_that_the_shot_is_too_weak_for(smoked: AtTable) -> None:
    prompt = the(AskShot, smoked.desk.prompt)
    smoked.press("Tab", "Tab")
    assert smoked.desk.input.cursor == at("K6")
    assert [place for place, mark in marked_places(prompt.lit()).items() if mark != "legal"] == [at("K6")]


@pytest.mark.rule("11.4")
def test_11_4_a_hex_that_cannot_be_attacked_says_why_and_enter_still_fires(smoked: AtTable) -> None:
    prompt = the(AskShot, smoked.desk.prompt)
    for _ in range(2):  # the first makes the cursor appear
        smoked.scene.keyboard.move_cursor(lambda _: at("M6"))
    assert prompt.aim == at("K6")
    said = smoked.desk.notice.text
    reason = text("refusal-too-weak", hex=place_name(at("M6")))
    assert said == Line(text("refusal-about", about=piece(smoked.desk.state, "g-squad"), reason=reason), "11.4")
    assert prompt.buttons()[0].cap_key() == prompt.keycap("accept")
    smoked.press("Enter")
    shots = [entry.value for entry in smoked.session.game.entries if isinstance(entry.value, Shot)]
    assert [shot.hex for shot in shots] == [at("K6")]


@pytest.mark.rule("11.1")
def test_enter_stands_on_the_button_only_while_it_fires(table: AtTable) -> None:
    prompt = the(AskShot, table.desk.prompt)
    assert prompt.buttons()[0].cap_key() == prompt.keycap("accept")
    table.scene.keyboard.move_cursor(lambda _: at("F4"))
    assert prompt.buttons()[0].cap_key() == ""
