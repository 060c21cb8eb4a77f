"""The scenario editor can be used without a manual: where it is found, tooltips, and undo (22.0)."""

from __future__ import annotations

import copy

import pygame
import pytest

from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.paper.pick_slip import PickSlip
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.words import text
from combat.games.volume1.editor.draft import kept_file
from combat.games.volume1.editor.form.form_pages import PAGES
from combat.games.volume1.editor.form.form_words import counted
from combat.games.volume1.scenes.pause_scene import PauseScene
from tests.engine.stage.hands import click, point, press
from tests.games.volume1.editor.editing import at, drag, edit, focus, rounds, row, turn_to, type_in

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
    scene.form.edits.add(row(scene, "briefing"))
    type_in(app, "Hold it.")
    assert scene.draft.data["briefing"] == ["Hold it."]
    turn_to(scene, "friendly")
    scene.form.edits.add(row(scene, "friendly", "squads"))
    assert isinstance(app.top, PickSlip)


def test_a_new_victory_table_has_a_line_to_win_and_one_to_lose(app: App) -> None:
    scene = edit(app, "farmhouse")
    turn_to(scene, "victory")
    scene.form.edits.add(row(scene, "verdict"))
    assert [(line.get("at_least"), line["won"]) for line in scene.draft.data["verdict"]] == [(1, True), (None, False)]


def test_a_list_that_is_emptied_leaves_nothing_in_the_file(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    scene.form.edits.add(row(scene, "friendly", "weapon"))
    scene.form.edits.remove(row(scene, "friendly", "weapon", 0, entry=True))
    assert "weapon" not in scene.draft.data["friendly"]
    while scene.draft.data["friendly"]["squads"]:
        scene.form.edits.remove(row(scene, "friendly", "squads", 0, entry=True))
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
        scene.form.edits.toggle(line, edge)
    assert scene.draft.data["friendly"]["exits"] == ["left", "right"]
    scene.form.edits.toggle(line, "left")
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
    scene.form.edits.use(row(scene, "enemy", "hexes"))
    click(app, at(scene, "10.08"))
    assert scene.draft.data["enemy"]["hexes"][-1] == "10.08"


def test_a_quick_stroke_paints_what_it_passed_over(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    at(scene, "10.08")
    drag(app, scene.view.centre(Hex("10.08")), scene.view.centre(Hex("10.11")))
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
    scene.form.edits.put(line, "village+farmhouse")
    moved = scene.draft.data["enemy"]["hexes"]
    assert [printed_names.name_of(scene.view.board, hex_) for hex_ in moved] == [
        f"farmhouse:{hex_}" for hex_ in before["enemy"]["hexes"]
    ]
    assert scene.troubles == []
    scene.form.edits.put(line, "farmhouse")
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


def test_help_without_a_rule_opens_the_chapter_on_the_editor(app: App) -> None:
    scene = edit(app)
    point(app, scene.view.rect.center)
    press(app, "F1")
    book = app.top
    assert isinstance(book, RulebookScene)
    assert book.spot.page == "23.0"


def test_a_new_scenario_does_not_take_the_id_of_its_board(app: App) -> None:
    boards = {"farmhouse", "village"}
    scene = edit(app, "farmhouse")
    assert scene.draft.name == "a-new-battle"
    scene.draft.entitle("Farmhouse")
    assert scene.draft.name not in boards and scene.draft.name.startswith("farmhouse-")
