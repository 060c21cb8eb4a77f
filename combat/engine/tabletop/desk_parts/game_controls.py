"""What the player does with the game: answer, take back, redo, concede."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
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
    """Prompts, keys and menus call it; each verb goes on to the next question."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.held_back = False
        """Whether what the player has answered in advance waits for his next answer, as after taking one back."""
        self.blocked: Spoken = ""
        """What the player has to do before he answers anything; "" while nothing is in his way."""
        self._carries_on = False
        """Whether an answer is being given that the player has given in advance."""

    def answer(self, value: Answer) -> bool:
        """Answer what is asked; False, and the reason said, where that is not allowed."""
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
        """Whether nothing may be answered just now, which is said."""
        if self.blocked:
            self._desk.notice.show(self.blocked)
        return bool(self.blocked)

    def block(self, why: Spoken) -> None:
        """Take no answer until this is done; "": answers are taken again."""
        if why != self.blocked:
            self.blocked = why
            self._desk.redraw("prompt")

    def give(self, act: Callable[[], None]) -> None:
        """Do what answers, and go on from there."""
        desk = self._desk
        desk.notice.text, self.held_back = "", False
        if not self._carries_on:
            desk.told.answers()
        desk.on_answered()
        act()
        desk.follow(0.0)

    def carry_on(self) -> None:
        """Go on with what the player has answered in advance; the first of it counts as given by hand."""
        desk = self._desk
        decision = desk.session.decision
        standing = desk.title_desk.standing(decision) if decision is not None and not desk.mirror.busy else None
        if standing is not None:
            self._carries_on = True
            self.answer(standing)
            self._carries_on = False

    def halt(self) -> None:
        """Show all that has happened at once; what the player has answered in advance waits for him."""
        self.held_back = True
        self._desk.mirror.drain()
        self._desk.animation.skip()

    def concede(self) -> None:
        """Give the game up; what is being shown is over with it."""
        desk = self._desk
        desk.mirror.drain()
        desk.animation.stop_effects()
        desk.notice.text = ""
        desk.told.forget_missed()
        if desk.session.can_concede:
            desk.session.concede()
        desk.follow(0.0)

    def undo(self, after: int | None = None) -> None:
        """Take back the last answer, or all that the player gave `after` so many, or say why not."""
        desk = self._desk
        desk.mirror.drain()
        desk.animation.stop_effects()
        self.held_back = True
        barrier = desk.session.undo(after)
        if barrier is not None:
            desk.notice.show(undo_refusal(barrier))
        desk.follow(0.0)

    def redo(self) -> None:
        """Give the answers that were taken back, or say that there are none."""
        self._desk.mirror.drain()
        if not self._desk.session.redo():
            self._desk.notice.show(text("redo-nothing"))
        self._desk.follow(0.0)
