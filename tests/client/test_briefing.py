"""What wins can be read again in the middle of a battle (22.0, look.md)."""

from __future__ import annotations

import pytest

from combat.client.scenes.pause import PauseScene
from combat.client.scenes.sheet import SheetScene
from combat.content.library import load_book
from tests.client.sitting import Sitting


@pytest.mark.rule("22.0")
def test_22_0_the_briefing_is_read_again_from_the_menu_and_cannot_begin_a_battle() -> None:
    sitting = Sitting(load_book("first-light"))
    sitting.press("Esc")
    assert isinstance(sitting.app.top, PauseScene)
    sitting.press("B")
    sheet = sitting.app.top
    assert isinstance(sheet, SheetScene)
    assert sheet.begin not in sheet.buttons.widgets
    sitting.press("Esc")
    assert sitting.app.top is sitting.scene


@pytest.mark.rule("22.0")
def test_22_0_the_note_on_the_points_lists_every_level_and_what_counts() -> None:
    strip = Sitting().scene.parts["top"]
    zone = next(zone for name, zone in strip._zones if name == "points")  # type: ignore[attr-defined]
    tip = strip.tip(zone.center)
    assert tip is not None
    scenario = strip.desk.book.scenario
    said = "\n".join(tip.lines)
    assert all(verdict.title in said for verdict in scenario.verdicts)
    assert all(objective.title in said for objective in scenario.objectives)
