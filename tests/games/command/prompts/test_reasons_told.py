"""A displayed reason is the true cause, and a named key is the one that was pressed."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_discard import AskDiscard
from combat.games.command.prompts.ask_move_on import AskMoveOn
from combat.games.command.prompts.ask_order import AskOrder
from combat.games.command.prompts.ask_reroll import AskReroll
from combat.games.command.rules.actions.boosts import INITIATIVE
from combat.games.command.rules.decisions import React, Reroll
from combat.games.command.rules.pieces.values import moves
from combat.games.command.rules.state import Attack
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.panels.barred_card import barred_parts
from combat.games.command.table.panels.stack_pane import StackPane
from combat.games.command.words import answers_said
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "C4"), "u-squad": ("squad", "C6")}
HANDS = {50: ("rout", "ambush"), 51: ("move", "ambush"), 52: ("command-confusion", "ambush")}


@pytest.fixture(autouse=True)
def english() -> None:
    """Use English in each test."""
    words.use("en")


def ordering(told: Table) -> AtTable:
    """Return the table of a game for the Axis."""
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    return table


@pytest.mark.rule("12.1", "12.3")
@pytest.mark.parametrize(
    ("broken", "spent", "reason", "rule"),
    [
        ((), (), "no broken units to rout", "12.3"),
        (("u-squad",), (ALLIES,), "only the Allies have broken units, and they already had Recover or Rout this turn", "12.1"),
        (("g-squad",), (AXIS,), "only the Axis have broken units, and they already had Recover or Rout this turn", "12.1"),
        (("g-squad", "u-squad"), (AXIS, ALLIES), "both sides already had Recover or Rout this turn", "12.1"),
    ],
)  # fmt: skip
def test_a_rout_that_comes_twice_a_turn_is_not_said_to_lack_broken_units(
    broken: tuple[str, ...], spent: tuple[str, ...], reason: str, rule: str
) -> None:
    told = Table(drawn_book(), UNITS, hands=HANDS, spent=spent)
    for unit in broken:
        told.mark(unit, broken=True)
    table = ordering(told)
    order, *action = barred_parts(table.desk, 50, "action")
    assert f"Rout: {reason}." in order.text
    assert order.rule == rule
    assert [line.rule for line in action] == ["14.01"], "the pointed action comes second"
    assert [line.rule for line in barred_parts(table.desk, 50, "order")] == [rule]
    table.close()


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("given", "left"), [(1, "You can still give orders."), (2, "You can still give one order.")])
def test_ending_the_turn_counts_the_orders_left(given: int, left: str) -> None:
    table = ordering(Table(drawn_book(), UNITS, hands=HANDS, given=given))
    prompt = the(AskOrder, table.desk.prompt)
    table.press("0")
    assert prompt.line().text == f"{left} Click the button or press 0 again to end the turn."
    table.close()


@pytest.mark.rule("3.2")
def test_keeping_the_hand_names_the_key_that_was_pressed() -> None:
    table = ordering(Table(drawn_book(), UNITS, hands={51: ("fire", "ambush")}))
    table.press("0", "0")
    prompt = the(AskDiscard, table.desk.prompt)
    assert prompt.chosen == []
    table.press("0")
    assert prompt.line().text == text("ask-discard-none-again", key="0")
    table.press("0")
    assert table.asked != "discard"
    table.close()


@pytest.mark.rule("8.1", "8.3")
def test_an_order_that_is_never_given_is_not_said_to_wait() -> None:
    table = ordering(Table(drawn_book(), UNITS, hands=HANDS))
    table.press("0", "0")
    form = the(AskDiscard, table.desk.prompt).form()
    assert form is not None
    notes = [shown(note) for note in form.notes]
    assert "Cannot be given now: Rout · 8.3" in notes
    assert "Never given as an order: Command Confusion · 8.1" in notes
    table.close()


@pytest.mark.rule("6.6", "8.2")
def test_the_key_of_a_leader_says_whom_it_takes_along() -> None:
    units = {
        "g-leader": ("leader", "C4"),
        "g-squad": ("squad", "C4"),
        "g-team": ("team", "C4"),
        "u-squad": ("squad", "C6"),
    }
    told = Table(drawn_book(), units, hands=HANDS)
    told.say("51 move")
    table = ordering(told)
    prompt = the(AskActivate, table.desk.prompt)
    leader = str(prompt.figures()["g-leader"])
    table.press(leader)
    assert sorted(prompt.chosen) == ["g-leader", "g-squad", "g-team"]
    assert shown(table.desk.notice.text).startswith("With ")
    assert "2 units within his Command" in shown(table.desk.notice.text)
    form = prompt.form()
    assert form is not None
    assert {choice.brings for choice in form.choices} >= {f"Move {moves(told.state, told.state.units['g-squad'])}"}
    table.close()


def test_the_panel_shows_the_selected_piece_once_the_keyboard_is_used() -> None:
    table = ordering(Table(drawn_book(), UNITS, hands=HANDS))
    pane = the(StackPane, table.scene.parts["stack"])
    table.point(table.desk.view.centre(at("C6")))
    assert pane.hex() == at("C6")
    table.desk.selection.select("g-squad")
    assert pane.hex() == at("C6")
    table.press("1")
    assert pane.hex() == at("C4")
    table.point(table.desk.view.centre(at("C6")))
    assert pane.hex() == at("C6")
    table.close()


@pytest.mark.rule("8.2", "11.1")
def test_a_target_is_said_to_be_shown_only_when_one_is() -> None:
    """With nobody chosen yet, no shot is shown."""
    units = {"g-one": ("squad", "C4"), "g-two": ("squad", "D4"), "u-squad": ("squad", "C6")}
    table = ordering(Table(drawn_book(), units, hands={50: ("fire", "ambush")}).say("50 fire"))
    prompt, enemy = the(AskActivate, table.desk.prompt), PieceId("u-squad")
    prompt.click(enemy)
    assert shown(table.desk.notice.text) == text("activate-aim-later", shown="no")
    prompt.click(PieceId("g-one"))
    assert prompt.shots()
    prompt.click(enemy)
    assert shown(table.desk.notice.text) == text("activate-aim-later", shown="yes")
    table.close()


@pytest.mark.rule("9.2", "17.3")
def test_what_a_road_adds_on_the_way_is_said_with_what_is_missing() -> None:
    """Six points with Move 4: one is missing, as the road gives one."""
    squads = {"g-squad": ("squad", "K9"), "u-squad": ("squad", "A1")}
    told = Table(drawn_book(ways=[way("road", "K8", "K7")]), squads, hands=HANDS).say("51 move", "g-squad")
    table = ordering(told)
    the(AskMoveOn, table.desk.prompt).go(at("K3"))
    assert shown(table.desk.notice.text).startswith(
        f"Too far: {at('K3')} costs 6, 1 too many even with 1 more on the way."
    )
    table.close()


@pytest.mark.rule("8.1")
def test_command_confusion_is_named_once() -> None:
    table = ordering(Table(drawn_book(), UNITS, hands=HANDS))
    assert barred_parts(table.desk, 52, "order")[0].text.startswith("Command Confusion is never played.")
    table.close()


def test_enter_is_not_offered_while_nobody_is_chosen() -> None:
    squads = {"g-one": ("squad", "C4"), "g-two": ("squad", "D4"), "u-squad": ("squad", "C6")}
    table = ordering(Table(drawn_book(), squads, hands=HANDS).say("51 move"))
    prompt = the(AskActivate, table.desk.prompt)
    assert not prompt.buttons()[0].enabled
    assert prompt.keys_message() == "ask-activate-none-keys"
    table.press("1")
    assert prompt.buttons()[0].enabled
    assert prompt.keys_message() == "ask-activate-keys"
    table.close()


@pytest.mark.rule("4.3", "4.5")
@pytest.mark.parametrize(("points", "good"), [(7, AXIS), (-7, ALLIES)])
def test_the_end_of_the_game_is_coloured_as_good_for_who_leads(points: int, good: str) -> None:
    told = Table(drawn_book(), UNITS, hands=HANDS, vp=points, time=8)
    table = ordering(told)
    form = AskReroll(table.desk, Reroll("3.7", "", seat=AXIS, roller=AXIS, card=10, why="sudden-death")).form()
    assert form is not None
    colours = {part.words: each.coloured(part) for each in form.read_by(good).chances for part in each.parts}
    assert {colours[text("chance-ends")], colours[text("chance-goes-on")]} == {"good", "poor"}
    assert colours[text("chance-ends")] == "good"
    table.close()


@pytest.mark.rule("8.3", "11.1")
def test_units_that_cannot_be_activated_say_why_beside_the_grey_button() -> None:
    """A leader without those whom he leads sees no enemy in his range of two."""
    units = {"g-leader": ("leader", "C4"), "g-squad": ("squad", "C4"), "u-squad": ("squad", "C8")}
    table = ordering(Table(drawn_book(), units, hands={50: ("fire", "ambush")}).say("50 fire"))
    prompt = the(AskActivate, table.desk.prompt)
    prompt.click(PieceId("g-leader"))
    assert prompt.buttons()[0].enabled
    prompt.click(PieceId("g-squad"))
    assert prompt.chosen == ["g-leader"]
    assert prompt.line().text == shown(prompt.buttons()[0].reason).rsplit(" · ", 1)[0] != ""
    table.close()


@pytest.mark.rule("11.3")
def test_handing_over_the_initiative_for_fire_says_what_it_brings() -> None:
    """One FP for each hex of the fire group after the first."""
    squads = {"g-one": ("squad", "C4"), "g-two": ("squad", "D4"), "u-squad": ("squad", "C6")}
    state = Table(drawn_book(), squads, initiative=AXIS).state
    state.attack = Attack("fire", AXIS, (at("C6"),), ("g-one", "g-two"))
    asked = React("14.0", "", (INITIATIVE,), seat=AXIS, opens="fire-roll")
    assert answers_said.answer(state, asked, INITIATIVE) == "Hand over the initiative card for +1 FP"
