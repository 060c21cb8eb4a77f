"""Every lesson can be completed as intended, with all its texts in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.stage.keys import Keymap
from combat.engine.words import rule_beside, text
from combat.engine.words.catalogue import Catalogue
from combat.engine.words.rulebook import rulebook
from combat.games.volume1.content.lessons.lesson_loading import listed, load_lesson
from combat.games.volume1.table.battle_keys import KEYS
from tests.games.volume1.lessons.teaching import LESSONS, taught

LANGUAGES = ("en", "es", "de")
LONGEST = 330
"""Signs that a step says at most: one to three sentences."""


def by_name(path: Path) -> str:
    """Return the name of a file without suffix."""
    return path.stem


@pytest.fixture(params=LANGUAGES)
def strict(request: pytest.FixtureRequest) -> str:
    """Use a language in which missing messages raise an error; return it."""
    words.use(request.param, strict=True)
    language: str = request.param
    return language


@pytest.mark.parametrize("path", LESSONS, ids=by_name)
def test_it_is_done_by_what_does_each_step(path: Path) -> None:
    course = taught(path)
    assert course.over
    assert not course.astray


@pytest.mark.parametrize("path", LESSONS, ids=by_name)
def test_it_is_a_sound_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(path)]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("path", LESSONS, ids=by_name)
def test_every_step_is_said_in_every_language(path: Path, strict: str) -> None:
    lesson, keys = load_lesson(path), Keymap(sheet=KEYS)
    named = {f"key-{action}": keys.named(action) for action in keys.bindings}
    own = Catalogue(strict)
    wanted = [lesson.message, f"{lesson.message}.about", f"{lesson.message}.end"]
    for step in lesson.steps:
        message = lesson.said(step)
        wanted += [message, *(f"{message}.a{number}" for number in range(1, step.choices + 1))]
        wanted += [f"{message}.wrong"] if step.choices else []
        wanted += [f"{message}.off"] if own.has(f"{message}.off") else []
    for message in wanted:
        assert own.has(message), f"{strict} has no {message}"
        said = text(message, **named)
        assert said.strip()
        assert len(said) <= LONGEST, f"{message} has {len(said)} signs"


@pytest.mark.parametrize("path", LESSONS, ids=by_name)
def test_the_rules_that_it_names_are_rules(path: Path, strict_english: None) -> None:
    lesson = load_lesson(path)
    numbers = {rule_beside(lesson.said(step)) for step in lesson.steps} - {""}
    assert numbers
    assert {number for number in numbers if rulebook().find(number)} == numbers


def test_their_numbers_are_their_order() -> None:
    numbers = [lesson.number for lesson in listed()]
    assert numbers == sorted(set(numbers))
    assert not any(lesson.fault for lesson in listed())
