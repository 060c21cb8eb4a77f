"""Lessons at the table: the slip beside what it speaks of, its keys and buttons, and what is remembered."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.lessons.learnt import learnt
from combat.engine.stage.app import App
from combat.games.volume1.scenes.lessons.battle_lesson import BattleLesson
from tests.engine.stage.hands import application
from tests.games.volume1.lessons.teaching import LESSONS

SIZES = (((1280, 720), 1.0), ((1280, 720), 1.75), ((1920, 1080), 1.0), ((1280, 720), 3.0))
STEPS = 60
MOST_COVERED = {1.75: 0.3, 3.0: 1.0}
"""Where a pane takes most of the window, how much of a thing the slip may cover; it can be dragged away."""


def opened(app: App, path: Path) -> BattleLesson:
    app.settings.pace = "instant"
    scene = BattleLesson(app, path)
    app.push(scene)
    for _ in range(3):
        app.round(0.05)
    return scene


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_it_is_gone_through_in_the_window_and_the_slip_never_covers_what_it_means(
    path: Path, size: tuple[int, int], scale: float
) -> None:
    with application(size, scale) as app:
        scene = opened(app, path)
        for _ in range(STEPS):
            if scene.course.over:
                break
            for _ in range(4):
                app.round(0.5)
            slip, window = scene.slip.rect, pygame.Rect((0, 0), app.size)
            assert window.contains(slip)
            assert all(slip.contains(widget.rect) for widget in scene.slip.group.widgets)
            for box in scene.rings.boxes:
                shared = slip.clip(box)
                covered = shared.width * shared.height / (box.width * box.height)
                assert covered <= MOST_COVERED.get(scale, 0), (scene.course.at, scene.lesson.steps[scene.course.at].id)
            place = scene.course.at
            scene.skip_step()
            app.round(0.05)
            assert scene.course.at > place
        assert scene.course.over
        assert learnt("lessons") == (path.stem,)
