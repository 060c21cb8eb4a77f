"""The page of a scenario's optional rules: choices are stored for the next start, and part of game and save."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine import words
from combat.engine.journal import loading
from combat.engine.stage.app import App
from combat.engine.stage.settings import Settings
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import has
from combat.games.command.rules.switches import Options
from combat.games.command.scenes import rules_chosen
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.rules_scene import RulesScene
from combat.games.command.scenes.scenario_list_scene import ScenarioListScene
from combat.games.command.title import TITLE
from tests.engine.stage.hands import press
from tests.games.command.skirmish import skirmish
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND! at the page of a scenario."""
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    app.open("scenario")
    app.round(0.05)
    yield app
    app.quit()


def test_every_switch_has_a_name_and_a_meaning_in_every_language() -> None:
    for language in ("en", "es", "de"):
        words.use(language)
        for name in rules_chosen.NAMES:
            assert has(f"switch-{rules_chosen.said(name)}")
            assert has(f"switch-{rules_chosen.said(name)}-note")


def test_what_is_switched_is_played_kept_for_the_next_start_and_part_of_the_save(app: App, tmp_path: Path) -> None:
    listed = the(ScenarioListScene, app.top)
    press(app, "o")
    rules = the(RulesScene, app.top)
    rules.choose(rules_chosen.NAMES.index("near_misses"))
    press(app, "Enter")
    rules.choose(rules_chosen.NAMES.index("late_events_pay"))
    press(app, "Enter", "Esc")
    assert app.top is listed
    assert "2" in listed._rules.label
    kept = Settings.load()
    assert rules_chosen.changed(Options(), kept) == ["late_events_pay", "near_misses"]
    press(app, "1")
    scene = the(TableScene, app.top)
    options = scene.session.book.options
    assert (options.near_misses, options.late_events_pay, options.spotters) == (False, True, True)
    assert scene.session.begun_with.options == options
    path = scene.session.source
    assert path is not None
    scene.session.close()
    assert loading.load(path, {TITLE.id: TITLE}).game.state.book.options == options


def test_a_rule_that_is_switched_back_or_reset_is_as_the_scenario_has_it(app: App) -> None:
    press(app, "o", "Enter", "Enter", "Down", "Enter")
    assert rules_chosen.changed(Options(), app.settings) == [rules_chosen.NAMES[1]]
    press(app, "r", "Esc")
    assert rules_chosen.changed(Options(), app.settings) == []
    book = skirmish(1)
    assert rules_chosen.with_rules(book, app.settings) == book
