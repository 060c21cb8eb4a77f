"""Laws for the lessons of every game that has a course of lessons."""

from __future__ import annotations

import re
from typing import TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.lessons.lesson import Lesson
from combat.engine.stage.keys import Keymap, KeySheet
from combat.engine.words import messages, patterns
from combat.engine.words.catalogue import Catalogue, assets
from tests.engine.lessons.pupil import Pupil

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
LANGUAGES = ("en", "es", "de")
LONGEST = 330
"""Maximum number of characters of a step's text."""
NUMBER = re.compile(r"−?\d+(?:\.\d+)?")


def assert_said_alike(lesson: Lesson[S], sheet: KeySheet) -> None:
    """Assert that all texts of a lesson exist in every language and are not too long.

    Their numbers must be the same in all languages, and each variable must be a key of `sheet`.
    """
    named = {f"key-{action}": action for action in Keymap(sheet=sheet).bindings}
    wanted = [lesson.message, f"{lesson.message}.about", f"{lesson.message}.end"]
    for step in lesson.steps:
        message = lesson.said(step)
        wanted += [message, *(f"{message}.a{number}" for number in range(1, step.choices + 1))]
        wanted += [f"{message}.wrong"] if step.choices else []
        wanted += [f"{message}.off"] if step.off else []
    figures: dict[str, dict[str, list[str]]] = {}
    for language in LANGUAGES:
        own = Catalogue(language, strict=True)
        for message in wanted:
            assert own.has(message), f"{language} has no {message}"
            assert patterns.variables(own.pattern(message)) <= set(named), message
            text = own.text(message, named)
            assert 0 < len(text) <= LONGEST, f"{language}: {message} has {len(text)} signs"
            figures.setdefault(message, {})[language] = sorted(NUMBER.findall(text))
    for message, found in figures.items():
        assert found["es"] == found["en"] == found["de"], message


def assert_nothing_left_over(lesson: Lesson[S], game: str) -> None:
    """Assert that no language has a text for a step or choice of the lesson that does not exist."""
    known = {lesson.message, f"{lesson.message}.about", f"{lesson.message}.end"}
    for step in lesson.steps:
        message = lesson.said(step)
        known |= {message, f"{message}.rule", *([] if step.is_told else [f"{message}.off"])}
        known |= {f"{message}.a{number}" for number in range(1, step.choices + 1)}
        known |= {f"{message}.wrong"} if step.choices else set()
    for language in LANGUAGES:
        file = assets(game) / "locale" / language / "lessons.ftl"
        written = messages.entries(file.read_text(encoding="utf-8"))
        mine = {message for message in written if message.startswith((f"{lesson.message}-", f"{lesson.message}."))}
        assert mine <= known, language


def assert_begun_again_alike(found: Pupil[S, B]) -> None:
    """Assert that every step can be repeated after it is done, with the same chance and the same enemy answers."""
    while not found.course.over:
        place = found.course.at
        found.do()
        told = [(entry.to, entry.value) for entry in found.session.game.entries]
        found.course.back_to(place)
        while found.course.at <= place and not found.course.over:
            found.do()
        again = [(entry.to, entry.value) for entry in found.session.game.entries]
        assert again[: len(told)] == told[: len(again)], found.lesson.steps[place].id
