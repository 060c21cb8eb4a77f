"""The report scene: every tab at every size, saving as a page, and a message for an invalid save."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Message
from combat.games.volume1.scenes.after_action.report_scene import ReportScene, report
from combat.games.volume1.scenes.after_action.report_tabs import TABS
from tests.engine.stage.hands import click, press
from tests.narrowing import the
from tests.sampled import sample

GOLDEN = Path(__file__).parents[2] / "golden" / "first-light-cautious.combat"


@pytest.fixture
def scene(app: App) -> ReportScene:
    """Open the report of a save; return its scene."""
    found = the(ReportScene, report(app, GOLDEN))
    app.push(found)
    app.round(0.05)
    return found


def test_left_and_right_go_from_tab_to_tab(app: App, scene: ReportScene) -> None:
    seen = [scene.tab]
    for _ in TABS:
        press(app, "Right")
        seen.append(scene.tab)
    assert seen == [0, 1, 2, 3, 3]
    press(app, "Left")
    assert scene.tab == 2


def test_a_tab_opens_by_a_click_and_begins_at_its_top(app: App, scene: ReportScene) -> None:
    press(app, "PageDown")
    tabs = scene._tabs.rect
    click(app, (tabs.x + round(tabs.width * 3.5 / 4), tabs.centery))
    assert (scene.tab, scene._page.offset) == (3, 0)


def test_it_is_kept_as_a_page(app: App, scene: ReportScene) -> None:
    press(app, "Ctrl+S")
    kept = folders.data() / "reports" / "first-light-cautious.html"
    assert kept.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert str(kept) in " ".join(the(Message, app.top).lines)


@pytest.mark.parametrize(
    ("tab", "sheet"), sample(list(product(range(len(TABS)), [(0.75, 1100), (1.75, 560), (3.0, 1100)])), 2)
)
def test_what_a_tab_measures_is_what_it_writes(scene: ReportScene, tab: int, sheet: tuple[float, int]) -> None:
    scale, width = sheet
    fill = tuple(TABS.values())[tab]
    before = theme.scale()
    theme.set_scale(scale)
    try:
        tall = fill(None, width, scene.report)
        assert fill(pygame.Surface((width, tall), pygame.SRCALPHA), width, scene.report) == tall > 0
    finally:
        theme.set_scale(before)


def test_a_file_that_is_no_save_is_refused_in_a_line(app: App, tmp_path: Path) -> None:
    bad = tmp_path / "bad.combat"
    bad.write_text("nothing", encoding="utf-8")
    refused = the(Message, report(app, bad))
    assert str(bad) in refused.lines[0]
