"""By keys a target is aimed at as soon as the cursor comes to it: form, rings and button speak of it, and Enter fires."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.tabletop.thing import marked_places
from combat.engine.words import place_name, text
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.two_sides import AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "F4"), "u-squad": ("squad", "G4"), "u-team": ("team", "F6")}
HANDS = {50: ("fire", "ambush")}


@pytest.fixture
def table() -> Iterator[AtTable]:
    """The Axis choose between two targets."""
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
