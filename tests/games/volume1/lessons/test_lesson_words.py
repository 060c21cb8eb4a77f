"""Lesson texts in every language have the same keys, choices and figures."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from combat.engine.stage.keys import Keymap
from combat.engine.words import messages, patterns
from combat.engine.words.catalogue import Catalogue, assets
from combat.games.volume1.content.lessons.lesson_loading import load_lesson
from combat.games.volume1.table.battle_keys import KEYS
from tests.games.volume1.lessons.teaching import LESSONS

LANGUAGES = ("en", "es", "de")
NUMBER = re.compile(r"−?\d+(?:\.\d+)?")

each = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


@functools.cache
def strict(language: str) -> Catalogue:
    """Return the catalogue of a language, loaded strictly."""
    return Catalogue(language, strict=True)


def said_in(path: Path) -> list[str]:
    """Return the keys of every message of a lesson that exists in English."""
    lesson = load_lesson(path)
    found = [lesson.message, f"{lesson.message}.about", f"{lesson.message}.end"]
    for step in lesson.steps:
        message = lesson.said(step)
        found += [message, *(f"{message}.{what}" for what in ("off", "wrong", "a1", "a2", "a3", "a4"))]
    return [message for message in found if strict("en").has(message)]


@each
def test_nothing_is_written_of_a_step_or_a_choice_that_is_no_more(path: Path) -> None:
    lesson = load_lesson(path)
    known = {lesson.message, f"{lesson.message}.about", f"{lesson.message}.end"}
    for step in lesson.steps:
        message = lesson.said(step)
        known |= {message, f"{message}.rule", *([] if step.is_told else [f"{message}.off"])}
        known |= {f"{message}.a{number}" for number in range(1, step.choices + 1)}
        known |= {f"{message}.wrong"} if step.choices else set()
    for language in LANGUAGES:
        files = (assets("volume1") / "locale" / language).glob("lessons*.ftl")
        written = {message for file in files for message in messages.entries(file.read_text(encoding="utf-8"))}
        mine = {message for message in written if message.startswith((f"{lesson.message}-", f"{lesson.message}."))}
        assert mine <= known, language


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_are_named_are_keys_and_the_same_in_every_language(path: Path, language: str) -> None:
    keys = {f"key-{action}" for action in Keymap(sheet=KEYS).bindings}
    for message in said_in(path):
        assert strict(language).has(message), message
        named = patterns.variables(strict(language).pattern(message))
        assert named <= keys, message
        assert named == patterns.variables(strict("en").pattern(message)), message


@each
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_figures_and_hexes_are_the_same_in_every_language(path: Path, language: str) -> None:
    names = {f"key-{action}": action for action in Keymap(sheet=KEYS).bindings}
    for message in said_in(path):
        assert strict(language).has(message), message
        there, here = (sorted(NUMBER.findall(strict(code).text(message, names))) for code in (language, "en"))
        assert there == here, message
