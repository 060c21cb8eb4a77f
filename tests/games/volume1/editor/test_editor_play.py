"""Drafts of the scenario editor are played at once, while their maps are edited in Tiled (11.0, 22.0)."""

from __future__ import annotations

import shutil
import time
import tomllib
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Dialog, Message
from combat.engine.stage.settings import Settings
from combat.engine.words import text
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor import map_files
from combat.games.volume1.editor.edit_list_scene import EditListScene
from combat.games.volume1.editor.form.form_words import small_lines
from combat.games.volume1.editor.opening import Opening, open_draft
from combat.games.volume1.editor.trial import Trial
from combat.games.volume1.table.sketch_renderer.sketch_sheet import SketchSheet
from tests.engine.stage.hands import click, point, press
from tests.games.volume1.editor.editing import at, edit, focus, rounds, row, turn_to

# -- trying -------------------------------------------------------------------------------------------------------------


def test_a_draft_is_played_at_once_and_left_for_the_editor(app: App) -> None:
    scene = edit(app)
    focus(scene, "turns")
    press(app, "Right", "F5")
    trial = app.top
    assert isinstance(trial, Trial)
    rounds(app, 4)
    assert trial.session.book.scenario.turns == 9
    assert trial.session.record is None
    trial.ask_leave()
    rounds(app)
    assert app.top is scene
    assert not folders.saves().exists()


def test_a_draft_with_findings_is_not_played(app: App) -> None:
    scene = edit(app, "farmhouse")
    press(app, "F5")
    assert app.top is scene
    assert scene.strip.said == text("edit-cannot-try", count=len(scene.troubles))


# -- terrain ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Replace the map editor; return the list of maps opened with it."""
    calls: list[Path] = []
    monkeypatch.setattr(map_files, "map_editor", lambda chosen: ["tiled"])
    monkeypatch.setattr(map_files, "open_map", lambda command, path: calls.append(path))
    monkeypatch.setattr(SketchSheet, "part", lambda sheet, scale, area: pygame.Surface(area.size))  # nobody looks at it
    return calls


def test_terrain_of_ours_is_painted_on_a_copy(app: App, started: list[Path]) -> None:
    scene = edit(app)
    press(app, "F6", "Enter")
    copy = folders.boards() / "farmhouse-own.tmx"
    assert started == [copy]
    assert scene.draft.data["board"] == "farmhouse-own"
    assert scene.view.board.id == "farmhouse-own"
    assert scene.view.board.terrains == board_of(Library(), "farmhouse").terrains
    assert scene.troubles == []


@pytest.mark.rule("2.0")
def test_2_0_of_joined_sheets_the_one_under_the_pointer_is_painted(app: App, started: list[Path]) -> None:
    scene = edit(app, "farmhouse+village")
    point(app, at(scene, "40.08"))
    press(app, "F6", "Enter")
    assert started == [folders.boards() / "village-own.tmx"]
    assert scene.draft.data["board"] == "farmhouse+village-own"
    assert [sheet.id for sheet in scene.view.board.sheets] == ["farmhouse", "village-own"]
    press(app, "F6")
    assert started == [folders.boards() / "village-own.tmx"] * 2
    copy = started[0]
    copy.write_text(copy.read_text(encoding="utf-8").replace('csv">\n', 'csv">\n\n'), encoding="utf-8")
    rounds(app, 20)
    assert scene.strip.said == text("edit-map-read")


@pytest.mark.rule("2.0")
def test_2_0_of_joined_sheets_is_asked_which_to_paint(app: App, started: list[Path]) -> None:
    scene = edit(app, "farmhouse+village")
    point(app, scene.form.rect.center)
    press(app, "F6")
    assert isinstance(app.top, Dialog)
    assert [button.label for button in app.top._buttons][:2] == ["The Village", "The Farmhouse"]
    press(app, "Enter", "Enter")
    assert started == [folders.boards() / "village-own.tmx"]
    assert scene.draft.data["board"] == "farmhouse+village-own"


@pytest.mark.rule("2.0")
def test_2_0_joined_sheets_are_saved_with_their_hexes_as_printed(app: App) -> None:
    scene = edit(app, "advance-to-the-village")
    turn_to(scene, "enemy")
    click(app, at(scene, "36.05"))
    press(app, "Ctrl+S")
    assert scene.draft.path is not None
    saved = tomllib.loads(scene.draft.path.read_text(encoding="utf-8"))
    assert saved["enemy"]["hexes"][-1] == "village:04.05"
    assert open_draft(Opening("own", scene.draft.name, scene.draft.path)).data == scene.draft.data


