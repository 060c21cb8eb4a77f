"""Each lesson of COMMAND! is gone through at a real table: by the mouse alone, and by keys alone."""

from __future__ import annotations

import os

import pytest

from combat.engine.files import folders
from combat.engine.lessons.learnt import learnt
from combat.engine.words import text
from combat.games.command.scenes.lessons.drill import FIRST_BATTLE
from combat.games.command.scenes.scenario_list_scene import ScenarioListScene
from tests.games.command.lessons.drill_sitting import Act, DrillSitting
from tests.narrowing import the

SOAK = "COMBAT_SOAK" in os.environ
"""Whether all lessons are gone through by both hands; else one of them is, by keys."""
BY_MOUSE: dict[str, dict[str, tuple[Act, ...]]] = {
    "fate-hand": {
        "hand": ("",),
        "dice": ("!",),
        "play": (("card", "1"),),
        "activate": (("piece", "sonntag"), ("button", "accept")),
        "bridge": (("place", "07.05"),),
        "second": (("button", "accept"), ("place", "06.05"), ("button", "accept")),
        "again": ("!",),
        "over": (("button", "accept"),),
        "time": ("",),
        "pass": (("button", "accept"),),
        "discard": (("button", "accept"),),
        "drawn": ("",),
    },
    "sight-and-fire": {
        "sight": (("piece", "ger-gun"), "L"),
        "line": (("pointed", "10.04"),),
        "fire": (("card", "4"),),
        "who": (("piece", "sonntag"), ("button", "accept")),
        "hindrance": ("!",),
        "aim": (("button", "accept"),),
        "action": (("action", "11"),),
        "rolled": ("",),
        "equal": ("!",),
        "recover": (("card", "9"),),
        "rallied": ("",),
    },
    "their-turn": {
        "theirs": ("",),
        "react": (("card", "4"),),
        "who": (("button", "accept"),),
        "shoot": (("button", "accept"), ("button", "accept")),
        "initiative": (("button", "1"),),
        "broken": ("",),
        "rout": (("card", "10"),),
        "retreat": ("!",),
        "advance": (("card", "6"), ("piece", "ger-first"), ("button", "accept")),
        "into": (("place", "06.06"),),
        "ambush": (("action", "9"),),
        "won": ("",),
    },
    "points-and-clock": {
        "chit": ("!",),
        "squad": (("card", "1"), ("piece", "ger-first"), ("button", "accept")),
        "bridge": (("place", "07.05"),),
        "smoke": (("action", "8"), ("place", "08.05")),
        "far": (("button", "accept"), ("card", "10"), ("piece", "ger-far"), ("button", "accept")),
        "exit": (("button", "accept"), ("button", "X")),
        "return": (("button", "2"),),
        "call": (("card", "3"), ("place", "10.05")),
        "shells": (("button", "accept"),),
        "drift": ("",),
        "impact": (("place", "10.05"),),
        "death": ("!",),
        "points": ("",),
    },
}
BY_KEYS: dict[str, dict[str, tuple[Act, ...]]] = {
    "fate-hand": {
        "hand": ("Enter",),
        "dice": ("Alt+3",),
        "play": ("1", "Enter"),
        "activate": ("1", "Enter"),
        "bridge": ("Enter", "2", "3", "2"),
        "second": ("Enter", "Enter", "3", "Enter"),
        "again": ("Alt+2",),
        "over": ("Enter", "Enter"),
        "time": ("Enter",),
        "pass": ("Enter",),
        "discard": ("Enter",),
        "drawn": ("Enter",),
    },
    "sight-and-fire": {
        "sight": ("Tab", "L"),
        "line": (*["Ctrl+Right"] * 5, "Ctrl+Up"),
        "fire": ("1", "Enter", "Enter"),  # the first goes to the hex that the cursor is on
        "who": ("1", "Enter"),
        "hindrance": ("Alt+2",),
        "aim": ("Enter",),
        "action": ("2", "Enter"),
        "rolled": ("Enter",),
        "equal": ("Alt+2",),
        "recover": ("1", "Enter"),
        "rallied": ("Enter",),
    },
    "their-turn": {
        "theirs": ("Enter",),
        "react": ("1",),
        "who": ("Enter",),
        "shoot": ("Enter", "Enter"),
        "initiative": ("1",),
        "broken": ("Enter",),
        "rout": ("1", "Enter"),
        "retreat": ("Alt+3",),
        "advance": ("1", "Enter", "3", "Enter"),
        "into": ("2",),
        "ambush": ("1",),
        "won": ("Enter",),
    },
    "points-and-clock": {
        "chit": ("Alt+1",),
        "squad": ("1", "Enter", "2", "Enter"),
        "bridge": ("Enter", "2"),
        "smoke": ("7", "3"),
        "far": ("Enter", "1", "Enter", "3", "Enter"),
        "exit": ("Enter", "X"),
        "return": ("2",),
        "call": ("1", "Enter", *["Ctrl+Right"] * 5, "Enter"),
        "shells": ("Enter",),
        "drift": ("Enter",),
        "impact": ("1",),
        "death": ("Alt+2",),
        "points": ("Enter",),
    },
}
HANDS = {"mouse": BY_MOUSE, "keys": BY_KEYS}


@pytest.mark.parametrize(
    ("hand", "lesson"),
    [(hand, lesson) for hand in HANDS for lesson in BY_MOUSE if SOAK or (hand, lesson) == ("keys", "points-and-clock")],
)
def test_a_lesson_is_gone_through_and_leads_on(hand: str, lesson: str) -> None:
    sitting = DrillSitting(lesson)
    try:
        for step, acts in HANDS[hand][lesson].items():
            assert sitting.step == step
            for act in acts:
                sitting.do(act)
            assert not sitting.scene.course.astray, step
        assert sitting.scene.course.over
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


def test_whoever_does_something_else_is_told_and_may_try_again() -> None:
    sitting = DrillSitting("fate-hand")
    try:
        for act in ("", "!", ("card", "6")):
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
