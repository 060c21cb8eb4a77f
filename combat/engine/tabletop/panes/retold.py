"""The log lines of a span: since the player's last answer in his or her own turn, in this step, or in this turn."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, get_args

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes.gathered import Gathered
from combat.engine.tabletop.panes.log_panel import LogPanel
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
Span: TypeAlias = Literal["answer", "step", "turn"]
SPANS: tuple[Span, ...] = get_args(Span)


class Retold(LogPanel[S, B, P]):
    """The log lines of a span, with highlights and clicks as in the log."""

    def __init__(self, desk: Desk[S, B, P], span: Span = "answer") -> None:
        super().__init__(desk)
        self.span: Span = span

    @property
    def _head(self) -> pygame.Rect:
        """Return an empty area: the sheet has its own title."""
        return pygame.Rect(0, 0, 0, 0)

    def lines(self) -> Sequence[LogLine]:
        """Return the log lines of the current span."""
        return self._of(self.span)

    def _of(self, span: Span) -> Sequence[LogLine]:
        lines, told = self.desk.story.lines, self.desk.presenter
        if not lines or span == "answer":
            return [line for line in lines if line.answers > told.answered]
        now = self.desk.session.title.rules.moment(self.desk.state)
        if span == "turn":
            return [line for line in lines if line.moment.turn == now.turn]
        return [line for line in lines if line.moment.key == now.key]

    def tells(self, span: Span) -> bool:
        """Return whether a span has any log line except headings."""
        return any(line.entry.tone != "heading" for line in self._of(span))

    def named(self, span: Span) -> str:
        """Return the message id of a span's name."""
        return "recap-own-turn" if span == "answer" and self.desk.presenter.reacted else f"recap-{span}"

    def show(self, span: Span) -> None:
        """Show another span."""
        self.span = span
        self.list.set_rows(Gathered().rows(self.lines()))

    def refresh(self) -> None:
        """Do nothing: the game is paused while it is read."""

    def fold(self, line: LogLine) -> None:
        """Do nothing: headings do not fold here."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        if not self.list.rows:
            face = theme.font("sans", 15)
            at = (self.rect.x + theme.px(14), self.rect.y + theme.px(30))
            face.draw(surface, text("recap-empty"), at, theme.INK_3)
        self.list.draw(surface)
