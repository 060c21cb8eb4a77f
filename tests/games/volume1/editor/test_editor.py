"""The scenario editor in the window: every field of a scenario has a row, set by mouse and keys (22.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.stage.app import App
from combat.engine.stage.paper.keys_scene import KeysScene
from combat.engine.stage.paper.pick_slip import PickSlip
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.words import has, text
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.editor.form.fields import Field
from combat.games.volume1.editor.form.form_pages import PAGES
from combat.games.volume1.editor.form.form_rows import field_at, page_of, page_rows
from tests.engine.stage.hands import click, press
from tests.games.volume1.editor.editing import at, drag, edit, focus, rounds, row, turn_to, type_in
from tests.narrowing import the
from tests.sampled import sample

# -- the form knows the sheet -------------------------------------------------------------------------------------------


def _leaves(model: type[BaseModel], base: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the key path of everything that a scenario file can hold, with 0 for the entries of lists."""
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


# -- by mouse -----------------------------------------------------------------------------------------------------------


def test_enemy_hexes_are_placed_moved_and_taken_away_by_the_mouse(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "enemy")
    click(app, at(scene, "10.08"))
    assert scene.draft.data["enemy"]["hexes"][-1] == "10.08"
    at(scene, "10.08")
    drag(app, scene.view.centre(Hex("10.08")), scene.view.centre(Hex("11.09")))
    assert scene.draft.data["enemy"]["hexes"][-1] == "11.09"
    click(app, scene.view.centre(Hex("11.09")))
    assert "11.09" not in scene.draft.data["enemy"]["hexes"]
    assert len(scene.draft.data["enemy"]["hexes"]) == 12


def test_deployment_is_painted_and_wiped_in_strokes_that_are_undone_whole(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    before = list(scene.draft.data["friendly"]["deployment"])
    at(scene, "10.08")
    path = [scene.view.centre(Hex(hex_)) for hex_ in ("10.08", "10.09", "10.10")]
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


def test_an_entry_of_a_plain_list_is_typed_under_its_number(app: App) -> None:
    scene = edit(app)
    for page, path, message in (
        ("sheet", ("briefing", 1), "edit-briefing-entry"),
        ("artillery", ("artillery", 0, "turns", 1), "edit-plan-entry"),
    ):
        scene.draft.put(path[:-1], [3, 4] if page == "artillery" else ["First.", "Second."])
        scene.touched()
        turn_to(scene, page)
        scene.form.edits.use(row(scene, *path))
        slip = app.top
        assert isinstance(slip, WriteSlip)
        assert slip.title == text(message, number=2)
        press(app, "Esc")


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
    while scene.sketch.cursor in scene.draft.data["enemy"]["hexes"]:
        press(app, "Ctrl+Right")
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
    scene.form.edits.add(row(scene, "objective"))
    assert [part["id"] for part in scene.draft.data["objective"]] == ["house", "stable", "objective-1"]
    scene.form.edits.move(row(scene, "objective", 2, entry=True), -1)
    assert [part["id"] for part in scene.draft.data["objective"]] == ["house", "objective-1", "stable"]
    focus(scene, "objective", 1, "hexes")
    click(app, at(scene, "10.08"))
    assert scene.draft.data["objective"][1]["hexes"] == ["10.08"]
    scene.form.edits.remove(row(scene, "objective", 1, entry=True))
    assert [part["id"] for part in scene.draft.data["objective"]] == ["house", "stable"]


def test_a_further_line_of_the_victory_table_keeps_it_sound(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "victory")
    scene.form.edits.add(row(scene, "verdict"))
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
    for page in sample(PAGES, 2):
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


def test_an_ending_shows_what_its_condition_takes_and_what_it_has(app: App) -> None:
    course = next(page for page in PAGES if page.id == "course")

    def lines(ending: dict[str, Any]) -> list[str]:
        rows = page_rows(course, {"ending": [ending]})
        return [str(row.path[2]) for row in rows if len(row.path) == 3]

    assert lines({"when": "cleared"}) == ["when", "offered"]
    assert lines({"when": "held", "objectives": ["house"]}) == ["when", "objectives", "turns", "offered"]
    assert lines({"when": "losses"}) == ["when", "side", "count", "offered"]
    assert lines({"when": "cleared", "count": 3}) == ["when", "count", "offered"], "so that it can be taken out"


def test_escape_first_puts_the_cursor_away(app: App) -> None:
    scene = edit(app)
    press(app, "Ctrl+Up")
    assert scene.view.marks.get(scene.sketch.cursor or NOWHERE) == "chosen"
    press(app, "Esc")
    assert app.top is scene
    assert scene.sketch.cursor is None


def test_help_and_keys_are_at_hand(app: App) -> None:
    scene = edit(app)
    for chord, kind in (("F1", RulebookScene), ("Ctrl+K", KeysScene)):
        press(app, chord)
        the(kind, app.top)
        press(app, "Esc")
        assert app.top is scene


# -- findings -----------------------------------------------------------------------------------------------------------


def test_findings_are_shown_as_they_arise_and_lead_to_their_line(app: App) -> None:
    scene = edit(app)
    turn_to(scene, "friendly")
    focus(scene, "friendly", "squads", 0)
    scene.form.edits.remove(row(scene, "friendly", "squads", 0, entry=True))
    rounds(app)
    assert ["squads; give one" in trouble.finding.what for trouble in scene.troubles] == [True]
    turn_to(scene, "sheet")
    click(app, scene.findings.list.box(0).center)
    assert scene.form.page.id == "friendly"
    assert scene.form.focus[0] == ("friendly", "squads")
