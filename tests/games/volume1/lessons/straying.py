"""Go through a lesson, and sometimes do something other than its steps ask for."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.lessons.lesson import Deed, Step
from combat.engine.play.script import ScriptedPlayer
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import State
from tests.engine.lessons.pupil import Pupil

MANY = 200
"""Number of answers within which a random game reaches the end of its position."""
TRIED = 8
"""Number of wrong answers tried for one question."""

Volume1Pupil = Pupil[State, Book]


def begun(pupil: Volume1Pupil) -> Iterator[Step]:
    """Yield each step at its beginning; it is performed by its deeds when the next one is requested."""
    while (step := pupil.course.step) is not None:
        place = pupil.course.at
        yield step
        assert pupil.course.at == place, f"{pupil.lesson.id} {step.id}: it was to stand where it began"
        pupil.do()


def come_to(pupil: Volume1Pupil, deed: Deed) -> Decision:
    """Answer questions by the lesson's script until that of a deed comes; return it."""
    player = ScriptedPlayer(pupil.lesson.script, ())
    for _ in range(MANY):
        decision = pupil.session.decision
        assert decision is not None, f"{deed} is never asked for"
        if decision.kind == deed.to and deed.about in ("", decision.subject):
            return decision
        pupil.answer(player.answer(decision, pupil.session.view))
    raise AssertionError(f"{deed} is never asked for")


def give(pupil: Volume1Pupil, deed: Deed) -> None:
    """Perform one deed."""
    if deed.fact is not None:
        pupil.tell(deed.fact)
        return
    options = come_to(pupil, deed).options(pupil.session.view)
    pupil.answer(next(option for option in options if str(option) == str(deed.value)))


def at_deed(pupil: Volume1Pupil, number: int) -> list[Answer]:
    """Restart the step and perform its first `number` deeds; return other answers to the question of the next deed."""
    step, place = pupil.course.step, pupil.course.at
    assert step is not None
    pupil.course.back_to(place)
    for deed in step.does[:number]:
        give(pupil, deed)
    return other_answers(pupil, step.does[number])


def other_answers(pupil: Volume1Pupil, deed: Deed) -> list[Answer]:
    """Return a sample of the legal answers to the question of a deed, without the deed's own.

    For orders, these are the other orders of the man, and the end of orders.
    """
    decision = come_to(pupil, deed)
    others = [option for option in decision.options(pupil.session.view) if str(option) != str(deed.value)]
    if isinstance(decision, GiveOrders) and deed.value != GiveOrders.COMMIT:
        man = str(deed.value).split(" ")[0]
        others = [one for one in others if one == GiveOrders.COMMIT or (isinstance(one, OrderGiven) and one.man == man)]
    return others[:: max(1, -(-len(others) // TRIED))]


def drift(pupil: Volume1Pupil, place: int) -> None:
    """Let the game continue with default answers until the step at `place` is done or can no longer be done."""
    for _ in range(MANY):
        decision = pupil.session.decision
        if decision is None or pupil.course.astray or pupil.course.at != place:
            return
        if isinstance(decision, GiveOrders):
            pupil.answer(GiveOrders.COMMIT)
        elif decision.passes_with is not None:
            pupil.answer(decision.passes_with)
        else:
            pupil.answer(next(iter(decision.options(pupil.session.view))))
