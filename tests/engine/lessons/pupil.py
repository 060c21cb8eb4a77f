"""Play a lesson without a window: the course gets all events, whichever seat answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.lessons.doing import do
from combat.engine.lessons.facts import Answered, Fact, Happened, PendingQuestion
from combat.engine.lessons.lesson import Lesson
from combat.engine.lessons.lesson_game import lesson_game
from combat.engine.play.playable import Playable
from combat.engine.play.session import AutoAnswer, no_wish

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class Pupil(Generic[S, B]):
    """Player of a lesson who receives all events immediately."""

    def __init__(self, title: Playable[S, B], lesson: Lesson[S], wish: AutoAnswer = no_wish) -> None:
        self.lesson = lesson
        self.session, self.course = lesson_game(title, lesson, wish)
        self.state: S = self.session.view.copy()
        self._apply = title.rules.apply
        self._heard = 0
        """Number of answers that the course was told of."""
        self.session.open(self)
        self._tell_answers()

    # -- an audience --------------------------------------------------------------------------------------------

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Apply events to the state and report each to the course."""
        self._tell_given()
        for event in events:
            self._apply(self.state, event)
            self.tell(Happened(event))

    def replaced(self, answers: int, state: S) -> None:
        """Replace the state, as after an undo."""
        self.state = state
        self._heard = answers

    # -- what he does -------------------------------------------------------------------------------------------

    def tell(self, fact: Fact) -> None:
        """Report a fact to the course."""
        self.course.take(fact, self.state)

    def answer(self, value: Answer) -> None:
        """Answer the pending question."""
        self.session.answer(value)
        self._tell_answers()

    def do(self) -> None:
        """Perform the current step by its model deeds; raise MisfitError if they do not fit."""
        step, place = self.course.step, self.course.at
        assert step is not None
        if step.choices:
            self.course.choose(step.right, self.state)
        elif self.course.is_told:
            self.course.go_on(self.state)
        else:
            do(self.lesson, step, self.session, self.tell, lambda: self._is_at(place))
            if self.course.at == place:
                self.course.go_on(self.state)

    def do_all(self) -> None:
        """Perform all remaining steps by their model deeds; raise MisfitError if one does not fit."""
        while not self.course.over:
            place = self.course.at
            self.do()
            assert self.course.at > place, f"step {self.lesson.steps[place].id} is not done by what does it"

    def _is_at(self, place: int) -> bool:
        """Whether a step is still to be done."""
        self._tell_answers()
        return self.course.at == place and not self.course.fulfilled

    def _tell_given(self) -> None:
        """Tell the course what was answered since."""
        entries = self.session.game.entries
        for entry in entries[self._heard :]:
            if entry.by == self.session.seat:
                self.tell(Answered(entry.to, entry.about, entry.value, entry.habit))
        self._heard = len(entries)

    def _tell_answers(self) -> None:
        """Tell the course what was answered since, and what is asked now."""
        self._tell_given()
        decision = self.session.decision
        self.tell(PendingQuestion("") if decision is None else PendingQuestion(decision.kind, decision.subject))
        self.course.look(self.state)
