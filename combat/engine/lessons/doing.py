"""Perform a step of a lesson for the player, on request or in a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.text_message import msg
from combat.engine.lessons.facts import Fact
from combat.engine.lessons.lesson import Deed, Lesson, Step
from combat.engine.play.script import MisfitError, ScriptedPlayer
from combat.engine.play.session import Session

S = TypeVar("S", bound=Copyable)

MOST_ANSWERS = 200
"""The maximum number of answers for a step."""


def do(
    lesson: Lesson[S],
    step: Step,
    session: Session[S, Any],
    tell: Callable[[Fact], None],
    still: Callable[[], bool],
) -> None:
    """Perform the deeds of a step, then answer further questions by default while `still()` is true.

    A deed that is not an answer is reported as a fact by `tell`. Raises MisfitError if a deed or the script does not
    fit, or if the step does not end.
    """
    for deed in step.does:
        if deed.fact is not None:
            tell(deed.fact)
        else:
            _answer(lesson, session, deed)
    player = ScriptedPlayer(lesson.script, ())
    for _ in range(MOST_ANSWERS):
        if not still():
            return
        _say(session, player)
    raise MisfitError([(0, msg("script-step-not-done", step=step.id, count=MOST_ANSWERS))])


def _answer(lesson: Lesson[S], session: Session[S, Any], deed: Deed) -> None:
    """Answer questions until the deed's own question was answered."""
    player = ScriptedPlayer(lesson.script, (deed,))
    for _ in range(MOST_ANSWERS):
        _say(session, player)
        if player.scripted:
            return
    raise MisfitError([(deed.line, msg("script-answer-left", to=deed.to, value=deed.value))])


def _say(session: Session[S, Any], player: ScriptedPlayer[S]) -> None:
    decision = session.decision
    if decision is None:
        raise MisfitError([(0, msg("script-ends-too-soon"))])
    session.answer(player.answer(decision, session.view))
