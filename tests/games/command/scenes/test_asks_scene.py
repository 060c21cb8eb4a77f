"""The page of automatic answers has a row for each action of the decks, and its choices are used at the table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import get_args

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine.stage.app import App
from combat.engine.stage.settings import Settings
from combat.engine.stage.window_options import WindowOptions
from combat.games.command.rules.fate_cards import ActionKind
from combat.games.command.scenes.asks_scene import AsksScene
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_settings import GROUPS, wish_of
from tests.engine.stage.hands import press
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND! at the page of automatic answers."""
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    app.open("menu")
    app.open("asks")
    app.round(0.05)
    yield app
    app.quit()


def test_every_action_that_answers_something_has_a_row() -> None:
    rows = {action for actions in GROUPS.values() for action in actions}
    assert set(get_args(ActionKind)) - {"command-confusion"} <= rows


def test_each_action_is_switched_by_itself_its_group_likewise_and_all_is_kept(app: App) -> None:
    scene = the(AsksScene, app.top)
    scene.choose(list(scene.list.rows).index("marksmanship"))
    press(app, "Enter")
    assert app.settings.wish(wish_of("marksmanship")) == "never"
    assert app.settings.wish(wish_of("crossfire")) == "matters"
    press(app, "g", "Esc")
    kept = Settings.load()
    assert {kept.wish(wish_of(action)) for action in GROUPS["boosts"]} == {"never"}
    assert kept.wish(wish_of("ambush")) == "matters"
    app.open("asks")
    press(app, "r", "Esc")
    assert {Settings.load().wish(wish_of(action)) for action in GROUPS["boosts"]} == {"matters"}
