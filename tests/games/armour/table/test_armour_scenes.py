"""The scenes around the table of ARMOUR!: start screen, missions, briefing, menu, saves, end sheet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.teaching.hint_wish import HINTS, OFF
from combat.engine.words import text
from combat.games.armour.scenes.battle_end_scene import BattleEndScene
from combat.games.armour.scenes.briefing_scene import BriefingScene
from combat.games.armour.scenes.home_scene import HomeScene
from combat.games.armour.scenes.mission_list_scene import MissionListScene
from combat.games.armour.scenes.pause_slip import PauseSlip
from combat.games.armour.scenes.saved_list_scene import SavedListScene
from tests.engine.stage.gestures import press
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import armour_application
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of ARMOUR! at its start screen."""
    with armour_application() as made:
        made.settings.pace, made.settings.confirm_leave = "instant", False
        made.settings.wishes[HINTS.name] = OFF
        made.home = "menu"
        made.open("menu")
        made.round(0.1)
        yield made


def wait(app: App, frames: int = 30) -> None:
    """Run the application for some frames."""
    for _ in range(frames):
        app.round(0.1)


def test_a_mission_is_chosen_and_begun_from_the_start_screen(app: App) -> None:
    assert isinstance(app.top, HomeScene)
    press(app, "N")
    wait(app)
    scene = the(MissionListScene, app.top)
    assert [row.path.stem for row in scene.list.rows] == [
        "two-platoons", "meeting-at-noon", "ridge", "through-the-wire", "before-dawn", "crossing", "late-column",
        "till-evening", "any-ground",
    ]  # fmt: skip
    press(app, "B")
    assert isinstance(app.top, BriefingScene)
    wait(app, 3)
    press(app, "Esc", "1")
    wait(app)
    assert isinstance(app.top, TableScene)


def test_the_menu_concedes_the_battle_and_the_end_sheet_tells_who_won(app: App) -> None:
    app.open("battle", book=book("two-platoons"), seat="attacker", seed=4)
    wait(app)
    press(app, "Esc")
    assert isinstance(app.top, PauseSlip)
    press(app, "C")
    assert isinstance(app.top, Confirm)
    press(app, text("key-grave-yes"))
    wait(app)
    end = the(BattleEndScene, app.top)
    won, how = end.said()
    assert won == "You lost"
    assert "concedes" in how


def test_a_battle_is_left_and_found_among_the_saves(app: App) -> None:
    app.open("battle", book=book("two-platoons"), seat="attacker", seed=4)
    wait(app)
    press(app, "Ctrl+Q")
    wait(app, 5)
    app.open("saves")
    wait(app, 5)
    scene = the(SavedListScene, app.top)
    assert len(scene.list.rows) == 1
    press(app, "Enter")
    wait(app)
    assert isinstance(app.top, TableScene)
