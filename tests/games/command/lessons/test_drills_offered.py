"""The lessons of COMMAND! are offered once to a newcomer, stand on the start screen, and are ticked in their list."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine.lessons.learnt import learn, learnt
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.window_options import WindowOptions
from combat.engine.words import text
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.home_scene import HomeScene
from combat.games.command.scenes.lessons.drill_list import DrillList
from tests.engine.stage.hands import press
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    yield app
    app.quit()


def started(app: App) -> None:
    app.open("start")
    for _ in range(4):
        app.round(0.05)


def test_a_newcomer_is_offered_them_once(app: App) -> None:
    started(app)
    assert the(Confirm, app.top).title == text("offer-lessons-title")
    press(app, "Esc")
    assert isinstance(app.top, HomeScene)
    started(app)
    assert isinstance(app.top, HomeScene)


def test_what_was_learnt_in_the_other_game_counts_for_nothing_here(app: App) -> None:
    learn("lessons", "cards")
    started(app)
    the(Confirm, app.top)
    assert learnt("lessons", "command") == ()


def test_whoever_is_in_the_midst_of_them_is_led_to_the_next_one(app: App) -> None:
    learn("lessons", "fate-hand", "command")
    started(app)
    home = the(HomeScene, app.top)
    lines = [line[:2] for line in home.lines()]
    lesson = text("lessons-row", number=2, title=text("lesson-sight-and-fire"))
    assert lines[0] == (text("menu-learn-on"), text("menu-learn-on-note", lesson=lesson, done=1, count=4))
    press(app, "T")
    listed = the(DrillList, app.top)
    assert listed.row is not None
    assert listed.row.id == "sight-and-fire"
