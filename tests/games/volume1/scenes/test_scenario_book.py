"""The list of scenarios: every battle on one line, invalid ones with their reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.content import layers
from combat.engine.content.layers import Layer
from combat.engine.content.reading import plain
from combat.engine.files import folders
from combat.engine.files.folders import share
from combat.engine.stage.app import App
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.words import text
from combat.games.volume1.content.at_a_glance import Glance, Glances
from combat.games.volume1.content.draft_data import retitle
from combat.games.volume1.content.export_pack import given_folder
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.scenes.scenario_book_scene import ScenarioBookScene
from combat.games.volume1.scenes.sheet_form import fill_glance
from combat.games.volume1.scenes.sheet_scene import SheetScene
from tests.engine.stage.hands import application, click, press
from tests.narrowing import the


@pytest.fixture
def own() -> Iterator[None]:
    """Write two scenarios of the player's: a draft, and one that is not valid TOML."""
    folder = folders.scenarios()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "zz-mine.toml").write_text('title = "Mine"\nboard = "hill"\nturns = 1\n', encoding="utf-8")
    (folder / "zz-spoilt.toml").write_text("title = \n", encoding="utf-8")
    yield
    for file in folder.glob("zz-*.toml"):
        file.unlink()


def test_the_sheet_of_the_chosen_battle_is_laid_out() -> None:
    with application() as app:
        sheet = SheetScene(app)
        app.push(sheet)
        press(app, "Right", "B")
        contents = app.top
        assert isinstance(contents, ScenarioBookScene)
        assert contents.row is not None
        assert contents.row.place == 1, "the sheet that lay open is marked"
        press(app, "Down", "Down", "Enter")
        assert app.top is sheet
        assert sheet.shown == Library().scenario_ids()[3]


def test_the_number_of_a_battle_chooses_it_and_then_opens_it() -> None:
    with application() as app:
        sheet = SheetScene(app)
        app.push(sheet)
        press(app, "B", "4")
        contents = the(ScenarioBookScene, app.top)
        assert contents.row is not None
        assert contents.row.place == 3
        press(app, "4")
        assert app.top is sheet
        assert sheet.shown == Library().scenario_ids()[3]


def test_going_back_leaves_the_sheet_as_it_was() -> None:
    with application() as app:
        sheet = SheetScene(app)
        app.push(sheet)
        press(app, "B", "Down", "Esc")
        assert app.top is sheet
        assert sheet.shown == Library().scenario_ids()[0]


def test_every_battle_has_its_day_place_map_and_length(own: None) -> None:
    with application() as app:
        app.push(ScenarioBookScene(app, "", print))
        contents = app.top
        assert isinstance(contents, ScenarioBookScene)
        rows = contents.list.rows
        assert len(rows) == len(Library().scenario_ids())
        assert (rows[0].title, rows[0].about) == (
            "Four Men and a Barn",
            "Attack · 4 men against 6 counters · 10 June 1944, 06:30 · The Farmhouse · 7 turns",
        )
        assert rows[0].demand == "20 min · easy · 72% won"
        assert (rows[-2].title, rows[-2].about, rows[-2].faulty) == ("Mine", "The Hill · 1 turn", False)
        assert rows[-1].faulty
        assert "zz-spoilt.toml:1" in rows[-1].about


def book(app: App, shown: str = "") -> ScenarioBookScene:
    """Open the list of scenarios; return its scene."""
    app.push(scene := ScenarioBookScene(app, shown, print))
    app.round(0.0)
    return scene


def test_the_players_own_are_marked_and_listed_alone(own: None) -> None:
    with application() as app:
        scene = book(app)
        assert [row.id for row in scene.list.rows if row.own] == ["zz-mine", "zz-spoilt"]
        every = [row.id for row in scene.list.rows]
        press(app, "End", "O")
        assert [row.id for row in scene.list.rows] == ["zz-mine", "zz-spoilt"]
        assert scene.row is not None
        assert scene.row.id == "zz-spoilt"
        assert scene.row.place == len(every) - 1, "each keeps its number"
        click(app, scene._filter.rect.center)
        assert [row.id for row in scene.list.rows] == every


def test_where_the_player_has_made_none_the_list_says_how() -> None:
    with application() as app:
        scene = book(app)
        press(app, "O")
        assert scene.list.rows == []
        assert all(reason == text("book-none-own") for reason in scene.refusals(None)[:3])
        press(app, "O")
        assert scene.list.rows


def test_one_of_the_players_own_is_given_on_as_one_file(own: None) -> None:
    shipped = (share() / "scenarios" / "volume1" / "first-light.toml").read_text(encoding="utf-8")
    (folders.scenarios() / "zz-given.toml").write_text(shipped, encoding="utf-8")
    with application() as app:
        scene = book(app)
        press(app, "O")
        scene.choose(next(place for place, row in enumerate(scene.list.rows) if row.id == "zz-given"))
        press(app, "G")
        the(Message, app.top)
        assert (given_folder() / "zz-given.zip").is_file()
        press(app, "Enter")
        scene.choose(next(place for place, row in enumerate(scene.list.rows) if row.id == "zz-spoilt"))
        press(app, "G")
        assert "zz-spoilt" in the(Message, app.top).lines[0]
    (given_folder() / "zz-given.zip").unlink()


