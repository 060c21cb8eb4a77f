"""Each prompt button that a lesson step marks exists, and the slip names it or its key, in every language."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from combat.engine.stage.app import App
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.words import languages
from combat.engine.words.key_names import key_name
from combat.games.volume1.scenes.lessons.battle_lesson import BattleLesson
from tests.engine.stage.hands import application
from tests.games.volume1.lessons.teaching import LESSONS
from tests.narrowing import the

SOAK = "COMBAT_SOAK" in os.environ
"""Whether every lesson is gone through in every language; else each in one of them, in turns."""
STEPS = 60


def named(scene: BattleLesson, app: App) -> list[str]:
    """Return a line for each button marked by the current step that is missing or not named on the slip."""
    step, words = scene.course.step, scene.slip.words
    assert step is not None
    assert words is not None
    bar, faults = the(PromptBar, scene.parts["prompt"]), []
    for spot in step.at:
        if spot.kind != "button":
            continue
        key = app.keys.label(spot.name) if spot.name in app.keys.bindings else spot.name
        button: Button | None = next((one for one in bar.buttons if one.key == key), None)
        if button is None:
            faults.append(f"{step.id}: no button has {key}")
        elif key_name(key) not in words.words and button.label not in words.words:
            faults.append(f"{step.id}: neither {key_name(key)} nor {button.label!r} in {words.words!r}")
    return faults


@pytest.mark.parametrize(
    ("path", "language"),
    [
        pytest.param(path, language, id=f"{path.stem}-{language}")
        for place, path in enumerate(LESSONS)
        for number, language in enumerate(sorted(languages()))
        if SOAK or number == place % len(languages())
    ],
)
def test_a_button_that_is_ringed_is_there_and_named(path: Path, language: str) -> None:
    with application((1600, 900)) as app:
        app.settings.pace = "instant"
        app.speak(language)
        scene = BattleLesson(app, path)
        app.push(scene)
        faults = []
        for _ in range(STEPS):
            for _ in range(4):
                app.round(0.5)
            if scene.course.over:
                break
            faults += named(scene, app)
            scene.skip_step()
        assert scene.course.over
        assert faults == []
