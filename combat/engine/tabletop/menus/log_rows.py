"""Context menu of a log line, the same in any game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, Protocol, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import rulebook, text
from combat.engine.words.refused import undo_refusal

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Telling(Protocol[S, B, P]):
    """The scene that shows a log, as needed by the menu."""

    @property
    def desk(self) -> Desk[S, B, P]:
        """Return the desk whose log is shown."""


def log_rows(host: Telling[S, B, P], line: LogLine) -> Iterator[MenuRow]:
    """Yield the menu rows of a log line: show its place, open its rule, undo to this point, and branch a new game
    from it.
    """
    desk, entry = host.desk, line.entry
    session = desk.session
    yield MenuRow(entry.head)
    if entry.places:
        yield MenuRow(text("offer-show"), lambda: desk.log_places.go_to(line))
    if entry.rule:
        words = text("offer-rule", rule=entry.rule, title=rulebook.title(entry.rule))
        yield MenuRow(words, lambda: desk.app.consult(entry.rule))
    own, joint = session.history.back_to(line.answers), desk.controls.joint
    back, together = joint.start_of(own), joint.count(own)
    undo = text("offer-undo-together") if together > 1 else text("offer-undo-this")
    words = text("offer-go-to-here") if session.known else undo
    yield MenuRow(words, lambda: desk.controls.undo(back), reason=_barred(desk, back))
    reason = "" if session.source is not None else text("offer-not-kept")
    shared = session.shared(line.answers)
    yield MenuRow(text("offer-branch"), lambda: desk.app.open("branch", desk=desk, answers=shared), reason=reason)


def _barred(desk: Desk[S, B, P], back: int) -> str:
    """Return the reason why undoing so far is not possible, with the log line of the obstacle; "" if it is possible."""
    barrier = desk.session.history.barrier_after(back)
    if barrier is None:
        return ""
    if barrier.kind == "nothing":
        return text("offer-here-already" if desk.session.known else "offer-nothing-before")
    why, place = undo_refusal(barrier), desk.session.history.stop_after(back)
    told = (line.entry for line in desk.story.lines if line.answers == place)
    stop = next((entry.head for entry in told if entry.tone != "heading"), "")
    return text("offer-barred", why=why, line=stop) if stop else why
