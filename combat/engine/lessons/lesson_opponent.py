"""Who sits at the other seats of a lesson: answers as its script has it, and lets pass what that says nothing of."""

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
    """Gives the answers of the script in their order, each as soon as it fits; `said` is how many it has given.

    Where the player has gone another way than the lesson's, and the script knows no answer, it gives any that is legal.
    """

    def __init__(self, lesson: Lesson[S]) -> None:
        self._script = lesson.script
        self.said = 0

    def answer(self, port: Port[S]) -> Answer:
        decision = port.decision
        assert decision is not None
        player: ScriptedPlayer[S] = ScriptedPlayer(self._script, self._script.answers[self.said :])
        try:
            value = player.answer(decision, port.view)
        except MisfitError:
            return next(port.samples(SplitMix(self.said)))
        self.said += player.scripted
        return value
