"""Force lists in the window: created, filled, changed, undone, saved, deleted, and chosen for a mission."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.stage.app import App
from combat.engine.stage.paper.pick_slip import PickSlip
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.armour.content.forces.own_forces import own_files, own_folder, write_force
from combat.games.armour.scenes.forces.force_list_scene import ForceListScene
from combat.games.armour.scenes.forces.force_scene import ForceScene
from combat.games.armour.scenes.mission_list_scene import MissionListScene
from tests.engine.stage.gestures import press
from tests.games.armour.shipped import content
from tests.games.armour.table.armour_window import armour_application
from tests.narrowing import the


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield an application of ARMOUR! at its list of forces, with an empty data folder."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    with armour_application() as made:
        made.settings.pace, made.settings.confirm_leave = "instant", False
        made.home = "menu"
        made.open("menu")
        made.round(0.1)
        press(made, "F")
        yield made


def pick(app: App, words: str) -> None:
    """Choose the first offer of the open slip whose text begins with `words`."""
    slip = the(PickSlip, app.top)
    found = [place for place, offer in enumerate(slip.list.rows) if offer.id and offer.words.startswith(words)]
    assert found, [offer.words for offer in slip.list.rows]
    slip.place = found[0]
    if slip.several:
        press(app, "Space")
    press(app, "Enter")


def builder(app: App) -> ForceScene:
    """Return the scene in which a force is built."""
    return the(ForceScene, app.top)


def written() -> dict[str, object]:
    """Return the content of the only saved force."""
    (file,) = own_files()
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_a_new_list_is_filled_box_by_box_and_kept_at_every_change(app: App) -> None:
    press(app, "N")
    pick(app, "Grenadier company")
    scene = builder(app)
    assert scene.list.rows[0].heading == "Grenadier company"
    assert not own_files()
    press(app, "Enter")
    pick(app, "2 × Command SMG")
    assert written()["formation"] == [
        {"diagram": "de-grenadier-company", "unit": [{"unit": "de-grenadier-hq", "teams": {"command-smg-team": 2}}]}
    ]
    press(app, "Down", "Enter")
    pick(app, "5 × MG34")
    press(app, "A")
    pick(app, "1 × AT rifle")
    press(app, "K")
    pick(app, "Veterans")
    (second,) = [row.line.pick for row in scene.list.rows if row.line.pick and row.line.kind == "compulsory"]
    assert (second.additions, second.card) == ((("at-rifle", 1),), "veterans")
    press(app, "Ctrl+Z")
    (second,) = [row.line.pick for row in scene.list.rows if row.line.pick and row.line.kind == "compulsory"]
    assert (second.additions, second.card) == ((("at-rifle", 1),), "")
    press(app, "Del")
    assert [pick.unit for pick in scene.force.picks()] == ["de-grenadier-hq"]
    press(app, "L")
    pick(app, "50")
    assert written()["points"] == 50


def test_opening_a_list_of_the_game_changes_only_a_copy(app: App) -> None:
    press(app, "Enter")
    assert not own_files()
    press(app, "Del")
    (file,) = own_files()
    assert written()["name"] == builder(app).force.name == "British armoured squadron, 50 points (copy)"
    press(app, "Esc")
    rows = the(ForceListScene, app.top).list.rows
    assert rows[0].listed.file == file
    assert rows[0].heading == "Your lists"


def test_a_list_of_the_player_is_deleted_after_a_question_and_one_of_the_game_is_not(app: App) -> None:
    write_force(content().drafted_force(content().forces["german-tanks-50"].path))
    press(app, "Esc", "F")
    scene = the(ForceListScene, app.top)
    assert scene.acts[2].reason == ""
    press(app, "Del", "Enter")
    assert own_files()
    press(app, "Del", text("key-grave-yes"))
    assert not own_files()
    assert scene.acts[2].reason


def test_a_second_formation_of_an_ally_is_added_and_taken_out_with_its_units(app: App) -> None:
    press(app, "N")
    pick(app, "Rifle company")
    scene = builder(app)
    before = len(scene.list.rows)
    press(app, "F")
    pick(app, "Armoured squadron")
    assert len(scene.force.formations) == 2
    assert len(scene.list.rows) > before
    press(app, "F")
    slip = the(PickSlip, app.top)
    slip.place = len(slip.list.rows) - 1
    press(app, "Enter")
    assert len(scene.force.formations) == 1


def test_a_file_that_is_no_list_is_shown_with_its_fault_and_cannot_be_opened(app: App) -> None:
    own_folder().mkdir(parents=True, exist_ok=True)
    (own_folder() / "torn.toml").write_text('name = "Torn"\n', encoding="utf-8")
    press(app, "Esc", "F")
    scene = the(ForceListScene, app.top)
    assert scene.list.rows[0].listed.why
    assert scene.acts[0].reason == scene.list.rows[0].listed.why
    press(app, "Enter")
    assert app.top is scene


def test_a_mission_is_fought_with_another_force_of_its_points(app: App) -> None:
    press(app, "Esc", "N")
    scene = the(MissionListScene, app.top)
    press(app, "Down", "A")
    pick(app, "Soviet tank battalion, 75")
    press(app, "1")
    for _ in range(20):
        app.round(0.1)
    assert scene is not app.top
    assert isinstance(app.top, TableScene)
    assert app.top.desk.state.book.forces["attacker"].id == "soviet-tanks-75"


def test_a_mission_for_any_ground_is_fought_on_a_chosen_or_a_random_table(app: App) -> None:
    press(app, "Esc", "N")
    scene = the(MissionListScene, app.top)
    scene.choose(next(place for place, row in enumerate(scene.list.rows) if row.path.stem == "any-ground"))
    press(app, "T")
    slip = the(PickSlip, app.top)
    assert slip.chosen == ["-"]
    assert [offer.id for offer in slip.list.rows] == ["-", "desert", "hedgerow", "hilltown", "river", "village", "?"]
    pick(app, text("mission-table-random"))
    press(app, "T")
    (drawn,) = the(PickSlip, app.top).chosen
    assert drawn.startswith("random-")
    pick(app, "River line")
    press(app, "1")
    assert isinstance(app.top, TableScene)
    assert app.top.desk.state.book.table.id == "river"


def test_a_mission_with_ground_of_its_own_says_so(app: App) -> None:
    press(app, "Esc", "N", "T")
    scene = the(MissionListScene, app.top)
    assert scene.row is not None
    assert scene.row.path.stem != "any-ground"
    assert scene.why == text("mission-table-fixed")
