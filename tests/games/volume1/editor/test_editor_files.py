"""Files of the scenario editor are opened, saved, and listed (22.0)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.content.findings import ContentError
from combat.engine.files import folders
from combat.engine.files.folders import share
from combat.engine.kernel.record import replace
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Dialog
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.words import text
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.draft import Draft, kept_file
from combat.games.volume1.editor.edit_list_scene import EditListScene, listed
from combat.games.volume1.editor.editor_scene import EditorScene
from combat.games.volume1.editor.form.fields import Field
from combat.games.volume1.editor.form.form_pages import PAGES
from combat.games.volume1.editor.form.known_content import KnownContent
from combat.games.volume1.editor.opening import Opening, find_opening, open_draft, openings
from combat.games.volume1.scenes.menu_scene import MenuScene
from tests.engine.stage.hands import application, press
from tests.games.volume1.editor.editing import edit, focus, rounds, turn_to, type_in
from tests.narrowing import the

SHIPPED = sorted((share() / "scenarios" / "volume1").glob("*.toml"))
SAVED, LOOKED_AT = (SHIPPED, SHIPPED) if os.environ.get("COMBAT_SOAK") else (SHIPPED[::4], SHIPPED[::10])
"""`make soak` saves and looks at them all."""


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


def test_a_board_from_a_seed_is_put_among_the_players_own_and_its_row_chosen(app: App) -> None:
    scene = EditListScene(app)
    app.push(scene)
    rounds(app)
    press(app, "G")
    slip = the(WriteSlip, app.top)
    slip.entry.text = "Meadow 4"
    slip.accept.use()
    assert app.top is slip and "Bocage" in slip.fault
    slip.entry.text = " river 1"
    slip.accept.use()
    assert the(EditListScene, app.top).row is not None
    assert scene.row is not None and scene.row.opening == Opening("board", "river-1")
    assert (folders.boards() / "river-1.tmx").is_file()


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_shipped_scenario_saved_and_loaded_is_the_same_book(app: App, file: Path) -> None:
    scene = edit(app, file.stem)
    press(app, "Ctrl+S")
    saved = Library().load_book(f"{file.stem}-2")
    ours = Library().load_book(file.stem)
    assert replace(saved, scenario=replace(saved.scenario, id=file.stem)) == ours
    again = open_draft(Opening("own", scene.draft.name, scene.draft.target))
    assert again.data == scene.draft.data
    assert again.head == scene.draft.head


@pytest.mark.parametrize("file", LOOKED_AT, ids=lambda file: file.stem)
def test_every_page_of_every_shipped_scenario_can_be_drawn_at_every_size(file: Path) -> None:
    for size in ((1280, 720), (1920, 1080)):
        with application(size) as app:
            scene = edit(app, file.stem)
            for page in PAGES:
                turn_to(scene, page.id)
                assert scene.form.page is page


def test_a_sheet_for_a_board_that_is_gone_is_opened_on_another_and_told_of(app: App, tmp_path: Path) -> None:
    file = tmp_path / "lost.toml"
    sheet = (share() / "scenarios" / "volume1" / "first-light.toml").read_text(encoding="utf-8")
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
    press(app, "Enter")
    assert other.read_text(encoding="utf-8") == "title = 'x'\n"
    scene.errands.save()
    rounds(app)
    press(app, "Y")
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
    the(Dialog, app.top)
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
    first = next(iter(openings()))
    assert first == Opening("draft", "first-light-2", kept_file("first-light-2"))
    draft = open_draft(first)
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


def test_a_copy_of_a_shipped_sheet_is_in_the_language_spoken_and_changes_nothing_but_words() -> None:
    english = open_draft(find_opening("first-light")).data
    words.use("de")
    try:
        data = open_draft(find_opening("first-light")).data
        titles = [words.translated(row["title"]) for row in english["verdict"]]
        assert data["title"] == words.translated(english["title"]) != english["title"]
        assert data["briefing"] == [words.translated(line) for line in english["briefing"]] != english["briefing"]
        assert [row["title"] for row in data["verdict"]] == titles
    finally:
        words.use("en")
    assert [row["id"] for row in data["objective"]] == [row["id"] for row in english["objective"]]
    assert data["friendly"] == english["friendly"]
    assert data["date"] == "16. Juni 1944, 5.30 Uhr"


def test_the_head_of_a_new_sheet_is_in_the_language_spoken() -> None:
    words.use("de")
    try:
        data = open_draft(find_opening("farmhouse")).data
    finally:
        words.use("en")
    assert (data["title"], data["date"], data["place"]) == ("Ein neues Gefecht", "Juni 1944", "Normandie, Frankreich")


def test_the_list_and_the_form_name_boards_and_event_tables_in_words() -> None:
    notes = {row.opening.name: row.note for row in map(listed, openings())}
    assert notes["first-light"] == "The Farmhouse · opened as a copy"
    known = KnownContent(Library())
    table = Field("friendly", "pick", source="event-tables")
    assert [known.words(table, each) for each in sorted(known.choices(table))] == ["the enemy’s", "your side’s"]
