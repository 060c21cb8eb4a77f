"""A table at which one looks on: the board follows what is told, and nothing is lost by leaving."""

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
    """A table at which nobody is asked anything."""

    may_end = False

    @property
    def _told(self) -> LogLine | None:
        """What was told last."""
        return self.desk.story.lines[-1] if self.desk.story.lines else None

    def update(self, dt: float) -> None:
        before = self._told
        super().update(dt)
        self.go_on(dt)
        self._follow(before)

    def go_on(self, dt: float) -> None:
        """What time brings by itself."""

    def handle(self, event: pygame.event.Event) -> bool:
        before = self._told
        taken = self.take(event) or super().handle(event)
        self._follow(before)
        return taken

    def followed(self) -> None:
        """Something was told just now, and is in view."""

    def take(self, event: pygame.event.Event) -> bool:
        """What an event means here before it means anything at a table."""
        return False

    def _follow(self, before: LogLine | None) -> None:
        """Brings what was told just now into view."""
        told = self._told
        if told is before:
            return
        self.desk.changed("told")
        self.desk.told.forget_missed()
        places = self.desk.log_places.of(told) if told is not None else ()
        if places:
            self.view.show(*places)
        self.followed()
        self._take_stale()

    # -- doors --------------------------------------------------------------------------------------------------

    def ask_leave(self) -> None:
        """Nothing is lost by leaving."""
        self.app.pop()

    def show_end(self) -> None:
        """The end is the last event that is told."""
