"""Create the game of a lesson with its chance, opponent and course."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.game import Game
from combat.engine.lessons.lesson import Lesson
from combat.engine.lessons.lesson_chance import LessonChance
from combat.engine.lessons.lesson_course import LessonCourse
from combat.engine.lessons.lesson_opponent import LessonOpponent
from combat.engine.play.playable import Playable
from combat.engine.play.session import AutoAnswer, Session, no_wish

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


def lesson_game(
    title: Playable[S, B], lesson: Lesson[S], wish: AutoAnswer = no_wish
) -> tuple[Session[S, B], LessonCourse[S]]:
    """Create a lesson's session, which is not saved, and its course; return both.

    `wish` gives automatic answers.
    """
    script, chance, opponent = lesson.script, LessonChance(lesson), LessonOpponent(lesson)
    game: Game[S] = Game(script.state.copy(), script.flow, script.apply)
    seat = lesson.seat or title.rules.seats[0]
    others = {other: opponent for other in title.rules.seats if other != seat}
    session: Session[S, B] = Session(title, game, chance, wish, others=others, seat=seat)
    return session, LessonCourse(lesson, session, chance, opponent)
