"""The scenario book's contents: every battle in a line, the broken ones with their reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.client.scenes.scenario_book import ScenarioBookScene
from combat.client.scenes.sheet import SheetScene
from combat.content.library import Library
from combat.saves import folders
from tests.client.hands import application, press


@pytest.fixture
def own() -> Iterator[None]:
    """Two scenarios of the player's own: one is a draft, the other no TOML at all."""
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


def test_going_back_leaves_the_sheet_as_it_was() -> None:
    with application() as app:
        sheet = SheetScene(app)
        app.push(sheet)
        press(app, "B", "Down", "Esc")
        assert app.top is sheet
        assert sheet.shown == Library().scenario_ids()[0]


def test_every_battle_has_its_day_place_map_and_length(own: None) -> None:
    with application() as app:
        app.push(ScenarioBookScene(app, 0, print))
        contents = app.top
        assert isinstance(contents, ScenarioBookScene)
        rows = contents.list.rows
        assert len(rows) == len(Library().scenario_ids())
        assert (rows[0].title, rows[0].about) == (
            "Four Men and a Barn",
            "10 June 1944, 06:30 · Les Ormes, Normandy · The Farmhouse · 6 turns",
        )
        assert (rows[-2].title, rows[-2].about, rows[-2].faulty) == ("Mine", "The Hill · 1 turn", False)
        assert rows[-1].faulty
        assert "zz-spoilt.toml:1" in rows[-1].about
