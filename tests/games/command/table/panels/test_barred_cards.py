"""The hand shows which cards can be played, and why others cannot; a raised card is lowered in time (8.1, 14.0)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine import words
from combat.engine.kernel.deck import Card
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.words import text
from combat.engine.words.line import Line, rule_of, shown
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.table.panels.barred_card import barred
from combat.games.command.table.panels.hand import Hand
from combat.games.command.table.pieces.faces import Part
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import ALLIES, AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "C3"), "g-team": ("team", "D3"), "u-squad": ("squad", "G4")}
HANDS = {
    50: ("move", "ambush"), 51: ("fire", "marksmanship"), 52: ("artillery-denied", "hand-grenades"),
    53: ("rout", "bore-sighting"), 54: ("recover", "smoke-grenades"), 55: ("advance", "marksmanship"),
}  # fmt: skip
OPEN: list[AtTable] = []


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close all tables after the test."""
    yield
    while OPEN:
        OPEN.pop().close()


def sit(*answers: str, seat: str = AXIS, active: str = AXIS) -> AtTable:
    """Return a table in the middle of a turn of the Axis, which attacks."""
    told = Table(drawn_book(), UNITS, hands={**HANDS, 150: ("move", "ambush")}, active=active)
    told.say(*answers)
    OPEN.append(AtTable(seat=seat, game=told.game))
    OPEN[-1].settle()
    return OPEN[-1]


def hand_of(table: AtTable) -> Hand:
    """Return the hand of cards at a table."""
    return the(Hand, table.scene.parts["hand"])


def lit(table: AtTable) -> dict[Card, frozenset[Part]]:
    """Return the highlighted parts of each card that has any."""
    hand = hand_of(table)
    faces = {card: hand.face(card) for card in hand.cards()}
    assert all(face.asked for face in faces.values())
    return {card: face.playable for card, face in faces.items() if face.playable}


def on(table: AtTable, card: Card, share: float = 0.08) -> tuple[int, int]:
    """Return a point of a card at a share (0-1) of its height."""
    box = dict(hand_of(table).boxes())[card]
    return box.centerx, box.y + round(box.height * share)


def said(table: AtTable) -> Line:
    """Return the notice shown at a table."""
    return the(Line, table.desk.notice.text)


@pytest.mark.rule("8.1", "14.0")
def test_only_what_a_click_plays_is_bold_at_every_question() -> None:
    table = sit()
    assert lit(table) == {card: frozenset({"order"}) for card in (50, 51, 55)}
    table = sit("50 move")
    assert table.asked == "activate"
    assert lit(table) == {}
    table = sit("50 move", "g-squad")
    assert table.asked == "move-on"
    assert lit(table) == {54: frozenset({"action"})}
    table = sit("51 fire", "g-squad")
    assert table.asked == "shoot"
    assert lit(table) == {}


@pytest.mark.rule("3.2")
def test_a_question_about_whole_cards_leaves_them_as_they_are_printed() -> None:
    table = sit("pass")
    assert table.asked == "discard"
    hand = hand_of(table)
    assert [hand.face(card).asked for card in hand.cards()] == [False] * len(HANDS)


@pytest.mark.rule("14.0")
def test_all_cards_are_faint_while_nothing_is_asked() -> None:
    table = sit()
    table.desk.prompt = None
    assert lit(table) == {}
    table.desk.state.active = ALLIES
    line = barred(table.desk, 51)
    assert "Allies" in line.text
    assert rule_of(line) == "14.0"


@pytest.mark.rule("8.1", "8.3", "13.1")
def test_a_card_that_cannot_be_played_says_what_bars_it_and_what_to_do() -> None:
    table = sit()
    before = table.session.answers
    table.click(on(table, 52))
    assert said(table).text == ("Artillery Denied: the enemy has no radio in play. Play a lit card or pass.")
    assert said(table).rule.startswith("13")
    assert table.session.answers == before
    table = sit("50 move")
    table.click(on(table, 51))
    assert said(table).text.startswith("Move is under way")
    assert "Esc" in said(table).text
    assert said(table).rule == "8.2"
    table = sit("51 fire", "g-squad")
    table.click(on(table, 54))
    assert "declare an attack" in said(table).text


@pytest.mark.rule("14.02", "14.03", "14.10", "14.18")
def test_a_window_names_the_actions_that_it_takes_or_the_condition_that_is_not_met() -> None:
    table = sit("50 move", "g-squad")
    table.click(on(table, 52))
    assert said(table).text == "Only Assault Fire or Smoke Grenades can be played here. Move on or stop."
    table = sit("50 move", "g-team")
    table.click(on(table, 54))
    assert said(table) == Line("Smoke Grenades: its conditions are not met here. Move on or stop.", "14.18")
    told = Table(drawn_book(), UNITS, hands=HANDS)
    told.say("51 fire", "g-squad", f"{at('G4')} g-squad")
    OPEN.append(AtTable(seat=AXIS, game=told.game, wished=False))
    table = OPEN[-1]
    table.settle()
    assert table.asked == "react", table.asked
    assert barred(table.desk, 52).rule == "14.10"
    assert barred(table.desk, 53) == Line(
        "Bore Sighting: only a side in Defend plays it. Continue without it.", "14.03"
    )


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_reason_is_said_in_every_language(language: str) -> None:
    words.use(language)
    table = sit()
    told = [shown(barred(table.desk, card, part)) for card in hand_of(table).cards() for part in (None, "action")]
    table = sit("50 move", "g-squad")
    told += [shown(barred(table.desk, card)) for card in hand_of(table).cards()]
    assert all(told)
    assert len(set(told)) > 6


def test_escape_lowers_a_raised_card_before_it_opens_the_menu() -> None:
    table = sit()
    table.press("1")
    assert table.desk.title_desk.raised == 50
    table.press("Esc")
    assert (table.desk.title_desk.raised, table.app.top) == (0, table.scene)
    table.point(on(table, 52))
    assert table.desk.title_desk.raised == 52
    table.press("Esc")
    x, y = on(table, 52)
    table.point((x + 1, y))
    assert (table.desk.title_desk.raised, table.app.top) == (0, table.scene)
    table.point(on(table, 53))
    assert table.desk.title_desk.raised == 53
    table.press("Esc", "Esc")
    assert table.app.top is not table.scene


def test_a_raised_card_is_lowered_with_the_question_that_it_was_raised_for() -> None:
    table = sit()
    table.point(on(table, 52))
    assert table.desk.title_desk.raised == 52
    table.press("0", "0")
    assert table.asked == "discard"
    assert table.desk.title_desk.raised == 0
    x, y = on(table, 52)
    table.point((x + 1, y))
    assert table.desk.title_desk.raised == 52


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("answers", [("50 move", "g-squad"), ("50 move", "g-squad", "g-squad")])
def test_the_prompt_of_a_move_says_that_a_far_hex_can_be_clicked(answers: tuple[str, ...]) -> None:
    table = sit(*answers)
    bar = the(PromptBar, table.scene.parts["prompt"])
    table.point((5, 5))
    assert "near or far" in bar.line().text
    table.press("Tab")
    assert "rrows and Enter" in bar.line().text
    prompt = the(CommandAsked, table.desk.prompt)
    assert prompt.further_hint() == text(f"ask-{table.asked}-hint")
    assert prompt.hint() == bar.line().text, "Enter says how to answer by the keys"
    told = bar.tip(bar.rect.center)
    assert told is not None
    assert len(told.lines) == 1
