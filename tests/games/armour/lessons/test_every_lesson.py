"""Every lesson of ARMOUR! can be completed as intended, and all its texts exist in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.space.plane.point import CM
from combat.engine.words import rule_beside
from combat.engine.words.rulebook import rulebook
from combat.games.armour.content.lessons.lesson_loading import listed
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.table.armour_keys import KEYS
from tests.engine.lessons.lesson_laws import assert_begun_again_alike, assert_nothing_left_over, assert_said_alike
from tests.games.armour.lessons.lesson_acts import BY_KEYS, BY_MOUSE
from tests.games.armour.lessons.taught import LESSONS, lesson_of, pupil, taught

each = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


def test_there_are_five_in_the_order_of_their_numbers_and_a_hand_for_each() -> None:
    assert [lesson.number for lesson in listed()] == [1, 2, 3, 4, 5]
    assert not any(lesson.fault for lesson in listed())
    assert set(BY_MOUSE) == set(BY_KEYS) == {lesson.id for lesson in listed()}


@each
def test_it_is_done_by_what_does_each_step(path: Path) -> None:
    course = taught(path).course
    assert (course.over, course.astray) == (True, False)


@each
def test_it_is_a_sound_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "armour", "check", str(path)]) == 0, capsys.readouterr().out


@each
def test_it_is_short_and_more_done_than_read(path: Path) -> None:
    lesson = lesson_of(path)
    read = [step for step in lesson.steps if step.is_told and not step.choices]
    assert 8 <= len(lesson.steps) <= 14
    assert len(read) <= len(lesson.steps) // 2
    assert any(step.choices for step in lesson.steps)
    assert 3 <= lesson.minutes <= 5


@each
def test_all_that_it_says_is_said_in_every_language_with_the_same_keys_and_figures(path: Path) -> None:
    assert_said_alike(lesson_of(path), KEYS)


@each
def test_nothing_is_written_of_a_step_or_a_choice_that_is_no_more(path: Path) -> None:
    assert_nothing_left_over(lesson_of(path), "armour")


@each
def test_the_rules_that_it_names_are_rules(path: Path) -> None:
    lesson = lesson_of(path)
    numbers = [rule_beside(lesson.said(step)) for step in lesson.steps]
    assert all(number and rulebook().find(number) for number in numbers), numbers


@each
def test_a_step_that_was_done_can_be_begun_again_with_the_same_dice_and_the_same_enemy(path: Path) -> None:
    assert_begun_again_alike(pupil(lesson_of(path)))


def test_what_the_texts_tell_comes_true() -> None:
    """The dice are fixed, so that what is told of them has happened."""
    ends = {path.stem: taught(path).state for path in LESSONS}
    moved = ends["deploy-and-move"]
    assert all(team.moved == "tactical" for team in moved.on_table("attacker"))
    fired = ends["sight-and-fire"]
    assert (fired.teams["panzers-1"].bailed, fired.teams["panzers-2"].where) == (True, "destroyed")
    assert fired.units["grenadiers"].pinned and len([*fired.teams_of("grenadiers")]) == 3
    nerve = ends["orders-and-nerve"]
    assert not nerve.teams["tanks-2"].bailed and not nerve.units["foot"].pinned and not nerve.units["honeys"].destroyed
    assert all(team.dug_in for team in nerve.teams_of("foot"))
    shelled = ends["shells-and-smoke"]
    assert [screen.length // CM for screen in shelled.screens] == [20]
    assert shelled.units["grenadiers"].pinned and len([*shelled.teams_of("grenadiers")]) == 3
    won = ends["assault-and-win"]
    assert (won.winner, victory_points(won, "attacker")) == ("attacker", {"attacker": 10, "defender": 0})
    assert [team.id for team in won.teams_of("grenadiers")] == ["grenadiers-3"]
