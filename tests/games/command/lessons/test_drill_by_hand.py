"""Each lesson of COMMAND! is completed at a real table by mouse only, and by keys only."""

from __future__ import annotations

import os

import pytest

from combat.engine.files import folders
from combat.engine.lessons.learnt import learnt
from combat.engine.words import text
from combat.games.command.scenes.lessons.drill import FIRST_BATTLE
from combat.games.command.scenes.scenario_list_scene import ScenarioListScene
from tests.games.command.lessons.drill_acts import BY_KEYS, BY_MOUSE
from tests.games.command.lessons.drill_sitting import DrillSitting
from tests.narrowing import the

SOAK = "COMBAT_SOAK" in os.environ
"""Whether all lessons are gone through by both hands; else two of them are, by keys."""
HANDS = {"mouse": BY_MOUSE, "keys": BY_KEYS}
ALWAYS = {("keys", "fate-hand"), ("keys", "points-and-clock")}


@pytest.mark.parametrize(
    ("hand", "lesson"),
    [(hand, lesson) for hand in HANDS for lesson in BY_MOUSE if SOAK or (hand, lesson) in ALWAYS],
)
def test_a_lesson_is_gone_through_and_leads_on(hand: str, lesson: str) -> None:
    sitting = DrillSitting(lesson)
    try:
        sitting.go_through(HANDS[hand][lesson])
        assert learnt("lessons", "command") == (lesson,)
        assert learnt("lessons") == ()
        assert not list(folders.saves().glob("*"))
        sitting.do("Enter")
        if lesson == "points-and-clock":
            listed = the(ScenarioListScene, sitting.app.top)
            assert listed.row is not None
            assert listed.row.path.stem == FIRST_BATTLE
        else:
            assert sitting.app.top is not sitting.scene
    finally:
        sitting.close()


def test_the_step_on_time_is_told_once_the_marker_lies_on_its_new_space_and_the_player_is_active() -> None:
    sitting = DrillSitting("fate-hand")
    try:
        for step, acts in BY_KEYS["fate-hand"].items():
            if step == "time":
                break
            for act in acts:
                sitting.do(act)
        state = sitting.scene.desk.state
        assert (sitting.step, state.time, state.active) == ("time", 1, "axis")
    finally:
        sitting.close()


def test_whoever_does_something_else_is_told_and_may_try_again() -> None:
    sitting = DrillSitting("fate-hand")
    try:
        for act in ("", "", ("card", "6")):
            sitting.do(act)
        assert (sitting.step, sitting.scene.course.astray) == ("play", True)
        words = sitting.scene.slip.words
        assert words is not None
        assert words.told == text("lesson-fate-hand-play.off")
        sitting.do(sitting.app.keys.label("slip-again"))
        assert (sitting.step, sitting.scene.course.astray) == ("play", False)
        sitting.do(("card", "1"))
        assert sitting.step == "activate"
    finally:
        sitting.close()
