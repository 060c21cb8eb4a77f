"""The act that a lesson step asks for completes the step; any other act is pointed out and has no further cost."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.kernel.digest import digest
from combat.games.volume1.content.lessons.lesson_loading import listed, load_lesson
from tests.games.volume1.lessons.straying import at_deed, begun, drift, give
from tests.games.volume1.lessons.teaching import LESSONS, pupil

SEVEN = ("cards", "orders", "sight", "fire", "morale", "grenades", "support")

each = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


def test_there_are_seven_in_order_of_three_to_five_minutes() -> None:
    assert tuple(row.id for row in listed()) == SEVEN
    assert all(3 <= row.minutes <= 5 for row in listed())


@each
def test_it_is_more_done_than_read(path: Path) -> None:
    steps = load_lesson(path).steps
    assert 6 <= len(steps) <= 14
    assert len([step for step in steps if step.is_told and not step.choices]) * 3 <= len(steps)


@each
def test_a_step_is_done_when_its_act_is_and_not_before(path: Path) -> None:
    found = pupil(load_lesson(path))
    for step in begun(found):
        place = found.course.at
        if step.is_watched:
            continue
        for deed in step.does:
            assert found.course.at == place, f"{step.id} is done before what does it: {deed}"
            give(found, deed)
        done = found.lesson.steps[place + 1 : found.course.at]
        assert all(other.is_watched for other in done), f"{step.id}: what does it does the next step too"
        found.course.back_to(place)


@each
def test_no_other_answer_leads_where_it_cannot_be_gone_on_from(path: Path) -> None:
    found = pupil(load_lesson(path))
    for step in begun(found):
        place = found.course.at
        for number, deed in enumerate(step.does):
            for wrong in range(len(at_deed(found, number)) if deed.fact is None else 0):
                answer = at_deed(found, number)[wrong]
                found.answer(answer)
                drift(found, place)
                said = f"{step.id}: {answer} to {deed.to}"
                assert found.course.astray or found.course.at != place, f"{said} ends nowhere"
                if not found.course.astray:
                    for _ in begun(found):
                        pass
                found.course.back_to(place)
                assert (found.course.astray, found.course.at) == (False, place), said


@each
def test_a_wrong_choice_is_said_to_be_wrong_and_may_be_made_again(path: Path) -> None:
    found = pupil(load_lesson(path))
    for step in begun(found):
        place = found.course.at
        for number in range(1, step.choices + 1):
            if number != step.right:
                assert not found.course.choose(number, found.state)
                assert found.course.wrong
                assert found.course.at == place


@each
def test_a_step_that_was_done_can_be_begun_again(path: Path) -> None:
    found = pupil(load_lesson(path))
    for step in begun(found):
        place, before = found.course.at, digest(found.session.view)
        if not step.is_watched:
            found.do()
            found.course.back_to(place)
            assert digest(found.session.view) == before
            assert found.course.at == place


@each
def test_to_begin_a_step_again_in_which_there_is_nothing_to_do_is_to_do_the_one_before_it_again(path: Path) -> None:
    found = pupil(load_lesson(path))
    for place, step in enumerate(found.lesson.steps):
        while found.course.at < place:
            found.do()
        if step.is_watched:
            found.course.back_to(place)
            assert found.course.at < place
            assert not found.lesson.steps[found.course.at].is_watched
