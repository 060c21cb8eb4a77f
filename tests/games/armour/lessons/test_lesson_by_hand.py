"""Each lesson of ARMOUR! is completed at a real table by mouse only, and by keys only."""

from __future__ import annotations

import os

import pytest

from combat.engine.files import folders
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.words import text
from combat.games.armour.scenes.home_scene import HomeScene
from combat.games.armour.scenes.lessons.armour_lesson import FIRST_BATTLE, ArmourLesson
from combat.games.armour.scenes.lessons.armour_lesson_list import ArmourLessonList
from combat.games.armour.scenes.mission_list_scene import MissionListScene
from tests.engine.stage.gestures import press
from tests.games.armour.lessons.armour_sitting import ArmourSitting
from tests.games.armour.lessons.lesson_acts import BY_KEYS, BY_MOUSE
from tests.games.armour.table.armour_window import armour_application
from tests.narrowing import the

SOAK = "COMBAT_SOAK" in os.environ
"""Whether all lessons are gone through by both hands; else all by the mouse, and one by keys."""
HANDS = {"mouse": BY_MOUSE, "keys": BY_KEYS}
ALWAYS = {("keys", "deploy-and-move"), *(("mouse", lesson) for lesson in BY_MOUSE)}


@pytest.mark.parametrize(
    ("hand", "lesson"),
    [(hand, lesson) for hand in HANDS for lesson in BY_MOUSE if SOAK or (hand, lesson) in ALWAYS],
)
def test_a_lesson_is_gone_through_and_leads_on(hand: str, lesson: str) -> None:
    sitting = ArmourSitting(lesson)
    try:
        sitting.go_through(HANDS[hand][lesson])
        assert learnt("lessons", "armour") == (lesson,)
        assert not list(folders.saves().glob("*"))
        sitting.do("Enter")
        if lesson == "assault-and-win":
            listed = the(MissionListScene, sitting.app.top)
            assert listed.row is not None
            assert listed.row.path.stem == FIRST_BATTLE
        else:
            the(ArmourLesson, sitting.app.top)
            assert sitting.app.top is not sitting.scene
    finally:
        sitting.close()


def test_a_step_done_otherwise_leads_astray_and_is_tried_again() -> None:
    sitting = ArmourSitting("deploy-and-move")
    try:
        for act in ("", ("place", "86,100"), ("place", "140,96"), ("button", "deploy-done"), ""):
            sitting.do(act)
        assert sitting.step == "drive"
        sitting.do(("drag", "tanks-1", "70,100"))
        assert (sitting.step, sitting.scene.course.astray) == ("drive", True)
        sitting.scene.again()
        sitting.rest()
        assert not sitting.scene.course.astray
        assert not sitting.scene.desk.state.teams["tanks-1"].moved
    finally:
        sitting.close()


def test_a_new_player_is_led_to_the_lessons_and_later_to_the_next_one() -> None:
    with armour_application() as app:
        _opened(app)
        assert the(Confirm, app.top).title == text("offer-lessons-title")
        press(app, "Enter")
        listed = the(ArmourLessonList, app.top)
        assert listed.row is not None
        assert listed.row.id == "deploy-and-move"
        learn("lessons", "deploy-and-move", "armour")
        _opened(app)
        lesson = text("lessons-row", number=2, title=text("lesson-sight-and-fire"))
        assert the(HomeScene, app.top).lines()[0][:2] == (
            text("menu-learn-on"),
            text("menu-learn-on-note", lesson=lesson, done=1, count=5),
        )


def _opened(app: App) -> None:
    app.open("start")
    app.round(0.1)
    app.round(0.1)
