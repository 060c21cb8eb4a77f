"""The keys and buttons that a lesson names exist, in every language."""

from __future__ import annotations

import re

import pytest

from combat.engine.lessons.lesson import Spot
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.prompt_base import AnswerButton
from combat.engine.tabletop.teaching.keyed_text import keyed_text
from combat.engine.words import languages, text
from combat.engine.words.key_names import key_name
from tests.engine.stage.doubled_labels import doubled_labels
from tests.games.command.lessons.drill_acts import BY_KEYS
from tests.games.command.lessons.drill_sitting import DrillSitting
from tests.games.command.lessons.drilled import LESSONS
from tests.narrowing import the
from tests.sampled import sample

_BARE = re.compile(r"\(([0-9X])\)")
"""A key that a text names by itself."""


def _named(sitting: DrillSitting, message: str) -> list[str]:
    """Return the keys that a message names, in order, as they are written on their caps."""
    keys = sitting.app.keys
    said = keyed_text(message, keys)
    caps = {key_name(keys.label(action)): keys.label(action) for action in ("accept", "next", "sight")}
    found = re.findall("|".join([_BARE.pattern, *(rf"\b({re.escape(cap)})\b" for cap in caps)]), said)
    return [caps.get(key, key) for keys_of_one in found for key in keys_of_one if key]


@pytest.mark.parametrize("lesson", [path.stem for path in LESSONS])
def test_a_step_names_the_keys_that_do_it(lesson: str) -> None:
    sitting = DrillSitting(lesson)
    try:
        for language in languages():
            sitting.app.speak(language)
            for step in sitting.scene.lesson.steps:
                pressed = iter(BY_KEYS[lesson][step.id])
                named = _named(sitting, sitting.scene.lesson.said(step))
                assert all(key in pressed for key in named), (language, step.id, named)
    finally:
        sitting.close()


@pytest.mark.rule("3.2")
def test_a_step_rings_and_names_its_button_whatever_card_is_raised() -> None:
    sitting = DrillSitting("fate-hand")
    try:
        scene = sitting.scene
        while sitting.step != "pass":
            scene.skip_step()
            sitting.rest()
        bar = the(PromptBar, scene.parts["prompt"])
        for act in ("", "Enter"):  # with no card raised, and with the first that can be played
            if act:
                sitting.do(act)
            button = next(one for one in bar.buttons if isinstance(one, AnswerButton) and one.gives == "pass")
            assert bar.buttons[1] is button, "it keeps its place"
            assert scene.placing.rings.boxes == (scene.places.box_of(Spot("answer", "pass")),) == (button.rect,)
            words = scene.slip.words
            assert words is not None
            assert f"“{button.label}” ({key_name(button.key)}, twice again)" in words.words
    finally:
        sitting.close()


@pytest.mark.parametrize("language", sample(sorted(languages()), 3, 1))
def test_no_two_buttons_of_a_lesson_bear_one_label(language: str) -> None:
    """Neither while something is shown, which can be skipped, nor while a question is put beside the slip."""
    sitting = DrillSitting("fate-hand")
    try:
        sitting.app.speak(language)
        sitting.app.settings.pace = "normal"
        scene, doubled, skipped = sitting.scene, set[str](), False
        bar = the(PromptBar, scene.parts["prompt"])
        frame = sitting.app.round

        def looked_at(dt: float) -> None:
            nonlocal skipped
            frame(dt)
            doubled.update(doubled_labels([*scene.slip.group.widgets, *bar.group.widgets]))
            skipped |= any(button.label == text("button-skip") for button in bar.buttons)

        sitting.app.round = looked_at  # type: ignore[method-assign]
        for acts in BY_KEYS["fate-hand"].values():
            for act in acts:
                sitting.do(act)
        assert scene.course.over
        assert skipped
        assert not doubled
    finally:
        sitting.close()
