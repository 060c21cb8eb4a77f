"""Table of a game that is only watched: the view follows the events, and leaving loses nothing."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class PlaybackScene(TableScene[S, B, P]):
    """Base class of tables on which the player decides nothing."""

    may_end = False

    @property
    def _told(self) -> LogLine | None:
        """The last log line."""
        return self.desk.story.lines[-1] if self.desk.story.lines else None

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        before = self._told
        super().update(dt)
        self.go_on(dt)
        self._follow(before)

    def go_on(self, dt: float) -> None:
        """Advance automatic playback by `dt` seconds."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        before = self._told
        taken = self.take(event) or super().handle(event)
        self._follow(before)
        return taken

    def followed(self) -> None:
        """Handle a new log line, after its place has been brought into view."""

    def take(self, event: pygame.event.Event) -> bool:
        """Handle an event before the table does; return whether the event was used."""
        return False

    def _follow(self, before: LogLine | None) -> None:
        """Bring the place of a new log line into view."""
        told = self._told
        if told is before:
            return
        self.desk.changed("told")
        self.desk.presenter.forget_missed()
        places = self.desk.log_places.of(told) if told is not None else ()
        if places:
            self.view.framing.show(*places)
        self.followed()
        self._take_stale()

    # -- leaving ------------------------------------------------------------------------------------------------

    def ask_leave(self) -> None:
        """Leave the table without confirmation."""
        self.app.pop()

    def show_end(self) -> None:
        """Do nothing, as the end is shown by the last event."""
