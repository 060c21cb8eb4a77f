"""The charts of the rulebook agree with the data and are drawn on its pages; F1 opens it everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.stage.app import App
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.words import languages, use
from combat.games.armour.rules.charts.terrain_chart import TerrainRow
from combat.games.armour.words.printed_chart import ground_chart, score_chart, weapon_chart
from tests.engine.stage.gestures import press
from tests.games.armour.shipped import book, cards
from tests.games.armour.table.armour_window import armour_application
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of ARMOUR! at its start screen."""
    with armour_application() as made:
        made.home = "menu"
        made.open("menu")
        made.round(0.1)
        yield made


@pytest.mark.rule("L59")
def test_the_terrain_chart_says_what_holds_for_each_row() -> None:
    shipped = book("two-platoons").rows
    rows = {row[0]: row[1:] for row in ground_chart(shipped.values()).rows}
    assert len(rows) == len(shipped) == 36
    assert rows["Grass, steppe"] == ("country", "–", "flat", "–")
    assert rows["Bocage hedge"] == ("terrain", "yes", "tall", "yes")
    assert rows["Deep river"] == ("terrain", "4+", "flat", "–")
    assert rows["Inside buildings"] == ("infantry: terrain", "–", "short", "yes")
    swamp = ground_chart([TerrainRow("swamp", "Swamp", "impassable", "flat", "impassable")])
    assert swamp.rows == (("Swamp", "no way", "–", "flat", "–"),)


@pytest.mark.rule("L27")
def test_what_is_added_to_hit_comes_from_figures_and_keywords() -> None:
    shipped = book("two-platoons")
    rows = {row[0]: row[1] for row in score_chart(shipped.figures.shots, shipped.keywords).rows}
    assert (rows["long range"], rows["concealed and gone to ground"], rows["no high explosive"]) == ("+1", "+2", "+1")
    assert len(rows) == 12


@pytest.mark.rule("L47")
def test_weapons_are_listed_with_their_bombardments() -> None:
    rows = weapon_chart(cards().weapons.values(), cards().keywords).rows
    assert ("75 mm M3", "60", "2/1", "10", "3+", "Smoke") in rows
    assert ("25-pounder", "60", "2/1", "9", "2+", "Smoke Bombardment") in rows
    assert ("25-pounder: bombardment", "220", "–", "4", "3+", "") in rows


@pytest.mark.parametrize("language", languages())
def test_every_chart_is_drawn_at_the_head_of_its_chapter(language: str, app: App) -> None:
    use(language, strict=True)
    for number in ("8.0", "10.0", "21.0"):
        app.consult(number)
        app.round(0.1)
        scene = the(RulebookScene, app.top)
        assert [shown for _, shown in scene.page.shown] == [number]
        app.pop()


def test_the_rulebook_opens_from_the_start_screen_and_lists_its_chapters(app: App) -> None:
    press(app, "F1")
    scene = the(RulebookScene, app.top)
    assert [row.number for row in scene.contents.rows][:3] == ["", "1.0", "2.0"]
    told = " ".join((block.text + " ".join(block.items)) for block in scene.page.list.rows)
    assert "F1" in told and "(3.1)" not in told and "[3.1]" in told
