"""A pack for COMMAND! dropped on the window is listed, and its map, figures and scenarios are used."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine import words
from combat.engine.content import layers
from combat.engine.content.layers import shipped
from combat.engine.stage.app import App
from combat.engine.stage.drawing import artwork
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.packs_scene import PacksScene
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import catalogue
from combat.games.command.content.library import Library
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.scenario_list_scene import ScenarioListScene
from tests.engine.stage.hands import press
from tests.narrowing import the

CARD = 'name = "{name}"\nversion = "1.0"\ngame = "{game}"\ntitle = "The Lost Ford"\n'


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield an application of COMMAND! with empty data and cache folders, at its start screen."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "data"))
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    app.open("menu")
    yield app
    app.quit()
    layers.use(())
    catalogue.lay_over(())
    words.use(catalogue.ENGLISH)
    artwork.forget()


def pack(folder: Path, game: str = "command") -> Path:
    """Write a pack with a map, a scenario on it, and a squad with better values; return its folder."""
    root = folder / "lost-ford"
    (root / "scenarios").mkdir(parents=True)
    (root / "assets" / "boards").mkdir(parents=True)
    (root / "pack.toml").write_text(CARD.format(name="lost-ford", game=game), encoding="utf-8")
    own = Library([shipped("command")])
    sheet = own.scenario_file("patrols-at-the-bridge").read_text(encoding="utf-8")
    sheet = sheet.replace('title = "Patrols at the Bridge"', 'title = "The Lost Ford"').replace(
        "bridge-street", "lost-ford"
    )
    (root / "scenarios" / "lost-ford.toml").write_text(sheet, encoding="utf-8")
    drawn = own.file("assets/boards/bridge-street.tmx")
    for beside in (*drawn.parent.glob("*.tsx"), *drawn.parent.glob("*.png")):
        shutil.copyfile(beside, root / "assets" / "boards" / beside.name)
    shutil.copyfile(drawn, root / "assets" / "boards" / "lost-ford.tmx")
    (root / "assets" / "nations").mkdir()
    nation = own.file("assets/nations/germany.toml").read_text(encoding="utf-8")
    nation = nation.replace(
        "{ fp = 5, range = 5, move = 4, morale = 7, smoke = true }", "{ fp = 6, range = 5, move = 4, morale = 7 }"
    )
    (root / "assets" / "nations" / "germany.toml").write_text(nation, encoding="utf-8")
    return root


def drop(app: App, path: Path) -> None:
    """Drop a file on the window."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.round(0.05)


def test_a_dropped_pack_is_taken_and_its_map_and_scenario_are_played(app: App, tmp_path: Path) -> None:
    drop(app, pack(tmp_path))
    the(Confirm, app.top)
    press(app, "Enter")
    listed = the(PacksScene, app.top)
    (row,) = listed.list.rows
    assert (row.card.name, row.on, [str(finding) for finding in row.findings]) == ("lost-ford", True, [])
    press(app, "Esc", "n")
    scenarios = the(ScenarioListScene, app.top)
    found = next(row for row in scenarios.list.rows if row.title == "The Lost Ford")
    book = scenarios.book_of(found)
    assert book.map.id == "lost-ford"
    assert book.units["ger-line-squad"].whole.fp == 6
    scenarios.choose(scenarios.list.rows.index(found))
    press(app, "1")
    assert the(TableScene, app.top).session.book.map.id == "lost-ford"


def test_a_file_is_taken_in_whatever_is_being_asked(app: App, tmp_path: Path) -> None:
    asked = Message(app, "Anything", ["Read this first."])
    app.push(asked)
    drop(app, pack(tmp_path))
    the(Confirm, app.top)
    press(app, "Esc")
    assert app.top is asked


def test_a_pack_of_another_game_is_listed_and_takes_no_part(app: App, tmp_path: Path) -> None:
    drop(app, pack(tmp_path, "volume1"))
    press(app, "Enter")
    listed = the(PacksScene, app.top)
    assert [row.foreign for row in listed.list.rows] == [True]
    press(app, "Esc", "n")
    assert not any(row.title == "The Lost Ford" for row in the(ScenarioListScene, app.top).list.rows)


def test_what_is_neither_is_refused_with_its_name(app: App, tmp_path: Path) -> None:
    stray = tmp_path / "notes.txt"
    stray.write_text("nothing of ours")
    drop(app, stray)
    assert "notes.txt" in " ".join(map(str, the(Message, app.top).lines))
