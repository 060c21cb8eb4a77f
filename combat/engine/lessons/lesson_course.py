"""The course of a lesson: which step it is at, whether that is done, and where the game stood when it began."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.lessons.conditions import NOTHING_MORE, Condition, Together
from combat.engine.lessons.facts import Answered, Asked, Fact, Happened, Lasting
from combat.engine.lessons.lesson import Lesson, Step
from combat.engine.lessons.lesson_chance import LessonChance
from combat.engine.lessons.lesson_opponent import LessonOpponent
from combat.engine.play.session import Session

S = TypeVar("S", bound=Copyable)


class CourseBookmark(Record):
    """Where everything stood when a step began."""

    answers: int
    dealt: tuple[int, ...]
    said: int
    """How much of their script the other seats had said."""
    facts: int
    since: int


class LessonCourse(Generic[S]):
    """Is told every fact with the state that the player sees, and goes on by itself.

    Facts are kept in their order: a step that follows one that was only read finds what has happened meanwhile, and a
    player who acts while there is something to read is carried along. What comes about without him he goes on from
    himself, so that no step passes by unread.
    """

    def __init__(
        self, lesson: Lesson[S], session: Session[S, Any], chance: LessonChance, opponent: LessonOpponent[S]
    ) -> None:
        self.lesson, self.session = lesson, session
        self._chance, self._opponent = chance, opponent
        self.at = 0
        """Which step it is at; how many there are once all are done."""
        self.astray = False
        """Whether the step can no longer be done from here."""
        self.strayed: Condition | None = None
        """What says so; None where the game asks nothing any more."""
        self.tried: tuple[int, ...] = ()
        """The wrong answers that the step's question was given."""
        self.fulfilled = False
        """Whether the step was done before the player did anything in it: it is left to be read."""
        self._acted = False
        """Whether he has answered anything himself since it began."""
        self._facts: list[Fact] = []
        self._lasting: dict[type[Lasting], Lasting] = {}
        self._since = 0
        self._marks: list[CourseBookmark] = []
        self._begin(0, None)

    # -- what is seen -------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step that it is at; None once all are done."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def wrong(self) -> bool:
        """Whether the step's question was answered wrongly."""
        return bool(self.tried)

    @property
    def is_told(self) -> bool:
        """Whether the step is gone on from by the player's word, because there is nothing to do in it, or no more."""
        step = self.step
        return step is not None and (step.is_told or self.fulfilled)

    @property
    def moved(self) -> bool:
        """Whether anything was answered since the step began."""
        return self.session.answers > self._marks[-1].answers

    # -- what happens -------------------------------------------------------------------------------------------

    def take(self, fact: Fact, state: S) -> None:
        """Be told of a fact; steps that are done by it are gone on from."""
        if isinstance(fact, Lasting):
            self._lasting[type(fact)] = fact
            self._come_back(state)
        else:
            self._facts.append(fact)
        if self.is_told and not _by_habit(fact):
            self._carry_along(fact, state)
        self._acted |= isinstance(fact, Answered) and not fact.by_habit
        self._look(fact, state)

    def look(self, state: S) -> None:
        """Look once more at how the game stands: something in it is otherwise, or it asks nothing any more."""
        self._look(NOTHING_MORE, state)
        if not self.over and not self.is_told and not self.astray:
            self.astray = self.session.decision is None and not self.session.others_go_on

    def _done_by(self, fact: Fact, step: Step, state: S) -> bool:
        lasting = self._lasting.values()
        return any(
            condition.met_among(fact, lasting, state) if isinstance(condition, Together) else condition.met(fact, state)
            for condition in step.done
        )

    def _come_back(self, state: S) -> None:
        """What led astray holds no more."""
        strayed = self.strayed
        if strayed is None or not strayed.passes or any(strayed.met(fact, state) for fact in self._lasting.values()):
            return
        self.astray, self.strayed = False, None
        for fact in tuple(self._lasting.values()):
            self._look(fact, state)

    def _look(self, fact: Fact, state: S) -> None:
        step = self.step
        if step is None or self.is_told:
            return
        if self._done_by(fact, step, state):
            self._since = len(self._facts)
            if not step.is_watched and (self._acted or not _comes_about(fact)):
                self._begin(self.at + 1, state)
            else:
                self.fulfilled, self.astray, self.strayed = True, False, None
        elif strayed := next((condition for condition in step.off if condition.met(fact, state)), None):
            self.astray, self.strayed = True, strayed

    def _carry_along(self, fact: Fact, state: S) -> None:
        """The player does what comes after the text that he has not gone on from."""
        later = next((n for n in range(self.at + 1, len(self.lesson.steps)) if self.lesson.steps[n].done), None)
        if later is None or any(step.choices for step in self.lesson.steps[self.at : later]):
            return
        if any(condition.by_hand and condition.met(fact, state) for condition in self.lesson.steps[later].done):
            self._since = len(self._facts)
            while self.at < later:
                self._begin(self.at + 1, None)

    # -- what the player says -----------------------------------------------------------------------------------

    def go_on(self, state: S) -> bool:
        """Go on from a step that has been read; False where there is more to do."""
        step = self.step
        if step is None or not self.is_told or step.choices:
            return False
        self._begin(self.at + 1, state)
        return True

    def choose(self, number: int, state: S) -> bool:
        """Answer the question of a step; whether that was right."""
        step = self.step
        if step is None or not step.choices:
            return False
        if number != step.right:
            self.tried = tuple(sorted({*self.tried, number}))
            return False
        self._begin(self.at + 1, state)
        return True

    def again(self) -> None:
        """Stand where the step began."""
        self.back_to(self.at)

    def back(self) -> None:
        """Stand where the step before began."""
        self.back_to(max(0, self.at - 1))

    def back_to(self, place: int) -> None:
        """Stand where a step began that has begun before; for one that is only watched, where the step before it did,
        because the game does not wait for it."""
        while place and self.lesson.steps[place].is_watched:
            place -= 1
        mark = self._marks[place]
        del self._marks[place:]
        del self._facts[mark.facts :]
        self._lasting.clear()
        self._since, self._chance.dealt, self._opponent.said = mark.since, mark.dealt, mark.said
        self.session.go_back(mark.answers)
        self._begin(place, self.session.view)
        self.session.run_on()

    def holder(self, fact: Fact, state: S) -> int | None:
        """The next step for which the game waits, if it waits from this fact on."""
        place = next((n for n in range(self.at, len(self.lesson.steps)) if self.lesson.steps[n].waits), None)
        waits = () if place is None else self.lesson.steps[place].waits
        return place if any(condition.met(fact, state) for condition in waits) else None

    # -- from step to step --------------------------------------------------------------------------------------

    def _begin(self, place: int, state: S | None) -> None:
        """Begin a step; with a state it is looked whether it is done already."""
        self.at, self.astray, self.strayed, self.tried = place, False, None, ()
        self.fulfilled = self._acted = False
        dealt, said = self._chance.dealt, self._opponent.said
        self._marks.append(CourseBookmark(self.session.answers, dealt, said, len(self._facts), self._since))
        step = self.step
        if state is None or step is None or step.is_told:
            return
        for number in range(self._since, len(self._facts)):
            if self._done_by(self._facts[number], step, state):
                self._since, self.fulfilled = number + 1, True
                return
        for fact in (*self._lasting.values(), NOTHING_MORE):
            if self._done_by(fact, step, state):
                self.fulfilled = True
                return
            self._look(fact, state)


def _by_habit(fact: Fact) -> bool:
    """Whether it is an answer that the player had given in advance."""
    return isinstance(fact, Answered) and fact.by_habit


def _comes_about(fact: Fact) -> bool:
    """Whether it comes about in the game, and is nothing that the player does at this moment."""
    return isinstance(fact, (Happened, Asked)) or fact is NOTHING_MORE or _by_habit(fact)
