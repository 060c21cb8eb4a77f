"""The odds of an attack are shown for all targets together, in the form beside the hand."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from combat.engine import words
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import lettered
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.games.command.content.library import load_book
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_reroll import AskReroll
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules.play.set_up import new_state
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.panels.answer_pane import AnswerPane
from combat.games.command.table.panels.odds_table import OddsTable
from combat.games.command.table.panels.sum_form import SumForm
from combat.games.command.words import command_names as names
from combat.games.command.words.form import Comes, Form, FormChances, FormPart
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {
    "g-squad": ("squad", "G3"), "g-other": ("squad", "G3"), "g-leader": ("leader", "G3"), "g-team": ("team", "G3"),
    "u-squad": ("squad", "G5"), "u-other": ("squad", "G5"), "u-leader": ("leader", "G5"), "u-team": ("team", "G5"),
}  # fmt: skip
LANGUAGES = ("en", "es", "de")


def firing(language: str, scale: float = 1.0) -> AtTable:
    """Return a table of 1280 × 720 at which a leader's group aims at a hex of four units, two of them broken."""
    words.use(language, strict=True)
    told = Table(drawn_book(), UNITS, hands={50: ("fire", "marksmanship"), 51: ("fire", "crossfire")})
    for id_ in ("u-other", "u-team"):
        told.mark(id_, broken=True)
    table = AtTable(seat=AXIS, game=told.game, wished=False, size=(1280, 720), scale=scale)
    table.settle()
    table.press("1", "Enter")
    table.press(str(the(AskActivate, table.desk.prompt).figures()["g-leader"]), "Enter")
    table.settle()
    table.rounds(2)
    return table


def figures(form: Form) -> list[str]:
    """Return every chance of a form in percent, target by target."""
    return [
        text("percent", percent=share)
        for each in form.chances
        for share in percents.percents([part.share for part in each.parts])
    ]


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_four_targets_are_in_sight_without_scrolling(language: str) -> None:
    table = firing(language)
    form = the(Form, the(AskShot, table.desk.prompt).form())
    pane, window = the(AnswerPane, table.scene.parts["body"]), table.scene.layout.panes["body"]
    with lettered.noted() as found:
        pane.draw(table.app.surface)
    rows = [box for box, _ in pane.rows]
    assert len(rows) == len(form.chances) == 4
    assert all(window.contains(row) for row in rows)
    written = [
        one
        for one in found
        if any(row.contains(one.box.clip(row)) and row.collidepoint(one.box.center) for row in rows)
    ]
    assert sorted(one.text for one in written if "%" in one.text) == sorted(figures(form))
    assert [one.text for one in written if one.cut] == []
    assert {part.head for each in form.chances for part in each.parts} <= {one.text for one in found}
    table.close()


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_large_type_the_odds_come_before_all_that_is_scrolled_to(language: str) -> None:
    table = firing(language, 1.75)
    pane, window = the(AnswerPane, table.scene.parts["body"]), table.scene.layout.panes["body"]
    pane.draw(table.app.surface)
    assert pane.rows
    assert window.contains(pane.rows[0][0])
    first_choice = min(box.top for box, _ in pane.choices)
    assert max(box.bottom for box, _ in pane.rows) <= first_choice
    table.close()


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["crossroads-at-noon", "last-bridge-before-the-river"])
def test_four_units_of_the_longest_names_find_room_with_all_that_may_become_of_them(
    scenario: str, language: str
) -> None:
    table = firing(language)
    form, window = the(Form, the(AskShot, table.desk.prompt).form()), table.scene.layout.panes["body"]
    parts = tuple({part.head: part for each in form.chances for part in each.parts}.values())
    assert len(parts) == 4
    state = new_state(load_book(scenario, ()))
    longest = sorted({names.unit(state, id_) for id_ in state.units}, key=len)[-4:]
    sums = SumForm()
    with lettered.noted() as found:
        chances = tuple(FormChances(name, "", parts, name) for name in longest)
        sums.draw(table.app.surface, window, replace(form, chances=chances))
    assert all(window.contains(row) for row, _ in sums.rows)
    written = [one for one in found if any(row.colliderect(one.box) for row, _ in sums.rows)]
    assert [one.text for one in written if one.cut] == []
    table.close()


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_the_total_of_an_attack_is_in_sight_with_every_line_of_its_sum(language: str, scale: float) -> None:
    table = firing(language, scale)
    form, window = the(Form, the(AskShot, table.desk.prompt).form()), table.scene.layout.panes["body"]
    assert form.total is not None
    with lettered.noted() as found:
        table.scene.scrolled.draw("body", table.app.surface)
    shown = {one.text for one in found if window.contains(one.box)}
    assert {form.total.words, form.total.figure, *(row.figure for row in form.rows)} <= shown
    table.close()


