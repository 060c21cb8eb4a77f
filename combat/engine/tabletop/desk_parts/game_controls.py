"""The player's actions on the game: answer, undo, redo and concede."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
from combat.engine.tabletop.desk_parts.joint_answers import JointAnswers
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.engine.words.refused import undo_refusal

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class GameControls(Generic[S, B, P]):
    """The player's actions on the game; after each, the desk asks the next question."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.held_back = False
        """Whether answers given in advance are suspended until the next answer, as after an undo."""
        self.blocked: Spoken = ""
        """A text on the thing that the player must do before answering; "" if there is none."""
        self.joint = JointAnswers()
        """Answers that are undone together."""
        self._carries_on = False
        """Whether an answer given in advance is being applied."""

    def answer(self, value: Answer) -> bool:
        """Answer the current decision; return whether the answer was accepted.

        If the answer is not allowed or answers are blocked, the reason is shown.
        """
        desk = self._desk
        decision = desk.session.decision
        if decision is None or desk.mirror.busy or self.is_blocked():
            return False
        refusal = decision.refusal(desk.state, value)
        if refusal is not None:
            words = desk.table.words
            desk.notice.show(words.refusal(desk.state, refusal, words.meant(decision, value)))
            return False
        self.give(lambda: desk.session.answer(value))
        return True

    def is_blocked(self) -> bool:
        """Return whether answers are blocked, and show the reason."""
        if self.blocked:
            self._desk.notice.show(self.blocked)
        return bool(self.blocked)

    def block(self, why: Spoken) -> None:
        """Refuse all answers from now on and show `why` as the reason; "" allows answers again."""
        if why != self.blocked:
            self.blocked = why
            self._desk.redraw("prompt")

    def give(self, act: Callable[[], None]) -> None:
        """Call `act`, which gives an answer, then show what follows and ask the next question."""
        desk = self._desk
        desk.notice.text, self.held_back = "", False
        if not self._carries_on:
            desk.presenter.answers()
        desk.on_answered()
        self.joint.cut(desk.session.answers)
        act()
        desk.follow(0.0)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Make all answers given meanwhile one step of undo and redo."""
        before = self._desk.session.answers
        yield
        self.joint.add(before, self._desk.session.answers)

    def carry_on(self) -> None:
        """Apply the player's answers given in advance; the first counts as given by hand."""
        desk = self._desk
        decision = desk.session.decision
        standing = desk.title_hooks.standing(decision) if decision is not None and not desk.mirror.busy else None
        if standing is not None:
            self._carries_on = True
            self.answer(standing)
            self._carries_on = False

    def halt(self) -> None:
        """Show all pending events at once, and suspend answers given in advance."""
        self.held_back = True
        self._desk.mirror.drain()
        self._desk.animation.skip()

    def concede(self) -> None:
        """Concede the game and stop the display."""
        desk = self._desk
        desk.mirror.drain()
        desk.animation.stop_effects()
        desk.notice.text = ""
        desk.presenter.forget_missed()
        if desk.session.game.can_concede:
            desk.session.concede()
        desk.follow(0.0)

    def undo(self, after: int | None = None) -> None:
        """Undo the last answer with those given together with it, or all answers beyond the first `after`; show the
        reason if that is not allowed.
        """
        desk = self._desk
        desk.mirror.drain()
        desk.animation.stop_effects()
        self.held_back = True
        barrier = desk.session.history.undo(self._joint_start() if after is None else after)
        if barrier is not None:
            desk.notice.show(undo_refusal(barrier))
        desk.follow(0.0)

    def undone_together(self) -> int:
        """Return how many answers the next undo takes back that were given together."""
        history, answers = self._desk.session.history, self._desk.session.answers
        return 1 if self._joint_start() is None else self.joint.count(history.back_to(answers))

    def _joint_start(self) -> int | None:
        """Return the number of answers before those given together with the last one; None if it is alone, or
        something was revealed among them.
        """
        history = self._desk.session.history
        last = history.back_to(self._desk.session.answers)
        start = self.joint.start_of(last)
        return None if start == last or history.barrier_after(start) is not None else start

    def redo(self) -> None:
        """Redo the undone answers; show a notice if there are none."""
        self._desk.mirror.drain()
        if not self._desk.session.history.redo():
            self._desk.notice.show(text("redo-nothing"))
        self._desk.follow(0.0)
