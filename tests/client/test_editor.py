"""The scenario editor in the window: what is set by mouse and keys, kept, undone, saved, tried and found again (22.0)."""

from __future__ import annotations

import copy
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pygame
import pytest
from pydantic import BaseModel

from combat.client.app import App
from combat.client.editor import maps
from combat.client.editor.draft import Draft, kept_file
from combat.client.editor.fields import Field
from combat.client.editor.list_scene import EditListScene
from combat.client.editor.opening import Opening, find_opening, open_draft, openings
from combat.client.editor.pages import PAGES
from combat.client.editor.rows import Row, field_at, page_of, page_rows
from combat.client.editor.sayings import counted, small_lines
from combat.client.editor.scene import EditorScene
from combat.client.editor.slips import PickSlip, WriteSlip
from combat.client.editor.trial import Trial
from combat.client.scenes.dialog import Dialog, Message
from combat.client.scenes.keys import KeysScene
from combat.client.scenes.menu import MenuScene
from combat.client.scenes.pause import PauseScene
from combat.client.scenes.rulebook import RulebookScene
from combat.content.findings import ContentError
from combat.content.library import Library, share
from combat.content.scenarios import ScenarioFile
from combat.saves import folders
from combat.words import has, text
from tests.client.hands import application, click, point, press

SHIPPED = sorted((share() / "scenarios").glob("*.toml"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def app() -> Iterator[App]:
    with application() as app:
        app.settings.pace = "instant"
        app.settings.minimap = False
        yield app


def edit(app: App, word: str = "first-light") -> EditorScene:
    scene = EditorScene(app, open_draft(find_opening(word)))
    app.push(scene)
    rounds(app)
    return scene


def rounds(app: App, count: int = 2) -> None:
    for _ in range(count):
        app.round(0.05)


def turn_to(scene: EditorScene, page: str) -> None:
    place = next(place for place, each in enumerate(PAGES) if each.id == page)
    click(scene.app, scene.form.tab(place).center)
    scene.view.camera.finish()
    rounds(scene.app)


def row(scene: EditorScene, *path: str | int, entry: bool = False) -> Row:
    return next(row for row in scene.form.list.rows if row.path == path and row.entry == entry)


def focus(scene: EditorScene, *path: str | int) -> None:
    scene.form.go_to(path)
    rounds(scene.app)


def at(scene: EditorScene, hex_: str) -> tuple[int, int]:
    scene.view.centre_on(hex_)
    scene.view.camera.finish()
    rounds(scene.app)
    return scene.view.centre(hex_)


def drag(app: App, *places: tuple[int, int]) -> None:
    point(app, places[0])
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1))
    app.round(0.05)
    for place in places[1:]:
        point(app, place)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=places[-1], button=1))
    app.round(0.05)


def type_in(app: App, words: str) -> None:
    assert isinstance(app.top, WriteSlip)
    rounds(app)
    app.top.entry.text = words
    press(app, "Enter")
    rounds(app)


# -- the form knows the sheet -------------------------------------------------------------------------------------------


