"""What the menu offers on a line of the log, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from combat.engine.kernel.copied import Copied
from combat.engine.play.story import LogLine
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import rulebook, text
from combat.engine.words.refused import undo_refusal

S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any])


def log_rows(host: TableHost[S, B], line: LogLine) -> Iterator[MenuRow]:
    """Where it happened, the rule that it names, and the way back to it."""
    desk, entry = host.desk, line.entry
    yield MenuRow(entry.head)
    if entry.hexes:
        yield MenuRow(text("offer-show"), lambda: desk.go_to(line))
    if entry.rule:
        words = text("offer-rule", rule=entry.rule, title=rulebook.title(entry.rule))
        yield MenuRow(words, lambda: desk.app.consult(entry.rule))
    barrier, reason = desk.session.barrier_after(line.answers), ""
    if barrier is not None:
        reason = text("offer-nothing-since") if barrier.kind == "nothing" else undo_refusal(barrier)
    yield MenuRow(text("offer-undo-to-here"), lambda: desk.undo(line.answers), reason=reason)
