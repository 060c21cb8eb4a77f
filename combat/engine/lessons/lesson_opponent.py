"""The opponent in a lesson: answers by the script, and passes otherwise."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
from combat.engine.lessons.lesson import Lesson
from combat.engine.play.port import Port
from combat.engine.play.script import MisfitError, ScriptedPlayer

S = TypeVar("S", bound=Copyable)


class LessonOpponent(Generic[S]):
    """Gives the script's answers in order, each as soon as it fits; `said` is the number given.

    If the player has left the lesson's path and the script has no answer, it gives a random legal one.
    """

    def __init__(self, lesson: Lesson[S]) -> None:
        self._script = lesson.script
        self.said = 0

    def answer(self, port: Port[S]) -> Answer:
        """Return the next scripted answer if it fits, else a habit, pass or only option, else a random legal answer."""
        decision = port.decision
        assert decision is not None
        player: ScriptedPlayer[S] = ScriptedPlayer(self._script, self._script.answers[self.said :])
        try:
            value = player.answer(decision, port.view)
        except MisfitError:
            return next(port.samples(SplitMix(self.said)))
        self.said += player.scripted
        return value