def _leaves(model: type[BaseModel], base: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The key path of everything that a scenario file can hold, with 0 for the entries of lists."""
    for name, about in model.model_fields.items():
        inner = _model_in(about.annotation)
        if inner is None:
            yield (*base, name)
        else:
            kind, part = inner
            yield from _leaves(part, (*base, name, 0) if kind == "list" else (*base, name))


def _model_in(annotation: Any) -> tuple[str, type[BaseModel]] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return "table", annotation
    for part in get_args(annotation):
        if isinstance(part, type) and issubclass(part, BaseModel):
            return ("list" if getattr(annotation, "__origin__", None) is list else "table"), part
        found = _model_in(part)
        if found is not None:
            return ("list", found[1]) if getattr(annotation, "__origin__", None) is list else found
    return None


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("path", list(_leaves(ScenarioFile)), ids=str)
def test_22_0_everything_that_a_scenario_can_say_has_a_line(path: tuple[str | int, ...]) -> None:
    field = field_at(path)
    assert field is not None
    assert field.key == path[-1]
    assert page_of(path) in {page.id for page in PAGES}


def _fields(fields: tuple[Field, ...]) -> Iterator[Field]:
    for field in fields:
        yield field
        yield from _fields(field.fields)


def test_every_line_and_choice_has_its_words() -> None:
    lacking = []
    for page in PAGES:
        wanted = [f"edit-page-{page.id}", f"edit-page-{page.id}-tip"]
        for field in _fields(page.fields):
            wanted += [field.message, field.tip] if field.key or field.kind == "name" else []
            wanted += [field.zero] if field.zero else []
            wanted += [f"{field.message}-entry"] if field.kind == "list" else []
            wanted += [field.words + choice for choice in field.choices if field.words]
        lacking += [message for message in wanted if not has(message)]
    assert lacking == []


# -- opening ------------------------------------------------------------------------------------------------------------


def test_the_menu_leads_to_the_list_and_a_shipped_scenario_opens_as_a_copy(app: App) -> None:
    app.push(MenuScene(app))
    rounds(app)
    press(app, "e")
    assert isinstance(app.top, EditListScene)
    boards, scenarios = [path.stem for path in Library().files("assets/boards/*.tmx")], Library().scenario_ids()
    assert [row.opening.name for row in app.top.list.rows] == [*boards, "+".join(boards[:2]), *scenarios]
    press(app, "End", "PgUp", "Home", *["Down"] * (len(boards) + 1), "Enter")
    rounds(app)
    assert isinstance(app.top, EditorScene)
    assert app.top.draft.name == f"{scenarios[0]}-2"
    assert app.top.troubles == []
    press(app, "Esc")
    assert isinstance(app.top, EditListScene)
    assert not list(folders.drafts().glob("*.toml"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_shipped_scenario_saved_and_loaded_is_the_same_book(app: App, file: Path) -> None:
    scene = edit(app, file.stem)
    press(app, "Ctrl+S")
    saved = Library().load_book(f"{file.stem}-2")
    ours = Library().load_book(file.stem)
    assert replace(saved, scenario=replace(saved.scenario, id=file.stem)) == ours
    again = open_draft(Opening("own", scene.draft.name, scene.draft.target))
    assert again.data == scene.draft.data
    assert again.head == scene.draft.head


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_every_page_of_every_shipped_scenario_can_be_drawn_at_every_size(file: Path) -> None:
    for size in ((1280, 720), (1920, 1080)):
        with application(size) as app:
            scene = edit(app, file.stem)
            for page in PAGES:
                turn_to(scene, page.id)
                assert scene.form.page is page


def test_a_sheet_for_a_board_that_is_gone_is_opened_on_another_and_told_of(app: App, tmp_path: Path) -> None:
    file = tmp_path / "lost.toml"
    sheet = (share() / "scenarios" / "first-light.toml").read_text(encoding="utf-8")
    file.write_text(sheet.replace('board = "farmhouse"', 'board = "farmhose"'), encoding="utf-8")
    scene = edit(app, str(file))
    assert scene.draft.data["board"] == "farmhose"
    assert [trouble.path for trouble in scene.troubles] == [("board",)]


def test_a_word_that_names_nothing_is_refused_in_a_line(tmp_path: Path) -> None:
    for word, what in (("nowhere", "known are"), ("nowhere.tmx", "put it into")):
        with pytest.raises(ContentError, match=what):
            find_opening(word)
    with pytest.raises(ContentError, match="cannot be read"):
        open_draft(find_opening(str(tmp_path / "missing.toml")))


# -- by mouse -----------------------------------------------------------------------------------------------------------


def test_enemy_hexes_are_placed_moved_and_taken_away_by_the_mouse(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "enemy")
    click(app, at(scene, "10.08"))
    assert scene.draft.data["enemy"]["hexes"][-1] == "10.08"
    at(scene, "10.08")
    drag(app, scene.view.centre("10.08"), scene.view.centre("11.09"))
    assert scene.draft.data["enemy"]["hexes"][-1] == "11.09"
    click(app, scene.view.centre("11.09"))
    assert "11.09" not in scene.draft.data["enemy"]["hexes"]
    assert len(scene.draft.data["enemy"]["hexes"]) == 12


def test_deployment_is_painted_and_wiped_in_strokes_that_are_undone_whole(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    before = list(scene.draft.data["friendly"]["deployment"])
    at(scene, "10.08")
    path = [scene.view.centre(hex_) for hex_ in ("10.08", "10.09", "10.10")]
    drag(app, *path)
    assert scene.draft.data["friendly"]["deployment"] == [*before, "10.08", "10.09", "10.10"]
    drag(app, *path[:2])
    assert scene.draft.data["friendly"]["deployment"] == [*before, "10.10"]
    press(app, "Ctrl+Z", "Ctrl+Z")
    assert scene.draft.data["friendly"]["deployment"] == before
    press(app, "Ctrl+Y")
    assert scene.draft.data["friendly"]["deployment"] == [*before, "10.08", "10.09", "10.10"]


@pytest.mark.rule("9.3")
def test_9_3_the_compass_moves_with_its_1_and_its_1_goes_round_it(app: App) -> None:
    scene = edit(app)
    focus(scene, "compass", "at")
    click(app, at(scene, "20.10"))
    assert scene.draft.data["compass"] == {"at": "20.10", "one": "20.09"}
    focus(scene, "compass", "one")
    click(app, at(scene, "20.13"))
    assert scene.draft.data["compass"] == {"at": "20.10", "one": "20.11"}
    assert scene.troubles == []


def test_no_more_than_ten_hexes_of_a_die_are_taken(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "artillery")
    click(app, at(scene, "12.03"))
    assert len(scene.draft.data["artillery"][0]["hexes"]) == 10
    assert scene.strip.said == text("edit-all-placed", count=10)


def test_a_board_without_a_brush_is_only_moved(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "victory")
    data = scene.draft.data
    click(app, at(scene, "10.08"))
    assert scene.draft.data is data
    assert not scene.draft.can_undo


# -- by keys ------------------------------------------------------------------------------------------------------------


def test_the_keys_alone_turn_pages_step_values_and_place_hexes(app: App) -> None:
    scene = edit(app)
    press(app, "Tab")
    assert scene.form.page.id == "friendly"
    press(app, "Right")
    assert scene.draft.data["friendly"]["edge"] == "right"
    assert any("both sides have the right edge" in trouble.finding.what for trouble in scene.troubles)
    press(app, "Ctrl+Z", "Tab")
    press(app, "Ctrl+Up", "Ctrl+Down", "Ctrl+Right")
    cursor = scene.sketch.cursor
    assert cursor is not None
    press(app, "Space")
    assert scene.draft.data["enemy"]["hexes"][-1] == cursor
    press(app, "Space")
    assert cursor not in scene.draft.data["enemy"]["hexes"]


def test_numbers_are_stepped_typed_and_kept_within_their_bounds(app: App) -> None:
    scene = edit(app)
    focus(scene, "turns")
    press(app, "Right", "Right")
    assert scene.draft.data["turns"] == 10
    press(app, "Enter")
    type_in(app, "31")
    assert isinstance(app.top, WriteSlip)
    assert app.top.fault == text("edit-no-number", low=1, high=30)
    type_in(app, "12")
    assert scene.draft.data["turns"] == 12


def test_texts_are_written_on_a_slip(app: App) -> None:
    scene = edit(app)
    focus(scene, "title")
    press(app, "Enter")
    type_in(app, "Dusk at the Farmhouse")
    focus(scene, "briefing", 1)
    press(app, "Del")
    assert len(scene.draft.data["briefing"]) == 3
    assert scene.draft.data["title"] == "Dusk at the Farmhouse"


def test_men_are_picked_from_the_list_dummies_among_them(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "enemy")
    focus(scene, "enemy", "cup")
    press(app, "Enter")
    assert isinstance(app.top, PickSlip)
    rounds(app)
    app.top.toggle("lt-hoffmann")
    app.top.toggle("dummy-red-2")
    press(app, "Enter")
    cup = scene.draft.data["enemy"]["cup"]
    assert "lt-hoffmann" not in cup
    assert cup[-1] == "dummy-red-2"


def test_entries_are_added_moved_and_taken_out(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "objectives")
    scene.form.add(row(scene, "objective"))
    assert [part["id"] for part in scene.draft.data["objective"]] == ["house", "stable", "objective-1"]
    scene.form.move(row(scene, "objective", 2, entry=True), -1)
    assert [part["id"] for part in scene.draft.data["objective"]] == ["house", "objective-1", "stable"]
    focus(scene, "objective", 1, "hexes")
    click(app, at(scene, "10.08"))
    assert scene.draft.data["objective"][1]["hexes"] == ["10.08"]
    scene.form.remove(row(scene, "objective", 1, entry=True))
    assert [part["id"] for part in scene.draft.data["objective"]] == ["house", "stable"]


def test_a_further_line_of_the_victory_table_keeps_it_sound(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "victory")
    scene.form.add(row(scene, "verdict"))
    added = scene.draft.data["verdict"][-2]
    assert added["at_least"] == -2
    assert {trouble.path[:2] for trouble in scene.troubles} == {("verdict", len(scene.draft.data["verdict"]) - 2)}


def test_night_is_switched_on_and_off(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "night")
    press(app, "Enter")
    assert scene.draft.data["night"] == {"range": 3}
    assert scene.troubles == []
    press(app, "Enter")
    assert "night" not in scene.draft.data


def test_every_line_of_a_page_can_be_clicked(app: App) -> None:
    for page in PAGES:
        scene = edit(app, "farmhouse")
        turn_to(scene, page.id)
        place = 0
        while place < len(scene.form._zones):
            scene.form._zones[place][1]()
            while app.top is not scene:
                press(app, "Esc")
            scene.form.draw(app.surface)
            place += 1
        assert list(page_rows(page, scene.draft.data)) == scene.form.list.rows


def test_escape_first_puts_the_cursor_away(app: App) -> None:
    scene = edit(app)
    press(app, "Ctrl+Up")
    assert scene.view.marks.get(scene.sketch.cursor or "") == "chosen"
    press(app, "Esc")
    assert app.top is scene
    assert scene.sketch.cursor is None


def test_help_and_keys_are_at_hand(app: App) -> None:
    scene = edit(app)
    for chord, kind in (("F1", RulebookScene), ("Ctrl+K", KeysScene)):
        press(app, chord)
        assert isinstance(app.top, kind)
        press(app, "Esc")
        assert app.top is scene


# -- findings -----------------------------------------------------------------------------------------------------------


def test_findings_are_shown_as_they_arise_and_lead_to_their_line(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    focus(scene, "friendly", "squads", 0)
    scene.form.remove(row(scene, "friendly", "squads", 0, entry=True))
    rounds(app)
    assert ["squads; give one" in trouble.finding.what for trouble in scene.troubles] == [True]
    turn_to(scene, "sheet")
    click(app, scene.findings.list.box(0).center)
    assert scene.form.page.id == "friendly"
    assert scene.form.focus[0] == ("friendly", "squads")


# -- keeping ------------------------------------------------------------------------------------------------------------


def test_a_saved_scenario_is_listed_and_can_be_played(app: App) -> None:
    scene = edit(app)
    focus(scene, "turns")
    press(app, "Right", "Ctrl+S")
    assert scene.draft.path == folders.scenarios() / "first-light-2.toml"
    assert not scene.draft.unsaved
    assert "first-light-2" in Library().scenario_ids()
    assert Library().load_book("first-light-2").scenario.turns == 9
    assert next(opening.sort for opening in openings()) == "own"


def test_a_file_of_another_name_is_replaced_only_on_demand(app: App) -> None:
    folders.scenarios().mkdir(parents=True)
    other = folders.scenarios() / "other.toml"
    other.write_text("title = 'x'\n", encoding="utf-8")
    scene = edit(app)
    focus(scene)
    scene.draft.rename("other")
    scene.errands.save()
    rounds(app)
    press(app, "Esc")
    assert other.read_text(encoding="utf-8") == "title = 'x'\n"
    scene.errands.save()
    rounds(app)
    press(app, "Enter")
    assert Library().load_book("other").scenario.turns == 8


def test_the_name_of_a_file_is_an_id_and_none_of_ours(app: App) -> None:
    edit(app)
    press(app, "Enter")
    type_in(app, "Dawn Patrol")
    assert isinstance(app.top, WriteSlip)
    assert app.top.fault == text("edit-no-name")
    type_in(app, "first-light")
    assert isinstance(app.top, WriteSlip)
    assert app.top.fault == text("edit-name-ours")
    type_in(app, "my-own-patrol")
    assert isinstance(app.top, EditorScene)
    assert app.top.draft.target.name == "my-own-patrol.toml"


def test_leaving_asks_about_what_was_not_saved(app: App) -> None:
    scene = edit(app)
    focus(scene, "turns")
    press(app, "Right", "Esc")
    assert isinstance(app.top, Dialog)
    press(app, "Esc")
    assert app.top is scene
    press(app, "Esc", "Enter")
    assert app.scenes == []
    assert (folders.scenarios() / "first-light-2.toml").is_file()
    assert not kept_file("first-light-2").exists()


def test_a_crash_loses_nothing(app: App) -> None:
    scene = edit(app)
    focus(scene, "turns")
    press(app, "Right")
    del app.scenes[:]
    listed = next(iter(openings()))
    assert listed == Opening("draft", "first-light-2", kept_file("first-light-2"))
    draft = open_draft(listed)
    assert draft.data["turns"] == 9
    assert draft.unsaved


def test_a_draft_of_a_saved_scenario_is_offered_when_it_is_opened(app: App) -> None:
    scene = edit(app)
    press(app, "Ctrl+S")
    focus(scene, "turns")
    press(app, "Right")
    del app.scenes[:]
    edit(app, "first-light-2")
    assert isinstance(app.top, Dialog)
    press(app, "Enter")
    assert isinstance(app.top, EditorScene)
    assert app.top.draft.data["turns"] == 9
    assert app.top.draft.target == folders.scenarios() / "first-light-2.toml"
    del app.scenes[:]
    edit(app, "first-light-2")
    press(app, "Esc")
    assert isinstance(app.top, EditorScene)
    assert app.top.draft.data["turns"] == 8
    assert not kept_file("first-light-2").exists()


def test_a_folder_that_cannot_be_written_is_told_of(app: App, folder: Path) -> None:
    scene = edit(app)
    (folder / "scenarios").write_text("in the way", encoding="utf-8")
    press(app, "Ctrl+S")
    assert "scenarios" in scene.strip.said
    assert scene.draft.path is None


def test_undo_and_redo_go_through_every_change() -> None:
    draft = Draft({"turns": 8}, "mine")
    draft.put(("friendly", "edge"), "left")
    draft.put(("turns",), 9)
    draft.rename("yours")
    assert draft.undo() and draft.undo()
    assert (draft.name, draft.data) == ("mine", {"turns": 8, "friendly": {"edge": "left"}})
    assert draft.redo() and draft.redo()
    assert (draft.name, draft.data["turns"]) == ("yours", 9)
    assert not draft.redo()
    assert kept_file("yours").is_file()
    assert not kept_file("mine").exists()


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
    calls: list[Path] = []
    monkeypatch.setattr(maps, "tiled", lambda: "tiled")
    monkeypatch.setattr(maps, "open_in_tiled", calls.append)
    return calls


def test_terrain_of_ours_is_painted_on_a_copy(app: App, started: list[Path]) -> None:
    scene = edit(app)
    press(app, "F6", "Enter")
    copy = folders.boards() / "farmhouse-own.tmx"
    assert started == [copy]
    assert scene.draft.data["board"] == "farmhouse-own"
    assert scene.view.board.id == "farmhouse-own"
    assert scene.view.board.terrains == Library().board("farmhouse").terrains
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
    rounds(app, 12)
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
    rounds(app, 12)
    assert scene.strip.said.startswith("The map is kept as it was:")
    assert scene.view.board is before
    first, second = sound.partition('name="terrain"')[::2]
    head, rows = second.split('csv">', 1)
    tiles = rows.lstrip().split(",", 1)
    changed = "01.01"
    painted = "2" if tiles[0] != "2" else "3"
    copy.write_text(f'{first}name="terrain"{head}csv">\n{painted},{tiles[1]}', encoding="utf-8")
    rounds(app, 12)
    assert scene.strip.said == text("edit-map-read")
    assert scene.view.board != before
    assert scene.view.marks.get(changed) == "area"
    press(app, "F7")
    assert scene.view.marks.get(changed) is None
    assert scene.draft.data["board"] == "farmhouse-own"


def test_a_trial_begins_anew_on_a_painted_map(app: App, started: list[Path]) -> None:
    edit(app)
    press(app, "F6", "Enter", "F5")
    trial = app.top
    assert isinstance(trial, Trial)
    copy = folders.boards() / "farmhouse-own.tmx"
    copy.write_text(copy.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    rounds(app, 12)
    assert isinstance(app.top, Trial)
    assert app.top is not trial


def test_without_tiled_the_map_is_named(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    scene = edit(app)
    press(app, "F6")
    assert "farmhouse.tmx" in scene.strip.said


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
    scene.form.add(row(scene, "friendly_event"))
    base = ("friendly_event", 0, "effects", 0)
    scene.form.put(row(scene, *base, "kind"), "restrict")
    shown = [each.field.key for each in scene.form.list.rows if each.path[:4] == base and not each.entry]
    assert shown == ["kind", "team", "order"]


def test_hexes_of_joined_boards_are_named_as_they_are_printed(app: App) -> None:
    scene = edit(app, "advance-to-the-village")
    turn_to(scene, "objectives")
    line = next(each for each in scene.form.list.rows if each.field.key == "hexes")
    hexes = scene.draft.get(line.path)
    assert small_lines(scene, line, 2000) == ["  ".join(scene.view.board.name(hex_) for hex_ in hexes)]
    assert all(":" in scene.view.board.name(hex_) for hex_ in hexes)
    scene.draft.put(line.path, ["nowhere"])
    assert small_lines(scene, line, 2000) == ["nowhere"]


# -- at hand ------------------------------------------------------------------------------------------------------------


def test_what_is_typed_takes_the_place_of_the_old_title(app: App) -> None:
    scene = edit(app)
    focus(scene, "title")
    press(app, "Enter")
    slip = app.top
    assert isinstance(slip, WriteSlip)
    rounds(app)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="D"))
    rounds(app)
    assert slip.entry.text == "D"


def test_a_new_file_is_called_after_its_title_until_it_has_a_name(app: App) -> None:
    scene = edit(app, "farmhouse")
    for title, name in (("Rémy's Orchard, at Dusk", "remys-orchard-at-dusk"), ("First Light", "first-light-2")):
        focus(scene, "title")
        press(app, "Enter")
        type_in(app, title)
        assert (scene.draft.data["title"], scene.draft.name) == (title, name)
        assert kept_file(name).is_file()
    press(app, "Ctrl+Z")
    assert (scene.draft.data["title"], scene.draft.name) == ("Rémy's Orchard, at Dusk", "remys-orchard-at-dusk")
    scene.draft.rename("mine")
    scene.draft.entitle("Another")
    assert scene.draft.name == "mine"


def test_an_added_paragraph_is_written_and_an_added_squad_picked_at_once(app: App) -> None:
    scene = edit(app, "farmhouse")
    scene.form.add(row(scene, "briefing"))
    type_in(app, "Hold it.")
    assert scene.draft.data["briefing"] == ["Hold it."]
    turn_to(scene, "friendly")
    scene.form.add(row(scene, "friendly", "squads"))
    assert isinstance(app.top, PickSlip)


def test_a_new_victory_table_has_a_line_to_win_and_one_to_lose(app: App) -> None:
    scene = edit(app, "farmhouse")
    turn_to(scene, "victory")
    scene.form.add(row(scene, "verdict"))
    assert [(line.get("at_least"), line["won"]) for line in scene.draft.data["verdict"]] == [(1, True), (None, False)]


def test_a_list_that_is_emptied_leaves_nothing_in_the_file(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    scene.form.add(row(scene, "friendly", "weapon"))
    scene.form.remove(row(scene, "friendly", "weapon", 0, entry=True))
    assert "weapon" not in scene.draft.data["friendly"]
    while scene.draft.data["friendly"]["squads"]:
        scene.form.remove(row(scene, "friendly", "squads", 0, entry=True))
    assert scene.draft.data["friendly"]["squads"] == []


@pytest.mark.rule("14.3")
def test_14_3_only_men_with_belt_fed_weapons_are_offered_as_operators(app: App) -> None:
    known = edit(app).known
    gunners = {man.id for man in known.men_of("enemy", "gunners")}
    assert {"soldat-kraus", "soldat-stahl"} <= gunners
    assert all(any(known.weapons[skill.weapon].belt_fed for skill in known.figures[man].skills) for man in gunners)
    assert not any(man.dummy for man in known.men_of("enemy", "men"))


def test_edges_are_put_into_a_set_and_taken_out_where_they_stand(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    line = row(scene, "friendly", "exits")
    for edge in ("right", "left"):
        scene.form.toggle(line, edge)
    assert scene.draft.data["friendly"]["exits"] == ["left", "right"]
    scene.form.toggle(line, "left")
    assert scene.draft.data["friendly"]["exits"] == ["right"]


def test_escape_lays_the_brush_down_before_it_leaves(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "enemy")
    data = scene.draft.data
    press(app, "Esc")
    assert app.top is scene
    assert scene.form.brush is None
    click(app, at(scene, "10.08"))
    assert scene.draft.data == data
    scene.form.use(row(scene, "enemy", "hexes"))
    click(app, at(scene, "10.08"))
    assert scene.draft.data["enemy"]["hexes"][-1] == "10.08"


def test_a_quick_stroke_paints_what_it_passed_over(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    at(scene, "10.08")
    drag(app, scene.view.centre("10.08"), scene.view.centre("10.11"))
    assert scene.draft.data["friendly"]["deployment"][-4:] == ["10.08", "10.09", "10.10", "10.11"]


def test_undo_opens_the_form_where_it_changed_something(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "enemy")
    focus(scene, "enemy", "alert")
    press(app, "Enter")
    turn_to(scene, "sheet")
    press(app, "Ctrl+Z")
    assert scene.form.page.id == "enemy"
    assert scene.form.focus[0] == ("enemy", "alert")


@pytest.mark.rule("9.8")
def test_9_8_a_line_tells_what_it_is_for_and_its_rule_can_be_opened(app: App) -> None:
    app.settings.tooltip_delay = 0.0
    scene = edit(app)
    turn_to(scene, "enemy")
    place = scene.form.list.rows.index(row(scene, "enemy", "alert"))
    point(app, scene.form.list.box(place).center)
    rounds(app)
    tooltip = scene.notes.tooltip
    assert tooltip.shown
    spots = [spot for spot, _ in tooltip._rules]
    click(app, spots[0].center)
    assert isinstance(app.top, RulebookScene)
    press(app, "Esc")
    point(app, scene.form.list.box(place).center)
    press(app, "F1")
    assert isinstance(app.top, RulebookScene)
    assert app.top.spot.number == "9.8"


def test_findings_speak_of_the_form_and_of_men_by_name(app: App) -> None:
    scene = edit(app)
    scene.draft.put(("enemy", "crew"), [{"operator": "soldat-jung", "assistant": "", "hex": "10.08"}])
    scene.touched()
    words = [scene.findings._words(trouble) for trouble in scene.troubles]
    assert words == [f"{text('edit-page-enemy')} ·  {text('edit-assistant')}: is empty; name one"]
    scene.draft.put(("enemy", "crew", 0, "assistant"), "soldat-bach")
    scene.touched()
    words = [scene.findings._words(trouble) for trouble in scene.troubles]
    assert any("Soldat Jung" in line and "soldat-jung" not in line for line in words)


def test_a_trial_is_left_for_the_editor_and_keeps_nothing(app: App) -> None:
    edit(app)
    press(app, "F5")
    rounds(app, 4)
    press(app, "Esc")
    rounds(app)
    assert isinstance(app.top, PauseScene)
    labels = {button.label: button.reason for button in app.top._buttons}
    assert labels[text("edit-back")] == ""
    assert labels[text("button-save")] == text("no-record")


@pytest.mark.rule("2.0")
def test_2_0_hexes_stay_on_their_sheet_when_another_is_laid_beside_it(app: App) -> None:
    scene = edit(app)
    before = copy.deepcopy(scene.draft.data)
    line = row(scene, "board")
    scene.form.put(line, "village+farmhouse")
    moved = scene.draft.data["enemy"]["hexes"]
    assert [scene.view.board.name(hex_) for hex_ in moved] == [f"farmhouse:{hex_}" for hex_ in before["enemy"]["hexes"]]
    assert scene.troubles == []
    scene.form.put(line, "farmhouse")
    assert scene.draft.data == before
    press(app, "Ctrl+Z")
    assert scene.draft.data["board"] == "village+farmhouse"
    assert scene.draft.data["enemy"]["hexes"] == moved
    press(app, "Ctrl+Z")
    assert scene.draft.data == before
    assert not scene.draft.can_undo


def test_a_long_list_is_walked_by_pages_and_to_its_ends(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "enemy")
    focus(scene, "enemy", "cup")
    press(app, "Enter")
    slip = app.top
    assert isinstance(slip, PickSlip)
    rounds(app)
    press(app, "End")
    assert slip.place == len(slip.list.rows) - 1
    press(app, "PgUp")
    assert 0 < slip.place < len(slip.list.rows) - 2
    press(app, "Home")
    assert slip.place == 1
    assert slip.list.rows[0].id == ""


def test_nobody_named_means_everybody(app: App) -> None:
    scene = edit(app, "night-raid")
    line = next(each for each in PAGES if each.id == "night")
    field = next(inner for inner in line.fields[0].fields if inner.key == "carriers")
    assert counted(scene.known, field, []) == text("edit-everybody")
    assert counted(scene.known, field, ["sgt-taylor"]) == text("edit-count-men", count=1)
