"""The question about the initiative card names the rolling side, and colours chances for the one who answers (3.7)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.kernel.record import replace
from combat.games.command.prompts.ask_reroll import AskReroll
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.words.command_prompts import ask
from combat.games.command.words.form import Comes, Form
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K6")}
WHOSE = {
    "attack": "the attack roll of the Axis (",
    "defence": "the defence roll of Line squad (Allies) (",
    "recover": "the recover roll of Line squad (Allies) (",
    "rout": "the rout roll of the Axis against Line squad (Allies) (",
    "sudden-death": "the sudden death roll of ",
}


@pytest.fixture
def attacked() -> Iterator[AtTable]:
    """Yield a table at which the Allies, who hold the initiative card, are fired at."""
    told = Table(drawn_book({"K6": "woods"}), UNITS, hands={50: ("fire", "ambush")})
    told.say("50 fire", "g-squad", f"{at('K6')} g-squad")
    made = AtTable(seat=ALLIES, game=told.game, wished=False)
    made.settle()
    yield made
    made.close()


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("why", WHOSE)
def test_the_question_names_the_roll_and_who_makes_it(attacked: AtTable, why: str) -> None:
    """Return the colour of each possible result in a form, as seen by a seat."""
    decision = the(AskReroll, attacked.desk.prompt).decision
    subject = "u-squad" if why in ("defence", "recover", "rout") else ""
    said = ask(attacked.desk.state, replace(decision, why=why, subject=subject)).title
    assert said.startswith(f"Allies: hand over the initiative to cancel {WHOSE[why]}"), said


@pytest.mark.rule("3.7")
def test_the_roll_of_who_is_asked_is_called_his_own(attacked: AtTable) -> None:
    decision = the(AskReroll, attacked.desk.prompt).decision
    said = ask(attacked.desk.state, replace(decision, why="attack", roller=ALLIES, subject="")).title
    assert said.startswith("Allies: hand over the initiative to cancel your own attack roll ("), said
    said = ask(attacked.desk.state, replace(decision, why="rout", roller=ALLIES, subject="u-squad")).title
    assert "cancel your own rout roll against Line squad (Allies) (" in said


def colours(form: Form | None, seat: str) -> dict[str, Comes]:
    """Return the colours of the possible results for a seat."""
    rows = the(Form, form).read_by(seat).chances
    return {part.words: row.coloured(part) for row in rows for part in row.parts}


@pytest.mark.rule("3.7", "11.9", "12.2")
def test_a_state_of_a_unit_has_one_colour_for_both_sides(attacked: AtTable) -> None:
    prompt = the(AskReroll, attacked.desk.prompt)
    rallies = AskReroll(attacked.desk, replace(prompt.decision, why="recover", subject="u-squad", roller=ALLIES)).form()
    assert colours(rallies, ALLIES)["rallies"] == "good"
    assert colours(rallies, AXIS) == colours(rallies, ALLIES)
    routs = AskReroll(attacked.desk, replace(prompt.decision, why="rout", subject="u-squad", roller=AXIS)).form()
    assert colours(routs, ALLIES)["no effect"] == "good"
    assert colours(routs, AXIS) == colours(routs, ALLIES)


@pytest.mark.rule("11.7")
def test_broken_and_suppressed_look_alike_on_own_and_enemy_units(attacked: AtTable) -> None:
    stands = the(AskReroll, attacked.desk.prompt).form()
    assert colours(stands, ALLIES)["no effect"] == "good"
    assert colours(stands, AXIS) == colours(stands, ALLIES)
    assert colours(stands, AXIS)["breaks"] == "poor"
