"""The targets of a question are brought into view with it: units, areas of shells, all units that must roll."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.kernel.record import replace
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.prompts.ask_hex import AskHex
from combat.games.command.prompts.ask_pick import AskUnit
from combat.games.command.prompts.ask_reroll import AskReroll
from combat.games.command.rules.decisions import PickHex, PickUnit, Reroll
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.words.form import Form
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "C3"), "u-squad": ("squad", "G4"), "u-team": ("team", "M9")}
HANDS = {50: ("fire", "ambush"), 51: ("move", "marksmanship")}


@pytest.fixture(params=["window", "roll"])
def table(request: pytest.FixtureRequest) -> Iterator[AtTable]:
    """Yield a table at which the Axis, who hold the initiative card, fire at G4.

    The question comes before the roll, or after it.
    """
    hands = HANDS if request.param == "window" else {50: HANDS[50]}
    told = Table(drawn_book(), UNITS, hands=hands, initiative=AXIS)
    told.say("50 fire", "g-squad", f"{at('G4')} g-squad")
    made = AtTable(seat=AXIS, game=told.game, wished=False)
    made.settle()
    yield made
    made.close()


@pytest.mark.rule("11.6", "3.7")
def test_the_target_of_a_shot_is_shown_with_whoever_fires(table: AtTable) -> None:
    prompt = table.desk.prompt
    assert isinstance(prompt, AskCard | AskReroll)
    assert prompt.looked_at() == [at("G4")]
    assert at("C3") in prompt.looked_at_besides()
    view = table.scene.view
    view.zoom(6)
    view.centre_on(at("O10"))
    view.camera.finish()
    assert not view.camera.open.collidepoint(view.centre(at("G4")))
    table.scene.camera_director.show_asked()
    view.camera.finish()
    assert view.camera.open.collidepoint(view.centre(at("G4")))


@pytest.mark.rule("10.4", "13.4")
def test_a_melee_and_a_spotting_round_are_shown_where_they_are(table: AtTable) -> None:
    decision = table.session.decision
    assert decision is not None
    state = table.desk.state
    melee = Reroll("3.7", at("M9"), ("reroll", "pass"), "pass", AXIS, AXIS, 1, "melee")
    assert AskReroll(table.desk, melee).looked_at() == [at("M9")]
    assert state.order is not None
    state.order = replace(state.order, hex=at("K2"))
    aimed = replace(melee, subject="g-squad", why="accuracy")
    assert AskReroll(table.desk, aimed).looked_at() == [at("K2")]
    assert at("C3") in AskReroll(table.desk, aimed).looked_at_besides()
    card, form = state.card(aimed.card), the(Form, AskReroll(table.desk, aimed).form())
    assert f"{card.white} × {card.colour} = {card.product}" in form.title, "a product of the dice is written as one"


@pytest.mark.rule("13.3", "13.5")
def test_the_area_of_shells_is_shown_whole_and_of_half_the_map_the_hexes_with_enemies(table: AtTable) -> None:
    board = table.desk.state.book.map.board
    area = tuple(board.within(at("G4"), 1))
    prompt = AskHex(table.desk, PickHex("13.5", "", area, None, AXIS, "impact"))
    assert set(prompt.looked_at_besides()) == set(area)
    far = AskHex(table.desk, PickHex("13.3", "g-squad", tuple(board.hexes()), None, AXIS, "spotting"))
    assert far.looked_at() == [at("C3")]
    assert set(far.looked_at_besides()) == {at("G4"), at("M9")}


@pytest.mark.rule("11.7")
def test_all_who_have_to_roll_are_shown_together(table: AtTable) -> None:
    asked = PickUnit("11.7", "", ("u-squad", "u-team"), None, ALLIES, "defend")
    assert set(the(AskUnit, AskUnit(table.desk, asked)).looked_at_besides()) == {at("G4"), at("M9")}
