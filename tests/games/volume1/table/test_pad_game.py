"""A whole battle by gamepad alone, from set-up to the result, and other uses of a gamepad at the table."""

from __future__ import annotations

import os

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex, neighbour
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.content.library import load_book
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.scenes.victory_scene import VictoryScene
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.pad_player import PadPlayer
from tests.games.volume1.table.sitting import Sitting, in_the_midst
from tests.narrowing import the


def come_to(player: PadPlayer, kind: str) -> None:
    """Play until a question of a kind is asked; fail if it never is."""
    for _ in range(400):
        player.sitting.settle()
        if player.sitting.asked == kind:
            return
        player.answer()
    raise AssertionError(f"{kind} is never asked")


@pytest.fixture
def player() -> PadPlayer:
    """Return a player that uses the gamepad in the small battle."""
    return PadPlayer(Sitting(skirmish(turns=2)))


def test_a_whole_battle_is_played_with_a_gamepad_alone(player: PadPlayer) -> None:
    asked = player.play()
    assert player.sitting.session.game.over
    assert isinstance(player.sitting.app.top, VictoryScene)
    assert {"set-up", "play-card", "give-orders", "choose-man", "choose-move", "choose-target"} <= asked


@pytest.mark.skipif("COMBAT_SOAK" not in os.environ, reason="it takes seconds: make soak")
def test_a_scenario_is_played_to_its_end_with_a_gamepad_alone() -> None:
    player = PadPlayer(Sitting(load_book("tutorial-patrol"), 5))
    asked = player.play()
    assert player.sitting.session.game.over
    assert {"choose-hex", "duck-back", "play-discard"} <= asked


def test_a_leads_to_the_orders_of_each_man_in_turn_and_to_no_commit(player: PadPlayer) -> None:
    come_to(player, "give-orders")
    state = player.desk.state
    waiting = give_orders.without_orders(state)
    for left in range(len(waiting), 0, -1):
        assert len(give_orders.without_orders(player.desk.state)) == left
        player.press("A", "A")
    assert give_orders.without_orders(player.desk.state) == []
    player.press("A", "B", "B")
    assert player.sitting.asked == "give-orders"
    player.press("X")
    menu = the(ContextMenu, player.sitting.app.top)
    assert menu.row is not None
    assert menu.row.words == text("button-commit")
    player.press("A")
    assert player.sitting.asked != "give-orders"


def test_the_cursor_goes_in_six_directions_and_along_a_row(player: PadPlayer) -> None:
    come_to(player, "give-orders")
    desk, start = player.desk, player.desk.title_desk.start()
    assert start == desk.title_desk.place_of(desk.selection.piece)
    player.press("Up")
    assert desk.input.cursor == neighbour(start, 0)
    for direction, way in enumerate(("Up", "Up+Right", "Down+Right", "Down", "Down+Left", "Up+Left")):
        player.go_to(start)
        player.press(way)
        assert desk.input.cursor == neighbour(start, direction)
    player.go_to(start)
    player.press("Right", "Right")
    assert desk.input.cursor == Hex(f"{start.column + 2:02}.{start.row:02}")


def test_a_held_button_and_one_pressed_too_soon_answer_no_question_that_comes_up(player: PadPlayer) -> None:
    come_to(player, "choose-man")
    sitting = player.sitting
    sitting.time += 1.0
    player.pad.down("A")
    sitting.settle()
    asked, answers = sitting.asked, sitting.session.answers
    sitting.rounds(30)
    assert (sitting.asked, sitting.session.answers) == (asked, answers)
    player.pad.up("A")
    sitting.time += 0.1
    player.pad.press("A")
    assert sitting.session.answers == answers


def test_what_is_being_shown_is_skipped_and_not_answered() -> None:
    player = PadPlayer(Sitting(skirmish(turns=2), pace="normal"))
    sitting = player.sitting
    sitting.settle()
    player.go_to(player.desk.state.book.scenario.deployment[0])
    player.press("A")
    player._take(text("button-place-all"))
    player._take(text("answer-ready"))
    assert sitting.desk.mirror.busy
    player.press("A")
    sitting.settle()
    assert sitting.asked == "play-card"
    sitting.time += 0.1
    player.pad.press("A")
    assert sitting.asked == "play-card"


def test_the_cross_changes_a_shot_and_the_stick_still_moves_the_cursor(player: PadPlayer) -> None:
    come_to(player, "choose-target")
    prompt = the(AskFire, player.desk.prompt)
    assert prompt.aim is not None
    assert len(prompt.rates()) > 1
    player.press(*["Left"] * 5)
    assert prompt.aim.shots == min(prompt.rates())
    player.press("Right")
    assert prompt.aim.shots == sorted(prompt.rates())[1]
    weapon = prompt.aim.weapon
    player.press("Down")
    assert len(prompt.weapons()) == 1 or prompt.aim.weapon != weapon
    player.desk.input.cursor = None
    player.pad.stick(0.0, -1.0)
    player.pad.stick(0.0, 0.0)
    assert player.desk.input.cursor is not None
    answers = player.sitting.session.answers
    assert player.sitting.session.answers == answers


def test_start_opens_the_menu_and_closes_it_and_b_gives_up_the_cursor_first(player: PadPlayer) -> None:
    come_to(player, "give-orders")
    scenes = player.sitting.app.scenes
    player.press("Start")
    assert [type(scene) for scene in scenes] == [TableScene, PauseScene]
    player.press("Start")
    assert [type(scene) for scene in scenes] == [TableScene]
    player.press("B")
    assert not player.desk.presenter.missed, "the slip goes first"
    player.press("Up", "B")
    assert player.desk.input.cursor is None
    assert [type(scene) for scene in scenes] == [TableScene]
    player.press("B")
    assert [type(scene) for scene in scenes] == [TableScene, PauseScene]


def test_prompt_and_buttons_speak_of_what_is_in_the_hand(player: PadPlayer) -> None:
    come_to(player, "give-orders")
    bar = player.sitting.scene.bar
    spoken = text("ask-give-orders-pad", accept="A", next="RB", previous="LB", offer="X")
    assert bar.line().text == spoken
    player.sitting.press("F7", "Esc")
    assert bar.line().text != spoken


def test_the_right_stick_pans_the_board_and_triggers_zoom_it() -> None:
    player = PadPlayer(in_the_midst(40))
    view = player.sitting.scene.view
    player.press("RT", "RT")
    view.camera.finish()
    before, step = view.camera.origin, view.camera.step
    player.pad.lean(1.0, 0.0)
    player.sitting.rounds(4)
    player.pad.lean(0.0, 0.0)
    assert view.camera.origin[0] < before[0]  # where the sheet begins, seen from the board's left edge
    player.press("LT")
    assert view.camera.step < step


def test_the_pointer_that_a_pad_has_put_away_says_nothing_until_it_moves(player: PadPlayer) -> None:
    come_to(player, "give-orders")
    sitting, desk = player.sitting, player.desk
    hex_ = desk.title_desk.start()
    sitting.point(sitting.show(hex_))
    assert desk.input.where == hex_
    player.press("Up", "Up")
    assert desk.input.where == desk.input.cursor != hex_
    assert not pygame.mouse.get_visible()
    sitting.point(sitting.show(hex_))
    assert pygame.mouse.get_visible()
    assert desk.input.where == hex_
