"""A file dropped on the window is opened according to its kind."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.content.packs.pack import folder
from combat.engine.files import folders
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.packs_scene import PacksScene
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.scenes.lab.battle_lab import BattleLab
from combat.games.volume1.scenes.sheet_scene import SheetScene
from tests.engine.stage.hands import application, press
from tests.narrowing import the

GOLDEN = Path(__file__).parents[1] / "golden" / "first-light-cautious.combat"
SHARE = folders.share()


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application; delete the player's packs before and after the test."""
    shutil.rmtree(folder(), ignore_errors=True)
    with application() as app:
        app.settings.pace = "instant"
        yield app
    shutil.rmtree(folder(), ignore_errors=True)


def drop(app: App, path: Path) -> None:
    """Drop a file on the window."""
    if not app.scenes:
        app.open("menu")
        app.round(0.0)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.round(0.0)


def test_a_save_is_gone_on_with(app: App, tmp_path: Path) -> None:
    drop(app, Path(shutil.copy(GOLDEN, tmp_path / "mine.combat")))
    assert isinstance(app.top, TableScene)


def test_a_scenario_shows_its_sheet_and_can_be_begun(app: App, tmp_path: Path) -> None:
    drop(app, Path(shutil.copy(SHARE / "scenarios/volume1/first-light.toml", tmp_path / "anything.toml")))
    the(SheetScene, app.top)
    press(app, "Enter")
    assert isinstance(app.top, TableScene)


def test_a_lab_file_lies_on_the_table(app: App) -> None:
    (first, *_) = sorted((SHARE / "assets/volume1/lab").glob("*.toml"))
    drop(app, first)
    the(BattleLab, app.top)


def test_a_pack_is_taken_only_after_a_yes_and_never_over_another(app: App) -> None:
    pack = SHARE / "docs/example-pack"
    drop(app, pack)
    the(Confirm, app.top)
    press(app, "Esc")
    assert not folder().exists() or not list(folder().iterdir())
    drop(app, pack)
    press(app, "Enter")
    the(PacksScene, app.top)
    assert (folder() / "example-pack" / "pack.toml").is_file()
    app.pop()
    drop(app, pack)
    assert "example-pack" in the(Message, app.top).lines[0]


@pytest.mark.parametrize("name", ["notes.txt", "broken.toml", "torn.combat", "torn.zip"])
def test_what_it_is_not_is_said_in_a_slip(app: App, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("{", encoding="utf-8")
    drop(app, path)
    assert isinstance(app.top, Message | Confirm)
    if name != "torn.zip":
        assert name in the(Message, app.top).lines[0]
