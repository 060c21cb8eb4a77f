"""Courses weighed against each other: each is played out in the same worlds, the promising ones in more of them."""

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
"""What winning is worth, in victory points."""


DOUBT = 4.5
"""Points by which answers differ in one world that are worth the same, by and large."""


class Course(Record):
    """An answer, and the temper in which the rest of the turn is fought after it."""

    answer: Answer
    temper: str = USUAL
    then: str = USUAL
    """The temper of the turns that follow."""


class End(Record):
    """What a battle came to in one world."""

    points: int
    won: bool
    ours: int
    """Men of the player's killed, captured or fled."""
    theirs: int


class Weighed(Record):
    """A course and the ends that it came to."""

    course: Course
    ends: tuple[End, ...] = ()

    @property
    def worth(self) -> float:
        """Victory points to expect, a victory counted in."""
        return mean(end.points + VICTORY * end.won for end in self.ends) if self.ends else 0.0

    @property
    def won(self) -> float:
        """The share of the worlds in which the battle was won, 0.0-1.0."""
        return mean(end.won for end in self.ends)

    @property
    def points(self) -> float:
        return mean(end.points for end in self.ends)

    @property
    def ours(self) -> float:
        """Men of the player's to lose, in an average world."""
        return mean(end.ours for end in self.ends)

    @property
    def theirs(self) -> float:
        return mean(end.theirs for end in self.ends)


class Stage(Record):
    """How many of the courses are looked at further, and in how many more worlds."""

    courses: int
    worlds: int


Effort = tuple[Stage, ...]


def weigh(
    worlds: Worlds[State], courses: Sequence[Course], turn: int, effort: Effort, doubt: float = 0.0
) -> Iterator[list[Weighed]]:
    """Courses played out from what a port is asked, in worlds that may be its own: what `race` tells of them."""
    return race(lambda world, course: _end(worlds, world, course, turn), courses, effort, doubt)


def race(
    played: Callable[[int, Course], End | None], courses: Sequence[Course], effort: Effort, doubt: float = 0.0
) -> Iterator[list[Weighed]]:
    """After each stage the courses that were still looked at in it, the best first; nothing where no world is dealt.

    Of courses that are worth the same the one named first is the better. With some `doubt` any other has to be better
    by so many points over the root of the worlds that it was seen in: it would be so by chance where both are as good.
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
    """What a course comes to in a world that is played to its end."""
    state = worlds.after(world, course.answer, Follower(course, turn), lambda game: False)
    return None if state is None else end_of(state)


def end_of(state: State) -> End:
    """What a battle that is over has come to."""
    lost = {"friendly": 0, "enemy": 0}
    for man in state.men.values():
        lost[man.side] += victory.fate_of(man) in endings.LOST
    return End(state.points, victory.verdict(state, state.points).won, lost["friendly"], lost["enemy"])


class Follower:
    """Fights on in the one temper of a course until the turn is over, and in the other from then on."""

    def __init__(self, course: Course, turn: int) -> None:
        self._turn = turn
        self._now, self._then = CautiousPlayer(TEMPERS[course.temper]), CautiousPlayer(TEMPERS[course.then])

    def answer(self, decision: Decision, state: State) -> Answer:
        who = self._now if state.clock.turn <= self._turn else self._then
        return who.answer(decision, state)