@pytest.mark.rule("11.3")
def test_a_form_that_is_too_low_for_its_sum_says_how_many_lines_lie_below() -> None:
    table = firing("en")
    pane, window = the(AnswerPane, table.scene.parts["body"]), table.scene.layout.panes["body"]
    form = the(Form, the(AskShot, table.desk.prompt).form())
    table.scene.scrolled.draw("body", table.app.surface)
    assert pane.unseen(window) == 0
    low = pygame.Rect(window.topleft, (window.width, window.height // 2))
    table.scene.scrolled.place("body", low)
    table.scene.scrolled.draw("body", table.app.surface)
    assert 0 < pane.unseen(low) <= len(form.choices) + len(form.rows) + 1 + len(form.notes)
    while table.scene.scrolled.wheel("body", -1):
        table.scene.scrolled.draw("body", table.app.surface)
    assert pane.unseen(low) == 0
    table.close()


@pytest.mark.rule("11.3")
def test_a_line_of_the_odds_says_under_the_pointer_in_full_what_its_heads_abbreviate() -> None:
    table = firing("en")
    form = the(Form, the(AskShot, table.desk.prompt).form())
    pane = the(AnswerPane, table.scene.parts["body"])
    pane.draw(table.app.surface)
    for (row, chances), each in zip(pane.rows, form.chances, strict=True):
        tip = pane.tip(row.center)
        assert tip is not None
        name, in_full, *summed = tip.lines
        assert name == each.more[0]
        assert all(part.words in str(in_full) for part in chances.parts)
        assert tuple(summed) == each.more[1:]
    table.close()


def test_a_form_offers_nothing_of_a_question_that_it_does_not_show_yet() -> None:
    table = firing("en")
    desk, pane = table.desk, the(AnswerPane, table.scene.parts["body"])
    pane.draw(table.app.surface)
    box, choice = pane.choices[0]
    row, _ = pane.rows[0]
    asked = the(AskShot, desk.prompt)
    desk.prompt = desk.table.asked(desk, asked.decision)
    assert (pane.piece_at(box.center), pane.press(box.center, 1), pane.tip(row.center)) == ("", False, None)
    pane.draw(table.app.surface)
    assert pane.piece_at(box.center) == choice.id
    assert pane.tip(row.center) is not None
    table.close()


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_3_7_a_new_roll_is_in_sight_for_every_unit_that_defends(language: str, size: tuple[int, int]) -> None:
    words.use(language, strict=True)
    told = Table(drawn_book(), UNITS, hands={50: ("fire", "ambush"), 101: ("fire", "ambush")})
    told.say("50 fire", "g-squad", f"{at('G5')} g-squad")
    table = AtTable(seat=ALLIES, game=told.game, wished=False, size=size)
    table.settle()
    table.rounds(2)
    form = the(Form, the(AskReroll, table.desk.prompt).form())
    pane, window = the(AnswerPane, table.scene.parts["body"]), table.scene.layout.panes["body"]
    with lettered.noted() as found:
        table.scene.scrolled.draw("body", table.app.surface)
    assert len(pane.rows) == len(form.chances) == 4
    assert all(window.contains(row) for row, _ in pane.rows)
    compared = [one for one in found if "→" in one.text and "%" in one.text]
    assert len(compared) == sum(len(each.parts) for each in form.chances)
    assert [one.text for one in found if window.contains(one.box) and one.cut] == []
    assert text("form-compared") in {one.text for one in found if window.contains(one.box)}
    table.close()


@pytest.mark.rule("12.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_predictions_of_four_units_are_all_seen_in_a_window_of_1280_by_720(language: str) -> None:
    words.use(language, strict=True)
    table = firing(language)
    try:
        parts = (
            FormPart(text("chance-runs"), 0.17, "poor"),
            FormPart(text("chance-suppressed"), 0.11, "fair"),
            FormPart(text("chance-holds"), 0.72, "good"),
        )
        form = Form("Rout", chances=tuple(FormChances(f"Unit {each}", "Morale 7", parts) for each in range(4)))
        rect, sums = pygame.Rect(0, 550, 680, 160), SumForm()
        sums.draw(table.app.surface, rect, form)
        assert sums.needs(rect.width, form) <= rect.height
        assert len(sums.rows) == 4
        assert all(rect.contains(box) for box, _ in sums.rows)
        assert not any(one.colliderect(two) for one, two in combinations([box for box, _ in sums.rows], 2))
    finally:
        table.close()
        words.use("en", strict=True)


@pytest.mark.parametrize("wide", [189, 150])
@pytest.mark.parametrize("compares", [True, False])
def test_in_a_narrow_table_the_names_stand_whole_above_their_figures(wide: int, *, compares: bool) -> None:
    heads: dict[str, Comes] = {"ausg.": "bad", "gebr.": "poor", "niederg.": "fair", "k. Wirkung": "good"}
    parts = tuple(FormPart(head, 0.25, comes, head, again=0.25 if compares else None) for head, comes in heads.items())
    names_ = ("Anführer (Achse)", "Linientrupp D (Achse)")
    table, window = OddsTable([FormChances(name, "", parts) for name in names_], wide), pygame.Surface((400, 200))
    with lettered.noted() as found:
        rows = table.draw(window, (100, 20))
    assert [line.text for line in found if line.text in names_] == [*names_]
    for name, (row, _) in zip(names_, rows, strict=True):
        own = next(line.box for line in found if line.text == name)
        assert row.contains(own)
        figures_ = [line.box for line in found if "%" in line.text and row.contains(line.box)]
        assert len(figures_) == len(heads)
        assert own.collidelist(figures_) < 0
    assert table.height == rows[-1][0].bottom - 20
