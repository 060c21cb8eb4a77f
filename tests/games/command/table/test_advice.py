"""Advice at the table: what the bot would do in the player's place, with reasons, from the player's knowledge only."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import replace
from combat.engine.play.seated import Seated
from combat.games.command.content.library import load_book
from combat.games.command.players import commanding
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.reasons import reasons
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.players.weights import steady
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.prompts.at_table import AtTable
from tests.narrowing import the


def in_the_first_turn() -> AtTable:
    """Return a table at which the Allies must give their first order."""
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
    given = table.desk.title_desk.advice.given
    answer, *whys = given.splitlines()
    said = table.desk.story.lines[-1].entry.head
    assert said.startswith(f"Advice: {answer} (")
    assert whys
    assert all(why in said for why in whys)
    assert table.desk.prompt is not None
    assert table.desk.prompt.decision.kind == "give-order"
    slip = table.app.surface.subsurface(table.scene.view.rect).copy()
    lines = len(table.desk.story.lines)
    table.app.speak("de")
    assert table.desk.title_desk.advice.given.splitlines()[0] != answer
    table.app.speak("en")
    table.press("Ctrl+H")
    table.rounds(2)
    assert not table.desk.title_desk.advice.given
    assert len(table.desk.story.lines) == lines
    closed = table.app.surface.subsurface(table.scene.view.rect)
    assert pygame.image.tobytes(slip, "RGB") != pygame.image.tobytes(closed, "RGB")
    table.press("Ctrl+H")
    assert table.desk.title_desk.advice.close()
    assert not table.desk.title_desk.advice.close()
    table.close()


def test_an_order_that_helps_others_is_said_to_come_before_them() -> None:
    """The figures that are shown are those that decide: the gain above the least that an order must bring."""
    table = in_the_first_turn()
    prompt, state = table.desk.prompt, table.desk.state
    assert prompt is not None
    asked = the(GiveOrder, prompt.decision)
    outlook = Evaluation(state, ALLIES, steady())
    first, *others = commanding.plan(asked, outlook)
    last = others[-1] if others else first
    given = next(card for card in state.hands[ALLIES] if state.card(card).order == last.kind)
    found = reasons(asked, outlook, CardUse(given, last.kind))
    assert (found[0].about, found[0].worth) == (last.kind, last.worth)
    assert [one.what for one in found].count("then") == min(2, len(others))
    table.close()


def test_nobody_gives_advice_in_a_challenge() -> None:
    table = in_the_first_turn()
    table.desk.session.marks = replace(table.desk.session.marks, challenge="a-challenge")
    lines = len(table.desk.story.lines)
    table.press("Ctrl+H")
    assert table.desk.notice.text == "In a challenge nobody gives advice."
    assert len(table.desk.story.lines) == lines
    table.close()
