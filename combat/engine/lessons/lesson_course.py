"""Progress of a lesson: the current step, whether it is completed, and snapshots for going back."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.lessons.conditions import NOTHING_MORE, Condition, Together
from combat.engine.lessons.facts import Answered, Fact, Happened, Lasting, PendingQuestion
from combat.engine.lessons.lesson import Lesson, Step
from combat.engine.lessons.lesson_chance import LessonChance
from combat.engine.lessons.lesson_opponent import LessonOpponent
from combat.engine.play.session import Session

S = TypeVar("S", bound=Copyable)


class CourseBookmark(Record):
    """A snapshot of game and lesson at the beginning of a step, for going back."""

    answers: int
    dealt: tuple[int, ...]
    said: int
    """The number of scripted answers that the other seats had given."""
    facts: int
    since: int


class LessonCourse(Generic[S]):
    """Receives every fact with the player's view, and advances through the steps.

    Facts are stored in order: after a step that was only read, the next one finds what has happened meanwhile, and a
    player who acts during such a step advances past it. If a step completes without the player's action, the player
    still has to confirm it, so that no step passes unread.
    """

    def __init__(
        self, lesson: Lesson[S], session: Session[S, Any], chance: LessonChance, opponent: LessonOpponent[S]
    ) -> None:
        self.lesson, self.session = lesson, session
        self._chance, self._opponent = chance, opponent
        self.at = 0
        """The index of the current step; the number of steps once all are completed."""
        self.astray = False
        """Whether the step can no longer be completed from here."""
        self.strayed: Condition | None = None
        """The condition that says so; None if the game has no more questions."""
        self.tried: tuple[int, ...] = ()
        """The wrong choices already made."""
        self.fulfilled = False
        """Whether the step was completed before the player did anything; it still has to be read."""
        self._acted = False
        """Whether the player has answered anything himself in this step."""
        self._facts: list[Fact] = []
        self._lasting: dict[type[Lasting], Lasting] = {}
        self._since = 0
        self._marks: list[CourseBookmark] = []
        self._begin(0, None)

    # -- status -------------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """Return the current step, or None once all are completed."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def over(self) -> bool:
        """Return whether all steps are completed."""
        return self.at >= len(self.lesson.steps)

    @property
    def wrong(self) -> bool:
        """Return whether the player has made a wrong choice in this step."""
        return bool(self.tried)

    @property
    def is_told(self) -> bool:
        """Return whether the player continues by confirming: the step needs no action, or its conditions are already
        met.
        """
        step = self.step
        return step is not None and (step.is_told or self.fulfilled)

    @property
    def moved(self) -> bool:
        """Return whether anything was answered since the step began."""
        return self.session.answers > self._marks[-1].answers

    # -- facts --------------------------------------------------------------------------------------------------

    def take(self, fact: Fact, state: S) -> None:
        """Handle a fact, and advance past the steps that it completes."""
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
        """Check the current step after a change of the state or at the end of the game.

        Sets `astray` if the step waits for an action and no seat will be asked any more.
        """
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
        """Clear `astray` if its condition no longer holds."""
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
        """Advance to the next step with a task if the player's action completes it, skipping unread texts."""
        later = next((n for n in range(self.at + 1, len(self.lesson.steps)) if self.lesson.steps[n].done), None)
        if later is None or any(step.choices for step in self.lesson.steps[self.at : later]):
            return
        if any(condition.by_hand and condition.met(fact, state) for condition in self.lesson.steps[later].done):
            self._since = len(self._facts)
            while self.at < later:
                self._begin(self.at + 1, None)

    # -- actions of the player ----------------------------------------------------------------------------------

    def go_on(self, state: S) -> bool:
        """Continue after a step that needs only confirming; return False and do nothing for any other step."""
        step = self.step
        if step is None or not self.is_told or step.choices:
            return False
        self._begin(self.at + 1, state)
        return True

    def choose(self, number: int, state: S) -> bool:
        """Answer the question of the current step; return whether the answer was right.

        A right answer advances to the next step; a wrong one is added to `tried`.
        """
        step = self.step
        if step is None or not step.choices:
            return False
        if number != step.right:
            self.tried = tuple(sorted({*self.tried, number}))
            return False
        self._begin(self.at + 1, state)
        return True

    def again(self) -> None:
        """Go back to the start of the current step."""
        self.back_to(self.at)

    def back(self) -> None:
        """Go back to the start of the previous step."""
        self.back_to(max(0, self.at - 1))

    def back_to(self, place: int) -> None:
        """Go back to the start of the step `place`, or of the last earlier step that is not only watched.

        The game does not wait for a watched step.
        """
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
        """Return the index of the next step that has `waits` conditions, if a fact meets one of them; else None."""
        place = next((n for n in range(self.at, len(self.lesson.steps)) if self.lesson.steps[n].waits), None)
        waits = () if place is None else self.lesson.steps[place].waits
        return place if any(condition.met(fact, state) for condition in waits) else None

    # -- steps --------------------------------------------------------------------------------------------------

    def _begin(self, place: int, state: S | None) -> None:
        """Begin a step; with a state, check whether it is completed already."""
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
    """Return whether a fact is an automatic answer."""
    return isinstance(fact, Answered) and fact.by_habit


def _comes_about(fact: Fact) -> bool:
    """Return whether a fact comes from the game and not from a present action of the player."""
    return isinstance(fact, (Happened, PendingQuestion)) or fact is NOTHING_MORE or _by_habit(fact)
