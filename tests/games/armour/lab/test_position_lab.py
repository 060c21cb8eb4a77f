"""The rules lab of ARMOUR! in the window, from the start screen to the table, step by step to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.content.layers import shipped
from combat.engine.stage.app import App
from combat.games.armour.scenes.armour_stage import STAGE
from combat.games.armour.scenes.lab.position_lab import PositionLab
from tests.engine.instant_app import instant_app
from tests.engine.stage.hands import press
from tests.engine.tabletop.lab.lab_walk import assert_leads_to_table, listed, opened

LAB = shipped("armour").path("assets/lab")
SEVEN = LAB / "27-a-score-of-seven.toml"


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of ARMOUR! in which animations are instant."""
    yield from instant_app(STAGE)


def test_the_start_screen_leads_to_the_examples_and_these_to_the_table(app: App) -> None:
    files = listed(app)
    assert [row.path for row in files.list.rows] == sorted(LAB.glob("*.toml"))
    assert_leads_to_table(app, files, PositionLab)


def test_a_file_is_gone_through_to_its_end(app: App) -> None:
    scene = opened(app, PositionLab, SEVEN)
    assert all(scene.layout.board.collidepoint(scene.view.centre(pose)) for pose in scene.seen_first())
    before = [queue.used for queue in scene.session.script()]
    press(app, "End")
    app.round(0.05)
    assert scene.session.over
    assert all(each.held for each in scene.session.expected())
    assert before == [0, 0]
    assert [(queue.id, queue.used) for queue in scene.session.script()] == [("d6", 3), ("answers", 1)]


def test_what_does_not_come_is_told_of_with_its_line(app: App, tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text(SEVEN.read_text(encoding="utf-8").replace("hits = 0", "hits = 1"), encoding="utf-8")
    scene = opened(app, PositionLab, file)
    press(app, "End")
    app.round(0.05)
    (missed,) = (each for each in scene.session.expected() if not each.held)
    assert missed.said.startswith("other.toml:")
