"""What the mirror applies is told here: motions and sounds, the log, what passed unseen, and what was before."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from combat.engine.kernel.copied import Copied
from combat.engine.kernel.event import Event
from combat.engine.play.mirror import Mirror, Motion
from combat.engine.play.recall import Recall
from combat.engine.play.session import Session
from combat.engine.play.story import LogLine
from combat.engine.stage.freed_memory import give_back_free_pages
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.tabletop.title_table import Change, TitleTable

S = TypeVar("S", bound=Copied)


class Hub(Protocol[S]):
    """What it knows of the desk."""

    app: Stage
    session: Session[S, Any]
    mirror: Mirror[S]

    @property
    def table(self) -> TitleTable[Any, S, Any]: ...

    @property
    def battle(self) -> TitleDesk[S]: ...

    def redraw(self, *panes: str) -> None: ...

    def changed(self, what: Change) -> None: ...

    def turned_back(self) -> None: ...


class Narrator(Generic[S]):
    """Whoever presents what the mirror applies."""

    def __init__(self, desk: Hub[S]) -> None:
        self._desk = desk
        self.story = desk.session.title.story()
        self.missed: list[LogLine] = []
        """What happened since the last answer and was not shown, and must not pass unseen."""
        self._shown: Event | None = None
        session = desk.session
        self.recall: Recall[S, Any] | None = None if session.fresh else Recall(session)
        self._recalled_to = session.answers

    @property
    def rolling(self) -> bool:
        """Whether a die has not come to rest yet: what it shows is not told before."""
        showing = self._desk.mirror.showing
        return showing is not None and self._desk.table.rolls(showing.event, showing.share)

    def forget_missed(self) -> None:
        """The player has read what he could not see."""
        if self.missed:
            self.missed.clear()
            self._desk.redraw("board")

    # -- time ---------------------------------------------------------------------------------------------------

    def follow(self, dt: float) -> None:
        """Let time pass in the mirror."""
        desk, mirror = self._desk, self._desk.mirror
        before, rolled = mirror.showing, self.rolling
        if mirror.update(dt):
            desk.redraw("board", "prompt")
        if mirror.showing is not before:
            desk.changed("shown")
        if rolled != self.rolling:
            desk.redraw("log")

    def remember(self) -> None:
        """Go on telling what happened before the game was taken up again, while nothing is being shown."""
        recall = self.recall
        if recall is None or self._desk.mirror.busy:
            return
        recall.go_on()
        if recall.done:
            self.recall = None
            if recall.whole:
                self.story.put_before(recall.story, self._recalled_to)
                self._desk.changed("recalled")

    # -- the mirror's stage -------------------------------------------------------------------------------------

    def motion(self, state: S, event: Event) -> Motion | None:
        """How an event is shown at the player's pace, and what is heard."""
        desk = self._desk
        if desk.app.settings.pace != "instant":
            desk.app.sounds.play(desk.table.sound(state, event))
        found = desk.table.motion(desk, state, event)
        self._shown = event if found is not None else None
        return found

    def happened(self, answers: int, state: S, event: Event) -> None:
        """Take up an event that was applied."""
        desk = self._desk
        desk.battle.happened(answers, state, event)
        line = self.story.tell(answers, state, event)
        if line is not None:
            desk.redraw("log")
            if event is not self._shown and desk.table.is_grave(event):
                self.missed.append(line)
        desk.redraw(*desk.table.touched(event))
        if isinstance(event, self.story.pages):
            give_back_free_pages()

    def turned_back(self, answers: int, state: S) -> None:
        """The game was taken back or loaded."""
        self.story.cut_back(answers)
        self.forget_missed()
        self._recalled_to = min(self._recalled_to, answers)
        self._desk.turned_back()
