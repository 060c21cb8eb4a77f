"""The desk: shared state of a table, with session, mirror, selection, prompt and the panes to redraw."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.play.mirror import Mirror
from combat.engine.play.session import Session
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.settings import Pace
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.desk_parts.animation import Animation
from combat.engine.tabletop.desk_parts.auto_answer import AutoAnswer
from combat.engine.tabletop.desk_parts.game_controls import GameControls
from combat.engine.tabletop.desk_parts.input_state import InputState
from combat.engine.tabletop.desk_parts.log_places import LogPlaces
from combat.engine.tabletop.desk_parts.notice import Notice
from combat.engine.tabletop.desk_parts.selection import Selection
from combat.engine.tabletop.event_presenter import EventPresenter
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.prompt_base import PromptBase
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.tabletop.title_table import Change, TitleTable

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

OTHERS = 0.01
"""Seconds per frame for other seats to answer while nothing needs time to be shown."""
AUTO_ANSWER_DELAY_S: dict[Pace, float] = {"normal": 1.5, "fast": 0.8, "instant": 0.0}
"""Seconds that a question with a single answer is shown before it is answered; at the pace "step" it waits."""


class Desk(Generic[S, B, P]):
    """Hub of a table; it collects the names of the panes to redraw in `stale`.

    Functions used by few callers are in the desk's parts: `selection`, `input`, `notice`, `controls`, `animation`,
    `log_places`. S is the type of the displayed state, P that of a place, B that of the title's part (`title_desk` for
    the title, `title_hooks` for the engine).
    """

    def __init__(
        self, app: Stage, session: Session[S, Any], view: BoardView[P], table: TitleTable[Desk[S, B, P], S, B, P]
    ) -> None:
        self.app, self.session, self.view, self.table = app, session, view, table
        self.prompt: PromptBase[P] | None = None
        self._asked: Decision | None = None
        self._end_due = False
        """Whether the end must still be shown once the preceding events are."""
        self.stale: set[str] = set()
        self.on_over: Callable[[], None] = lambda: None
        self.show_end: Callable[[], None] = lambda: None
        self.on_recap: Callable[[], None] = lambda: None
        """Opens the recap of recent events."""
        self.on_answered: Callable[[], None] = lambda: None
        """Called when the player has answered."""
        self.on_asked: Callable[[], None] = lambda: None
        """Called when the question changes, also to none."""
        self.on_happened: Callable[[Event], None] = lambda event: None
        """Called with each event after it was applied."""
        self.on_did: Callable[[str], None] = lambda action: None
        """Called with the name of each table action used, as in the keymap."""
        self.selection: Selection[S, B, P] = Selection(self)
        self.input: InputState[S, B, P] = InputState(self)
        self.notice = Notice(app, self.redraw)
        self.controls: GameControls[S, B, P] = GameControls(self)
        self.animation: Animation[S, B, P] = Animation(self)
        self.log_places: LogPlaces[S, B, P] = LogPlaces(self)
        self.auto_answer = AutoAnswer()
        self.presenter: EventPresenter[S, P] = EventPresenter(self)
        self.story = self.presenter.story
        self.mirror: Mirror[S] = Mirror(session.title.rules.apply, session.view.copy(), self.presenter)
        self.title_desk = table.title_desk(self)
        """The title's part of the desk, with the title's own type."""
        self.title_hooks: TitleDesk[S, P] = self.title_desk
        """The same object, as the engine calls it."""

    def open(self) -> None:
        """Start the session; call this after the table has been laid out."""
        self.session.holds = lambda: self.mirror.busy
        self.session.open(self.mirror)

    @property
    def state(self) -> S:
        """Return the game state as displayed, which may lag behind the session during animations."""
        return self.mirror.state

    @property
    def over(self) -> bool:
        """Return whether the game is over in the displayed state."""
        return self.session.title.rules.moment(self.state).over

    # -- redrawing ----------------------------------------------------------------------------------------------

    def redraw(self, *panes: str) -> None:
        """Mark the named panes to be redrawn."""
        self.stale.update(panes)

    def changed(self, what: Change) -> None:
        """Mark all panes that show a kind of change to be redrawn."""
        self.redraw(*self.table.panes_of(what))

    # -- time ---------------------------------------------------------------------------------------------------

    def follow(self, dt: float) -> None:
        """Advance the display by `dt` seconds.

        Once all events are shown, let other seats answer, give automatic answers, and ask the next question or report
        the end of the game.
        """
        self.notice.follow(dt)
        if self.input.pointer.rest(dt, self.app.settings.tooltip_delay):
            self.changed("rested")
        moving = self.animation.moving
        self.presenter.follow(dt)
        self.animation.follow(dt, moving=moving)
        GUARD.ask(self.title_hooks.followed, None)
        self._give_auto_answer(dt)
        self._let_others_go_on()
        self._ask()
        self.presenter.remember()

    def _let_others_go_on(self) -> None:
        """Let other seats answer once everything has been shown, so that they do not get ahead of the display.

        Events that need no time are shown at once.
        """
        end = time.perf_counter() + OTHERS
        while self.session.others_go_on and not self.mirror.busy:
            self.session.run_on()
            self.presenter.follow(0.0)
            if time.perf_counter() >= end:
                return

    def _wanted(self) -> Decision | None:
        """Return the decision to be asked; None while events are still to be shown."""
        return None if self.mirror.busy else self.session.decision

    def _ask(self) -> None:
        wanted = self._wanted()
        while wanted is not None and wanted is not self._asked and self._goes_by_itself(wanted):
            wanted = self._wanted()
        if wanted is self._asked and (self.prompt is not None) == (wanted is not None):
            self._tell_of_end()
            return
        self._asked = wanted
        self.prompt = None if wanted is None else self.table.asked(self, wanted)
        self.title_hooks.asked()
        self.changed("asked")
        self.auto_answer.cancel()
        self.input.face_as(self.selection.piece)
        if self.prompt is not None:
            with self.selection.showing_later():
                GUARD.ask(self.prompt.begin, None)
            self._begin_auto_answer(self.prompt.decision)
        self.on_asked()
        self._end_due = self.prompt is None
        self._tell_of_end()

    def _tell_of_end(self) -> None:
        """Report the end of the game once, after all events have been shown."""
        if self._end_due and not self.mirror.busy and self.over:
            self._end_due = False
            self.on_over()

    def _goes_by_itself(self, decision: Decision) -> bool:
        """Answer a decision that the player has answered in advance; return False if the player must be asked.

        After a die roll or discovery such an answer can be undone by itself, otherwise with the last answer
        given by hand.
        """
        standing = None if self.controls.held_back else self.title_hooks.standing(decision)
        if standing is None:
            return False
        self._answer_for_him(standing)
        return True

    def _answer_for_him(self, value: Answer) -> None:
        self.session.answer(value, habit=not self.session.history.learnt)
        self.presenter.follow(0.0)
        GUARD.ask(self.title_hooks.followed, None)

    def _begin_auto_answer(self, decision: Decision) -> None:
        """Start the countdown for a question with a single answer, at the current pace."""
        only = None if self.controls.held_back else self.title_hooks.only_answer(decision)
        pace = self.app.settings.pace
        if only is not None and pace in AUTO_ANSWER_DELAY_S:
            self.auto_answer.begin(only, AUTO_ANSWER_DELAY_S[pace])

    def _give_auto_answer(self, dt: float) -> None:
        if self.mirror.busy:
            return
        if self._asked is not self.session.decision:
            self.auto_answer.cancel()  # answered by hand or undone meanwhile
            return
        answer = self.auto_answer.due(dt)
        if answer is not None:
            self._answer_for_him(answer)

    def turned_back(self) -> None:
        """Discard the prompt and the effects after an undo or a load, deselect a piece that no longer exists, and
        redraw.
        """
        self._asked, self.prompt = None, None
        self.animation.stop_effects()
        if not self.title_hooks.has(self.selection.piece):
            self.selection.piece = ""
        self.changed("back")
