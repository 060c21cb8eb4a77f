"""The victory conditions can be read again during a battle (22.0)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.paper.column import Column
from combat.engine.words.line import shown
from combat.games.volume1.content.library import load_book
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.table.panels.top_strip import TopStrip
from combat.games.volume1.words import names
from tests.engine.stage.hands import application
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


@pytest.mark.rule("22.0")
def test_22_0_the_briefing_is_read_again_from_the_menu_and_cannot_begin_a_battle() -> None:
    sitting = Sitting(load_book("first-light"))
    sitting.press("Esc")
    the(PauseScene, sitting.app.top)
    sitting.press("B")
    sheet = the(SheetScene, sitting.app.top)
    assert sheet.begin not in sheet.buttons.widgets
    sitting.press("Esc", "Esc")
    assert sitting.app.top is sitting.scene


@pytest.mark.rule("22.0")
def test_22_0_the_note_on_the_points_lists_every_level_and_what_counts() -> None:
    strip = the(TopStrip, Sitting().scene.parts["top"])
    zone = next(zone for name, zone in strip._zones if name == "points")
    tip = strip.tip(zone.center)
    assert tip is not None
    scenario = strip.desk.state.book.scenario
    said = "\n".join(map(shown, tip.lines))
    assert all(verdict.title in said for verdict in scenario.verdicts)
    assert all(objective.title in said for objective in scenario.objectives)


def test_what_counts_is_never_cut_off_however_long_its_words() -> None:
    with application():
        for surface in (None, pygame.Surface((400, 200))):
            column = Column(surface, 0, 0, 300)
            column.item("The house", "+4")
            one = column.y
            column.item("The farm of the two walls behind the church", "+4")
            assert one < column.y - one < 3 * one


@pytest.mark.rule("22.0")
def test_22_0_what_counts_nothing_is_said_to_be_worth_0() -> None:
    assert [names.signed(points) for points in (2, 0, -1)] == ["+2", "0", "−1"]
