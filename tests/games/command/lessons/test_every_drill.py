"""Every lesson of COMMAND! can be completed as intended, with all its texts in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.words import rule_beside
from combat.engine.words.rulebook import rulebook
from combat.games.command.content.lessons.drill_loading import listed
from combat.games.command.table.command_keys import KEYS
from tests.engine.lessons.lesson_laws import assert_begun_again_alike, assert_nothing_left_over, assert_said_alike
from tests.games.command.lessons.drilled import LESSONS, drilled, lesson_of, pupil

each = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


@each
def test_it_is_done_by_what_does_each_step(path: Path) -> None:
    course = drilled(path).course
    assert (course.over, course.astray) == (True, False)


@each
def test_it_is_a_sound_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "command", "check", str(path)]) == 0, capsys.readouterr().out


@each
def test_it_is_more_done_than_read_and_short(path: Path) -> None:
    lesson = lesson_of(path)
    read = [step for step in lesson.steps if step.is_told and not step.choices]
    assert 6 <= len(lesson.steps) <= 14
    assert len(read) * 3 <= len(lesson.steps) + 2
    assert 3 <= lesson.minutes <= 5


@each
def test_it_asks_nothing_before_it_has_been_taught_and_points_at_no_card_for_an_answer_in_words(path: Path) -> None:
    """The slip's own buttons are the answers: a frame around a card would say that it is to be clicked."""
    lesson = lesson_of(path)
    asked = [step for step in lesson.steps if step.choices]
    assert asked
    assert not [step.id for step in asked if any(spot.kind == "card" for spot in step.at)]
    assert path.stem != "fate-hand" or lesson.steps.index(asked[0]) > [step.id for step in lesson.steps].index("dice")


@each
def test_all_that_it_says_is_said_in_every_language_with_the_same_keys_and_figures(path: Path) -> None:
    assert_said_alike(lesson_of(path), KEYS)


@each
def test_nothing_is_written_of_a_step_or_a_choice_that_is_no_more(path: Path) -> None:
    assert_nothing_left_over(lesson_of(path), "command")


@each
def test_the_rules_that_it_names_are_rules(path: Path) -> None:
    lesson = lesson_of(path)
    numbers = [rule_beside(lesson.said(step)) for step in lesson.steps]
    assert all(rulebook().find(number) for number in numbers), numbers


def test_they_stand_in_the_order_of_their_numbers() -> None:
    assert [lesson.number for lesson in listed()] == list(range(1, len(LESSONS) + 1))
    assert not any(lesson.fault for lesson in listed())


@each
def test_a_step_that_was_done_can_be_begun_again_with_the_same_cards_and_the_same_enemy(path: Path) -> None:
    assert_begun_again_alike(pupil(lesson_of(path)))
