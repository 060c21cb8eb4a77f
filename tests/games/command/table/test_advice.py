"""Advice at the table: what the computer would do in the player's place, with reasons, and nothing that he cannot know."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.play.seated import Seated
from combat.games.command.content.library import load_book
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.prompts.at_table import AtTable
from tests.narrowing import the


def in_the_first_turn() -> AtTable:
    """Return the Allies of the crossroads, who are to give their first order."""
    table = AtTable(load_book("crossroads-at-noon"), seat=ALLIES, rival=Seated(SteadyPlayer(3)))
    table.settle()
    the(AskSetUp, table.desk.prompt).place_rest()
    table.settle()
    table.press("Ctrl+Enter")
    table.settle()
    table.press("Enter")  # the mortar spotter
    table.settle()
    assert table.desk.prompt is not None
    assert table.desk.prompt.decision.kind == "give-order"
    return table


def test_a_key_gives_advice_with_reasons_which_stays_in_the_log() -> None:
    table = in_the_first_turn()
    table.press("Ctrl+H")
    said = str(table.desk.notice.text)
    assert said.startswith("Advice: ")
    assert "+" in said
    assert not table.desk.notice.refused
    assert table.desk.story.lines[-1].entry.head == said
    assert table.desk.prompt is not None
    assert table.desk.prompt.decision.kind == "give-order"
    table.close()


def test_nobody_gives_advice_in_a_challenge() -> None:
    table = in_the_first_turn()
    table.desk.session.marks = replace(table.desk.session.marks, challenge="a-challenge")
    lines = len(table.desk.story.lines)
    table.press("Ctrl+H")
    assert table.desk.notice.text == "In a challenge nobody gives advice."
    assert len(table.desk.story.lines) == lines
    table.close()
