"""The lessons of COMMAND! are offered once to a new player, listed on the start screen, and ticked when done."""

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
from combat.engine.words.catalogue import Catalogue
from combat.games.command.content.kinds.measured_file import MeasuredFile
from combat.games.command.content.library import Library
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.home_scene import HomeScene
from combat.games.command.scenes.lessons.drill import FIRST_BATTLE
from combat.games.command.scenes.lessons.drill_list import DrillList
from combat.games.command.scenes.measured_games import measured_of
from tests.engine.stage.hands import press
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!."""
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    yield app
    app.quit()


def test_the_battle_behind_them_is_short_even_and_by_day() -> None:
    """A third of the scenarios at most are measured to be shorter."""
    library = Library()
    measured = the(MeasuredFile, measured_of(library))
    first, lengths = measured.scenario[FIRST_BATTLE], [found.half for found in measured.scenario.values()]
    assert sum(length < first.half for length in lengths) <= len(lengths) / 3
    assert measured.hard < first.axis < measured.easy
    assert not library.load_book(library.scenario_file(FIRST_BATTLE)).night


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_button_names_that_battle(language: str) -> None:
    library = Library()
    said = Catalogue(language, strict=True)
    title = said.translated(library.load_book(library.scenario_file(FIRST_BATTLE)).title)
    assert said.text("lesson-to-battle", {}).endswith(title)


def started(app: App) -> None:
    """Open the first screen and wait until it is drawn."""
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