def test_what_a_pack_brings_is_told_apart() -> None:
    pack = Layer(Path(__file__).parents[4] / "docs" / "example-pack", "orchard-wall", "1.0")
    layers.use([pack])
    try:
        with application() as app:
            scene = book(app)
            row = next(row for row in scene.list.rows if row.id == "orchard-wall")
            assert (row.pack, row.own) == ("orchard-wall", False)
            scene.choose(scene.list.rows.index(row))
            assert scene.acts[2].reason == text("book-not-own")
    finally:
        layers.use(())


def test_one_of_the_players_own_is_called_otherwise_and_its_sheet_says_so(own: None) -> None:
    file = folders.scenarios() / "zz-ours.toml"
    whole = (share() / "scenarios" / "volume1" / "first-light.toml").read_text(encoding="utf-8")
    file.write_text(whole, encoding="utf-8")
    before = plain(file)
    with application() as app:
        app.push(sheet := SheetScene(app, shown="zz-ours"))
        press(app, "B", "R")
        slip = app.top
        assert isinstance(slip, WriteSlip)
        slip.entry.text = 'Rémy’s "Own" Farm'
        press(app, "Enter")
        row = the(ScenarioBookScene, app.top).row
        assert row is not None and row.title == 'Rémy’s "Own" Farm'
        press(app, "Enter")
        assert app.top is sheet
        assert sheet._book is not None
        assert sheet._book.scenario.title == 'Rémy’s "Own" Farm'
    assert plain(file) == {**before, "title": 'Rémy’s "Own" Farm'}
    rows, new = whole.splitlines(), file.read_text(encoding="utf-8").splitlines()
    assert [row for row in rows if row not in new] == [row for row in rows if row.startswith("title = ")][:1]


def test_what_is_not_the_players_own_is_neither_renamed_nor_deleted(own: None) -> None:
    with application() as app:
        scene = book(app)
        press(app, "Home", "R", "Del")
        assert app.top is scene
        press(app, "End", "R")
        assert app.top is scene, "of a file that cannot be read nobody knows where its title stands"
        assert scene.acts[1].reason == text("book-no-title")


def test_one_of_the_players_own_is_deleted_after_a_yes_alone(own: None) -> None:
    with application() as app:
        app.push(sheet := SheetScene(app, shown="zz-mine"))
        press(app, "B", "Del")
        the(Confirm, app.top)
        press(app, "Enter")
        assert (folders.scenarios() / "zz-mine.toml").exists()
        press(app, "Del", "Y")
        assert not (folders.scenarios() / "zz-mine.toml").exists()
        assert "zz-mine" not in [row.id for row in the(ScenarioBookScene, app.top).list.rows]
        press(app, "Esc")
        app.round(0.5)
        assert app.top is sheet
        assert "zz-mine" not in sheet._ids


@pytest.mark.parametrize(
    "text_",
    [
        'title = "Old"  # a remark\nturns = 3\n',
        '# title = "no"\n\n"title" = \'Old\'\nturns = 3\n',
        'title = """\nOld\nand older"""\nturns = 3\n',
        "turns = 3\n\n[other]\ntitle = 3\n",
    ],
)
def test_only_the_title_is_written_however_it_stands(tmp_path: Path, text_: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_, encoding="utf-8")
    before = plain(file)
    retitle(file, 'New \\ and "new"')
    assert plain(file) == {**before, "title": 'New \\ and "new"'}
    assert [remark for remark in ("# a remark", '# title = "no"') if remark in text_] == [
        remark for remark in ("# a remark", '# title = "no"') if remark in file.read_text(encoding="utf-8")
    ]


class Facts(Column):
    """A column that records the facts added to it."""

    def __init__(self) -> None:
        super().__init__(None, 0, 0, 400)
        self.stated = dict[str, str]()

    def fact(self, label: str, value: str) -> None:
        """Record the value of a label."""
        self.stated[label] = value


def test_a_sheet_says_how_hard_a_battle_is_and_on_what_that_stands() -> None:
    book, sheet = load_book("first-light"), Facts()
    measured = Glance("take", 56, 35, games=200, veteran=75, veteran_games=40)
    fill_glance(sheet, book, Glances(65, 50, {"first-light": measured}))
    assert sheet.stated["Difficulty"] == "fair: a cautious player wins 56 of 100"
    assert sheet.stated["Measured"] == "200 games: between 49 and 63 of 100, at 95% confidence"
    assert sheet.stated["A veteran"] == "wins 75 of 100; 40 games: between 60 and 86"
    sheet = Facts()
    fill_glance(sheet, book, Glances(65, 50, {"first-light": Glance("take", 56, 35)}))
    assert set(sheet.stated) == {"Mission", "Length", "Difficulty"}
