"""Compare courses of action: each is simulated in the same sampled worlds, the better ones in more of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import mean

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import Record
from combat.engine.play.worlds import Worlds
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.weights import TEMPERS, USUAL
from combat.games.volume1.rules.play import endings, victory
from combat.games.volume1.rules.state import State

VICTORY = 5
"""Value of a victory in victory points."""


DOUBT = 4.5
"""Typical difference, in points, between equal answers in one world."""


class Course(Record):
    """A course of action: an answer, and the tempers used for the rest of the turn and later."""

    answer: Answer
    temper: str = USUAL
    then: str = USUAL
    """Temper for later turns."""


class End(Record):
    """Result of a simulated battle in one sampled world."""

    points: int
    won: bool
    ours: int
    """Men of the player killed, captured or fled."""
    theirs: int


class Weighed(Record):
    """A course of action with the results of its simulations."""

    course: Course
    ends: tuple[End, ...] = ()

    @property
    def worth(self) -> float:
        """Expected victory points, plus `VICTORY` for a win; 0.0 without simulations."""
        return mean(end.points + VICTORY * end.won for end in self.ends) if self.ends else 0.0

    @property
    def won(self) -> float:
        """Share of the worlds in which the battle is won, 0.0-1.0."""
        return mean(end.won for end in self.ends)

    @property
    def points(self) -> float:
        """Average points of the player at the end."""
        return mean(end.points for end in self.ends)

    @property
    def ours(self) -> float:
        """Average number of the player's men lost."""
        return mean(end.ours for end in self.ends)

    @property
    def theirs(self) -> float:
        """Average number of enemies lost."""
        return mean(end.theirs for end in self.ends)


class Stage(Record):
    """How many of the best courses are simulated further, and in how many additional worlds."""

    courses: int
    worlds: int


Effort = tuple[Stage, ...]


def weigh(
    worlds: Worlds[State], courses: Sequence[Course], turn: int, effort: Effort, doubt: float = 0.0
) -> Iterator[list[Weighed]]:
    """Simulate courses from a port's decision in sampled worlds; yield the results after each stage, as `race` does.

    `turn` is the turn for which a course's first temper is used.
    """
    return race(lambda world, course: _end(worlds, world, course, turn), courses, effort, doubt)


def race(
    played: Callable[[int, Course], End | None], courses: Sequence[Course], effort: Effort, doubt: float = 0.0
) -> Iterator[list[Weighed]]:
    """Yield, after each stage, the courses simulated in it, the best first; stop if no world could be sampled.

    `played` returns the result of a course in a world. Of equal courses the one given first is better. With a `doubt`,
    any other course must be better by doubt/sqrt(number of worlds) points, so that chance alone does not decide.
    """
    left, seen = [Weighed(course) for course in courses], 0

    def worth(one: Weighed) -> float:
        return one.worth - (doubt / sqrt(len(one.ends)) if one.course != courses[0] else 0.0)

    for stage in effort:
        further, more = [], range(seen, seen + stage.worlds)
        for weighed in left[: stage.courses]:
            ends = [played(world, weighed.course) for world in more]
            further.append(Weighed(weighed.course, (*weighed.ends, *(end for end in ends if end is not None))))
        seen += stage.worlds
        left = sorted((one for one in further if one.ends), key=worth, reverse=True)
        if not left:
            return
        yield left


def _end(worlds: Worlds[State], world: int, course: Course, turn: int) -> End | None:
    """Return the result of a course in one world played to its end; None if the world could not be sampled."""
    state = worlds.after(world, course.answer, Follower(course, turn), lambda game: False)
    return None if state is None else end_of(state)


def end_of(state: State) -> End:
    """Return the result of a finished battle."""
    lost = {"friendly": 0, "enemy": 0}
    for man in state.men.values():
        lost[man.side] += victory.fate_of(man) in endings.LOST
    return End(state.points, victory.verdict(state, state.points).won, lost["friendly"], lost["enemy"])


class Follower:
    """Bot that plays one temper of a course until a turn is over, and the other temper after it."""

    def __init__(self, course: Course, turn: int) -> None:
        self._turn = turn
        self._now, self._then = CautiousPlayer(TEMPERS[course.temper]), CautiousPlayer(TEMPERS[course.then])

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return a legal answer to a decision."""
        who = self._now if state.clock.turn <= self._turn else self._then
        return who.answer(decision, state)
