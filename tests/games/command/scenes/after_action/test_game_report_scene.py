"""The report in the game: every tab at every size and in every language, its numbers, and the scenes that open it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from itertools import product

import pygame

from combat.engine import words
from combat.engine.files import folders
from combat.engine.kernel.deck import UNKNOWN
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.window_options import WindowOptions
from combat.games.command.reports.after_action.game_report import SUMS, of_save
from combat.games.command.reports.after_action.game_tally import GameTally, Taken, Volley
from combat.games.command.rules.events.end_events import ObjectiveTaken, TimeAdvanced
from combat.games.command.rules.events.fight_events import AttackRolled, GroupMoved
from combat.games.command.rules.events.unit_events import UnitBroke, UnitEliminated
from combat.games.command.rules.state import HIDDEN_CHIT, Attack
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.scenes.after_action.game_report_scene import GameReportScene, report
from combat.games.command.scenes.after_action.game_report_tabs import TABS
from combat.games.command.scenes.command_stage import STAGE
from tests.engine.stage.hands import press
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice
from tests.games.command.skirmish_save import saved
from tests.narrowing import the
from tests.sampled import sample

UNITS = {"g-squad": ("squad", "C4"), "g-two": ("squad", "C4"), "u-team": ("team", "C6")}


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the save of a finished game."""
    return saved(tmp_path_factory.mktemp("reports"), None)


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!; use English again afterwards."""
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    yield app
    app.quit()
    words.use("en")


@pytest.fixture
def scene(app: App, save: Path) -> GameReportScene:
    """Open the report of a save; return its scene."""
    app.open("report", path=save)
    app.round(0.05)
    return the(GameReportScene, app.top)


# -- what is counted ------------------------------------------------------------------------------------------------


def test_steps_attacks_and_harm_are_counted_where_they_happen() -> None:
    state, tally = Table(drawn_book(), UNITS).state, GameTally()
    tally.before(state, GroupMoved(("g-squad", "g-two"), at("C5"), 1, False, True, False))
    state.attack = Attack("fire", AXIS, (at("C6"), at("D6")), ("g-squad", "g-two"))
    tally.before(state, AttackRolled(dice(3, 3), (), 6, 12, ("u-team",)))
    tally.before(state, UnitBroke("u-team", "fire"))
    tally.before(state, UnitEliminated("u-team", "fire", 1))
    assert tally.steps == {AXIS: {at("C5"): 2}, ALLIES: {}}
    assert tally.fire == {Volley(AXIS, at("C4"), at("C6")): 1, Volley(AXIS, at("C4"), at("D6")): 1}
    assert tally.harm == {at("C6"): 2}
    assert tally.places == {at("C4"), at("C5"), at("C6"), at("D6")}


def test_a_battery_off_the_map_has_no_line_on_it() -> None:
    state, tally = Table(drawn_book(), UNITS).state, GameTally()
    state.attack = Attack("impact", ALLIES, (at("C4"),), indirect=True)
    tally.before(state, AttackRolled(dice(3, 3), (), 9, 15, ("g-squad",)))
    assert not tally.fire


def test_time_and_objectives_are_kept_with_their_turn() -> None:
    state, tally = Table(drawn_book(), UNITS).state, GameTally()
    state.turn = 3
    tally.before(state, TimeAdvanced(AXIS, 1, False))
    tally.before(state, ObjectiveTaken(2, ALLIES))
    assert (tally.times, tally.taken) == ({3: 1}, [Taken(3, 2, ALLIES)])


def test_what_a_deck_rolled_and_what_it_promised_are_as_many_rolls(save: Path) -> None:
    found = of_save(save)
    for side in SIDES:
        rolls = len(found.tally.sums[side])
        assert sum(found.counted(side)) == rolls > 0
        assert sum(found.promised(side)) == pytest.approx(rolls)
        assert len(found.counted(side)) == len(SUMS)


# -- the sheet ------------------------------------------------------------------------------------------------------


def test_left_and_right_go_from_tab_to_tab_and_escape_closes_it(app: App, scene: GameReportScene) -> None:
    seen = []
    for _ in TABS:
        press(app, "Right")
        seen.append(scene.tab)
    assert seen == [1, 2, 3, 4, 4]
    press(app, "Esc")
    assert scene not in app.scenes


def test_it_is_kept_as_a_page(app: App, scene: GameReportScene) -> None:
    press(app, "Ctrl+S")
    kept = folders.data() / "reports" / "game.html"
    assert kept.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert str(kept) in " ".join(the(Message, app.top).lines)


@pytest.mark.parametrize(
    ("tab", "sheet"), sample(list(product(TABS, [(0.75, "en", 560), (1.75, "es", 1100), (3.0, "de", 880)])), 2)
)
def test_what_a_tab_measures_is_what_it_writes(scene: GameReportScene, tab: str, sheet: tuple[float, str, int]) -> None:
    scale, code, width = sheet
    before, fill = theme.scale(), TABS[tab]
    theme.set_scale(scale)
    try:
        words.use(code, strict=True)
        tall = fill(None, width, scene.report)
        assert fill(pygame.Surface((width, tall), pygame.SRCALPHA), width, scene.report) == tall > 0
    finally:
        theme.set_scale(before)


def test_the_report_of_a_game_that_goes_on_knows_no_hand_and_no_secret(app: App, tmp_path: Path) -> None:
    scene = the(GameReportScene, report(app, saved(tmp_path, 260)))
    state = scene.report.state
    assert not scene.report.over
    assert {card for hand in state.hands.values() for card in hand} <= {UNKNOWN}
    assert {chit for chits in state.secrets.values() for chit in chits} <= {HIDDEN_CHIT}
    assert scene.head()[1] == words.text("saved-turn", turn=state.turn)


def test_a_report_of_nothing_yet_has_its_tabs_too(app: App, tmp_path: Path) -> None:
    scene = the(GameReportScene, report(app, saved(tmp_path, 1)))
    assert not scene.report.tally.points
    assert [write(None, 900, scene.report) > 0 for write in TABS.values()] == [True] * len(TABS)


def test_a_file_that_is_no_save_is_refused_in_a_line(app: App, tmp_path: Path) -> None:
    bad = tmp_path / "bad.combat"
    bad.write_text("nothing", encoding="utf-8")
    assert str(bad) in the(Message, report(app, bad)).lines[0]
