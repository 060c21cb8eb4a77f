"""What one gesture gives several men is one step of undo and redo (7.0, 22.0)."""

from __future__ import annotations

import pytest

from combat.engine.tabletop.menus.log_rows import log_rows
from combat.engine.tabletop.thing import MarkerId
from combat.engine.words import text
from combat.games.volume1.prompts.ask_orders import AskOrders
from tests.games.volume1.prompts.eight_men import Counted, meadow
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


def _ordered(game: Counted) -> list[str]:
    return [man.order.id for man in game.men.values() if man.order is not None]


def _chosen(men: int = 3) -> Counted:
    game = Counted(meadow(men))
    desk = game.sitting.desk
    desk.title_desk.moves.group.gather(list(game.men))
    game.sitting.settle()
    return game


@pytest.mark.rule("7.0")
def test_7_0_one_undo_takes_back_the_order_of_all_chosen_men_and_one_redo_gives_it_again() -> None:
    game = _chosen()
    desk = game.sitting.desk
    men, lead = desk.title_desk.moves.group.men, desk.selection.piece
    the(AskOrders, desk.prompt).click(MarkerId("order", "evade"))
    game.sitting.settle()
    assert _ordered(game) == ["evade"] * 3
    assert desk.controls.undone_together() == 3
    game.press("Ctrl+Z")
    assert _ordered(game) == []
    assert desk.selection.piece == lead
    assert desk.title_desk.moves.group.men == men, "they are still chosen, for another order"
    game.press("Ctrl+Y")
    assert _ordered(game) == ["evade"] * 3
    game.press("Ctrl+Z")
    assert _ordered(game) == []


@pytest.mark.rule("7.0")
def test_7_0_an_order_given_to_one_man_afterwards_is_undone_alone() -> None:
    game = _chosen()
    desk = game.sitting.desk
    the(AskOrders, desk.prompt).click(MarkerId("order", "evade"))
    desk.title_desk.moves.group.dissolve()
    the(AskOrders, desk.prompt).click(MarkerId("order", "hide"))
    game.sitting.settle()
    game.press("Ctrl+Z")
    assert _ordered(game) == ["evade"] * 3
    game.press("Ctrl+Z")
    assert _ordered(game) == []


@pytest.mark.rule("7.0")
def test_7_0_after_another_answer_the_undone_gesture_is_forgotten() -> None:
    game = _chosen()
    desk = game.sitting.desk
    men = list(game.men)
    the(AskOrders, desk.prompt).click(MarkerId("order", "evade"))
    game.press("Ctrl+Z")
    desk.title_desk.moves.group.dissolve()
    for man in men:
        desk.selection.select(man)
        the(AskOrders, desk.prompt).click(MarkerId("order", "hide"))
    game.sitting.settle()
    game.press("Ctrl+Z")
    assert _ordered(game) == ["hide"] * 2


@pytest.mark.rule("22.0")
def test_22_0_placing_all_men_is_one_step_and_the_log_says_so() -> None:
    sitting = Sitting()
    desk = sitting.desk
    sitting.press("F")
    sitting.settle()
    placed = [man for man in desk.state.men.values() if man.side == "friendly" and man.on_board]
    assert len(placed) > 1
    line = next(line for line in reversed(desk.story.lines) if line.answers == desk.session.answers)
    words = [row.words for row in log_rows(sitting.scene, line)]
    assert text("offer-undo-together") in words
    sitting.press("Ctrl+Z")
    sitting.settle()
    assert not [man for man in desk.state.men.values() if man.side == "friendly" and man.on_board]
