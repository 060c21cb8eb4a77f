"""A key pressed for something else does not answer a question that appears meanwhile."""

from __future__ import annotations

from typing import ClassVar

import pygame
import pytest

from combat.engine.kernel.decision import Choice
from combat.engine.tabletop.hands.key_guard import GUARD, TYPING, KeyGuard
from tests.engine.stage.hands import key_event

WHO, WHERE = Choice("1", "north", ("one", "two")), Choice("1", "one", ("here", "there"))


class Whether(Choice):
    """Question of another kind."""

    kind: ClassVar[str] = "whether"


DARES = Whether("1", "one", ("yes", "no"))


class Watch:
    """Clock that the test sets."""

    now = 10.0

    def __call__(self) -> float:
        return self.now


def _guard() -> tuple[KeyGuard, Watch]:
    watch = Watch()
    guard = KeyGuard(watch)
    guard.on_question(WHO, by_itself=False)
    return guard, watch


def _press(guard: KeyGuard, chord: str) -> bool:
    """Press a key and let it go; whether it may answer."""
    event = key_event(chord)
    answers = not guard.bars(event)
    guard.pressed(event)
    guard.released(event)
    return answers


def test_a_second_press_of_the_key_that_answered_does_not_answer_what_comes_next() -> None:
    guard, watch = _guard()
    assert _press(guard, "Enter")
    guard.on_question(WHERE, by_itself=False)
    watch.now += GUARD / 2
    assert not _press(guard, "Enter")
    assert _press(guard, "3")
    watch.now += GUARD
    assert _press(guard, "Enter")


def test_a_question_that_comes_up_by_itself_is_answered_by_no_key_before_it_can_be_read() -> None:
    guard, watch = _guard()
    guard.on_question(WHERE, by_itself=True)
    watch.now += GUARD * 0.9
    assert not _press(guard, "Enter")
    assert not _press(guard, "3")
    watch.now += GUARD * 0.2
    assert _press(guard, "3")


def test_the_same_question_put_again_takes_the_same_key_at_once() -> None:
    guard, _ = _guard()
    assert _press(guard, "R")
    guard.on_question(WHO, by_itself=False)
    assert _press(guard, "R")


def test_a_key_that_is_held_down_answers_once_however_long_it_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    guard, watch = _guard()
    down = {pygame.K_3}
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: {key: key in down for key in (pygame.K_3, pygame.K_4)})
    held = key_event("3")
    assert not guard.bars(held)
    guard.pressed(held)
    watch.now += 3.0
    assert guard.bars(held)
    guard.released(held)
    assert not guard.bars(held)
    guard.pressed(held)
    guard.let_go()
    assert not guard.bars(held)


def test_numbers_typed_one_after_another_answer_no_question_of_another_kind_before_it_can_be_read() -> None:
    guard, watch = _guard()
    assert _press(guard, "3")
    guard.on_question(DARES, by_itself=False)
    watch.now += TYPING * 0.9
    assert guard.drops(key_event("4"))
    assert not _press(guard, "4")
    assert _press(guard, "Enter")
    watch.now += TYPING * 0.2
    assert not guard.drops(key_event("4"))
    assert _press(guard, "4")


def test_numbers_answer_the_next_question_of_the_same_kind_at_once() -> None:
    guard, _ = _guard()
    assert _press(guard, "3")
    guard.on_question(WHERE, by_itself=False)
    assert _press(guard, "4")


def test_a_number_after_any_other_key_answers_a_question_of_another_kind_at_once() -> None:
    guard, _ = _guard()
    assert _press(guard, "3")
    assert _press(guard, "Enter")
    guard.on_question(DARES, by_itself=False)
    assert _press(guard, "4")


def test_a_number_that_only_ends_what_is_shown_belongs_to_those_typed_before_it() -> None:
    guard, watch = _guard()
    assert _press(guard, "3")
    guard.on_question(None, by_itself=False)
    watch.now += 2.0
    _press(guard, "5")
    guard.on_question(DARES, by_itself=False)
    watch.now += TYPING * 0.9
    assert not _press(guard, "4")


def test_numbers_dropped_at_a_question_bar_none_at_the_next_of_the_kind_they_were_meant_for() -> None:
    guard, watch = _guard()
    assert _press(guard, "3")
    guard.on_question(DARES, by_itself=False)
    assert not _press(guard, "4")
    guard.on_question(WHO, by_itself=False)
    watch.now += GUARD
    assert _press(guard, "4")
