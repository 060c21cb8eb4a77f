"""In the smallest window, in large type and in every language, no lesson text is cut and everything named exists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered
from combat.engine.stage.drawing.piece import SHELF
from combat.engine.stage.widgets.button import Button
from combat.games.volume1.scenes.lessons.battle_lesson import BattleLesson
from tests.engine.stage.hands import application
from tests.games.volume1.lessons.teaching import LESSONS
from tests.sampled import SOAKED, sample

SIZE, SCALE = (1280, 720), 1.75
FRAMES = 6


LANGUAGES = ("en", "es", "de")
TOLD = [
    pytest.param(language, path, id=f"{language}-{path.stem}")
    for number, path in sample(list(enumerate(LESSONS)), 4, 1)
    for language in (LANGUAGES if SOAKED else LANGUAGES[number % 3 :][:1])
]
"""Languages and lessons: every fourth lesson in one language each, and all of them in `make soak`."""


@pytest.fixture
def app(language: str) -> Iterator[App]:
    """Yield the application in a small window with large type that uses a language."""
    with application(SIZE, SCALE) as app:
        app.settings.pace = "instant"
        words.use(language, strict=True)
        yield app


def faults(app: App, scene: BattleLesson) -> list[str]:
    """Return the texts of the slip that are cut or missing; empty if the slip can be read completely."""
    slip, surface = scene.slip, app.surface
    assert slip.words is not None
    assert slip.group.widgets
    SHELF.clear()
    surface.set_clip(slip.rect)
    with lettered.noted() as seen:
        slip.draw(surface)
    surface.set_clip(None)
    found = [f"{line.cut}: {line.text}" for line in seen if line.cut]
    said = "".join("".join(line.text.split()) for line in seen)
    wanted = (
        slip.words.heading,
        slip.words.words,
        slip.words.told,
        *(button.label for button in slip.group.widgets if isinstance(button, Button)),
    )
    return found + [f"missing: {text}" for text in wanted if "".join(text.split()) not in said]


def settle(app: App) -> None:
    """Run the application until the table has settled."""
    for _ in range(FRAMES):
        app.round(0.4)


@pytest.mark.parametrize(("language", "path"), TOLD)
def test_each_step_is_read_whole_and_means_what_is_there(app: App, path: Path) -> None:
    scene = BattleLesson(app, path)
    app.push(scene)
    while True:
        settle(app)
        assert faults(app, scene) == []
        step, place = scene.course.step, scene.course.at
        if step is None:
            return
        assert [spot for spot in step.at if scene.places.box_of(spot) is None] == [], step.id
        if step.choices:
            scene.choose(step.right % step.choices + 1)
            settle(app)
            assert scene.course.wrong
            assert faults(app, scene) == []
        elif not step.is_told:
            scene.course.astray = True
            settle(app)
            assert faults(app, scene) == []
            scene.course.astray = False
        scene.skip_step()
        app.round(0.05)
        assert scene.course.at > place
