"""The text beside a question names the possible actions: keys by name, cards if there are any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.game import Barrier
from combat.engine.play.session import Session
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.words import text
from combat.games.command.content.library import load_book
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.title import TITLE
from combat.games.command.words.command_prompts import ask
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "C4"), "u-squad": ("squad", "C6")}


@pytest.fixture
def table() -> Iterator[AtTable]:
    """Yield the table of a game for the Axis."""
    made = AtTable(seat=AXIS, game=Table(drawn_book(), UNITS, hands={50: ("move", "ambush")}).game)
    made.settle()
    yield made
    made.close()


@pytest.mark.rule("3.2")
def test_whoever_passes_is_told_which_key_to_press_again(table: AtTable) -> None:
    bar = the(PromptBar, table.scene.parts["prompt"])
    table.press("0")
    assert bar.line().text == text("ask-pass-again", key="0")
    table.press("0")
    assert table.asked != "give-order"


def test_undo_that_a_bot_stops_names_the_opponent(table: AtTable) -> None:
    table.press("0", "0")
    for _ in range(20):
        table.settle()
        if any(entry.by == ALLIES for entry in table.session.game.entries) and table.asked:
            break
        table.press("0")
    assert table.session.history.barrier == Barrier("computer")
    table.press("Ctrl+Z")
    assert table.desk.notice.text == text("undo-computer")
    by_people = Session(TITLE, table.session.game, SeededChance(1), seat=AXIS)
    assert by_people.history.barrier == Barrier("seat")


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("held", ["fire", "move"], ids=["could react", "could not"])
def test_undo_that_a_closed_window_stops_does_not_tell_whether_the_computer_could_react(held: str) -> None:
    told = Table(drawn_book(), UNITS, hands={150: ("move", "ambush"), 50: (held, "artillery-denied")}, active=ALLIES)
    told.say("150 move", "u-squad", "u-squad", at("C5"))
    told.game.answer(PASS)
    table = AtTable(seat=ALLIES, game=told.game)
    table.settle()
    table.press("Ctrl+Z")
    assert table.desk.notice.text == text("undo-computer")
    assert "react" in text("undo-computer")
    table.close()


@pytest.mark.rule("3.1")
def test_without_cards_nothing_is_said_of_playing_them(table: AtTable) -> None:
    prompt = table.desk.prompt
    assert prompt is not None
    state = table.desk.state
    assert ask(state, prompt.decision).hint.startswith("Play a card")
    state.hands[AXIS], state.given = (), 1
    assert ask(state, prompt.decision).hint == "End the turn."


@pytest.mark.rule("20.2")
def test_buttons_for_works_begin_with_a_capital() -> None:
    table = AtTable(load_book("crossroads-at-noon"), seat=AXIS)
    table.settle()
    labels = [button.label for button in the(AskSetUp, table.desk.prompt).buttons()]
    assert text("button-work", work="Foxholes", count=3) in labels
    assert not any(label[0].islower() for label in labels)
    table.close()