def test_a_painted_map_is_read_again_and_a_broken_one_told_of(app: App, started: list[Path]) -> None:
    scene = edit(app)
    press(app, "F6", "Enter")
    copy = folders.boards() / "farmhouse-own.tmx"
    sound = copy.read_text(encoding="utf-8")
    before = scene.view.board
    copy.write_text("<map", encoding="utf-8")
    rounds(app, 20)
    assert scene.strip.said.startswith("The map is not changed:")
    assert scene.view.board is before
    first, second = sound.partition('name="terrain"')[::2]
    head, rows = second.split('csv">', 1)
    tiles = rows.lstrip().split(",", 1)
    changed = "01.01"
    painted = "2" if tiles[0] != "2" else "3"
    copy.write_text(f'{first}name="terrain"{head}csv">\n{painted},{tiles[1]}', encoding="utf-8")
    rounds(app, 20)
    assert scene.strip.said == text("edit-map-read")
    assert scene.view.board != before
    assert scene.view.marks.get(Hex(changed)) == "area"
    press(app, "F7")
    assert scene.view.marks.get(Hex(changed)) is None
    assert scene.draft.data["board"] == "farmhouse-own"


def test_a_trial_begins_anew_on_a_painted_map(app: App, started: list[Path]) -> None:
    edit(app)
    press(app, "F6", "Enter", "F5")
    trial = app.top
    assert isinstance(trial, Trial)
    copy = folders.boards() / "farmhouse-own.tmx"
    copy.write_text(copy.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    rounds(app, 20)
    assert isinstance(app.top, Trial)
    assert app.top is not trial


def test_without_a_map_editor_the_copy_is_made_and_named(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    scene = edit(app)
    press(app, "F6", "Enter")
    copy = folders.boards() / "farmhouse-own.tmx"
    assert copy.is_file() and scene.draft.data["board"] == "farmhouse-own"
    assert scene.strip.said == text("edit-tiled-missing", path=str(copy))


def test_the_map_editor_of_the_settings_is_started_with_its_options(app: App, tmp_path: Path) -> None:
    """The command stands in the settings, is kept with them, and gets the map behind its own words."""
    program, written = tmp_path / "my editor", tmp_path / "given"
    program.write_text(f'#!/bin/sh\nprintf "%s|" "$@" > "{written}"\n', "utf-8")
    program.chmod(0o755)
    app.settings.wishes["map_editor"] = f"'{program}' --single"
    app.settings.save(tmp_path / "settings.json")
    app.settings.wishes = Settings.load(tmp_path / "settings.json").wishes
    scene = edit(app)
    press(app, "F6", "Enter")
    copy = folders.boards() / "farmhouse-own.tmx"
    for _ in range(100):
        if written.is_file() and written.read_text("utf-8"):
            break
        time.sleep(0.05)
    assert written.read_text("utf-8") == f"--single|{copy}|"
    assert scene.strip.said == text("edit-map-editor-open", program="my editor", path=str(copy))


@pytest.mark.parametrize("command", ["no-such-program --x", "'half"])
def test_a_map_editor_that_is_not_there_is_named_with_the_map(app: App, command: str) -> None:
    app.settings.wishes["map_editor"] = command
    scene = edit(app)
    press(app, "F6", "Enter")
    copy = folders.boards() / "farmhouse-own.tmx"
    assert scene.strip.said == text("edit-map-editor-missing", command=command, path=str(copy))


def test_faults_of_a_map_stand_under_its_name_and_at_no_tab(app: App, started: list[Path]) -> None:
    scene = edit(app)
    press(app, "F6", "Enter")
    copy = folders.boards() / "farmhouse-own.tmx"
    head, terrain = copy.read_text(encoding="utf-8").split('name="terrain"')
    layer, tiles = terrain.split('csv">\n', 1)
    unknown = f'{head}name="terrain"{layer}csv">\n99,{tiles.split(",", 1)[1]}'
    copy.write_text(unknown, encoding="utf-8")
    rounds(app, 20)
    assert [Path(trouble.file).name for trouble in scene.troubles] == ["farmhouse-own.tmx"]
    heading, finding = scene.findings.list.rows
    assert heading == text("edit-finding-map", file="farmhouse-own.tmx")
    assert finding == scene.troubles[0]
    assert scene.form.wrong_pages() == set()
    scene.go_to(scene.troubles[0])
    assert "farmhouse-own.tmx" in scene.strip.said


def test_a_file_that_cannot_be_shown_is_told_of(app: App, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("turns = 'many'", encoding="utf-8")
    listing = EditListScene(app)
    app.push(listing)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(broken)))
    rounds(app)
    assert isinstance(app.top, Message)


def test_an_effect_shows_only_what_it_takes(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "events")
    scene.form.edits.add(row(scene, "friendly_event"))
    base = ("friendly_event", 0, "effects", 0)
    scene.form.edits.put(row(scene, *base, "kind"), "restrict")
    shown = [each.field.key for each in scene.form.list.rows if each.path[:4] == base and not each.entry]
    assert shown == ["kind", "team", "order"]


def test_hexes_of_joined_boards_are_named_as_they_are_printed(app: App) -> None:
    scene = edit(app, "advance-to-the-village")
    turn_to(scene, "objectives")
    line = next(each for each in scene.form.list.rows if each.field.key == "hexes")
    hexes = scene.draft.get(line.path)
    assert small_lines(scene, line, 2000) == [
        "  ".join(printed_names.name_of(scene.view.board, hex_) for hex_ in hexes)
    ]
    assert all(":" in printed_names.name_of(scene.view.board, hex_) for hex_ in hexes)
    scene.draft.put(line.path, ["nowhere"])
    assert small_lines(scene, line, 2000) == ["nowhere"]
