"""Lessons of COMMAND! in windows of several sizes and all languages: the slip is beside the thing it explains."""

from __future__ import annotations

import os

import pygame
import pytest

from combat.engine.lessons.learnt import learnt
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.words import text
from combat.games.command.prompts.ask_order import AskOrder
from tests.games.command.lessons.drill_acts import BY_KEYS
from tests.games.command.lessons.drill_sitting import DrillSitting
from tests.games.command.lessons.drilled import LESSONS
from tests.narrowing import the

SOAK = "COMBAT_SOAK" in os.environ
"""Whether each lesson is gone through in every window and language; else one of them in each, in turns."""
WINDOWS = (((1280, 720), 1.0, "es"), ((1280, 720), 1.75, "de"), ((1920, 1080), 1.0, "en"))
LARGE, MOST_COVERED = 1.75, 0.4
"""From what scale on type takes most of the window, and how much of what is least covered the slip may cover
there; it can be dragged away."""


@pytest.mark.parametrize(
    ("lesson", "size", "scale", "language"),
    [
        pytest.param(path.stem, *window, id=f"{path.stem}-{window[0][0]}-{window[1]}-{window[2]}")
        for place, path in enumerate(LESSONS)
        for number, window in enumerate(WINDOWS)
        if SOAK or (place == 0 and number == 1)
    ],
)
def test_the_slip_never_covers_what_it_means(lesson: str, size: tuple[int, int], scale: float, language: str) -> None:
    sitting = DrillSitting(lesson, size, scale)
    scene, app = sitting.scene, sitting.app
    try:
        app.speak(language)
        while not scene.course.over:
            sitting.rest()
            slip, place = scene.slip.rect, scene.course.at
            where = (place, scene.lesson.steps[place].id)
            assert pygame.Rect((0, 0), app.size).contains(slip), where
            assert all(slip.contains(widget.rect) for widget in scene.slip.group.widgets), where
            covered = [_share(slip, box) for box in scene.placing.rings.boxes]
            if scale < LARGE:
                assert not any(covered), where
            else:
                assert min(covered, default=0) <= MOST_COVERED, where
            if not scene.course.is_told:
                answers = the(PromptBar, scene.parts["prompt"]).group.widgets
                assert all(not slip.colliderect(answer.rect) for answer in answers), where
            scene.skip_step()
            sitting.rest()
            assert scene.course.at > place, where
        assert learnt("lessons", "command") == (lesson,)
    finally:
        sitting.close()


@pytest.mark.parametrize(
    ("lesson", "step", "told"),
    [
        ("fate-hand", "dice", {"deck", "discards", "hand"}),
        ("fate-hand", "time", {"time"}),
        ("points-and-clock", "chit", {"chit"}),
        ("their-turn", "initiative", {"initiative"}),
    ],
)
def test_a_step_rings_the_track_that_it_speaks_of(lesson: str, step: str, told: set[str]) -> None:
    sitting = DrillSitting(lesson)
    try:
        while sitting.step != step:
            sitting.scene.skip_step()
            sitting.rest()
        ringed, tracks = sitting.scene.placing.rings.boxes[0], sitting.scene.parts["tracks"]
        points = [(x, y) for x in range(ringed.left, ringed.right, 3) for y in range(ringed.top, ringed.bottom, 3)]
        tips = [the(tuple, tip.about) for at in points if (tip := tracks.tip(at)) is not None]
        assert {about[1][0] for about in tips} == told
    finally:
        sitting.close()


@pytest.mark.parametrize(("lesson", "step", "points"), [("points-and-clock", "points", 7), ("their-turn", "won", 1)])
def test_a_step_that_tells_of_points_comes_once_they_are_counted(lesson: str, step: str, points: int) -> None:
    sitting = DrillSitting(lesson)
    try:
        for place, acts in BY_KEYS[lesson].items():
            if place == step:
                break
            for act in acts:
                sitting.do(act)
        assert (sitting.step, sitting.scene.desk.state.vp) == (step, points)
    finally:
        sitting.close()


def test_enter_at_the_choice_of_a_card_says_that_the_slip_asks_first() -> None:
    sitting = DrillSitting(LESSONS[0].stem)
    try:
        scene = sitting.scene
        while (step := scene.course.step) is not None and not (step.choices and scene.desk.controls.blocked):
            scene.skip_step()
            sitting.rest()
        the(AskOrder, scene.desk.prompt)
        sitting.do("Enter")
        assert scene.desk.notice.text == text("lesson-first-answer")
    finally:
        sitting.close()


def _share(slip: pygame.Rect, box: pygame.Rect) -> float:
    """Return the share of a thing that is under the slip."""
    shared = slip.clip(box)
    return shared.width * shared.height / (box.width * box.height)
