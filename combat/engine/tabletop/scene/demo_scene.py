"""Demo started from the start screen: a game that plays itself; any input ends it, and nothing is saved."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.session import Session
from combat.engine.stage.settings import Pace
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.layout import PROMPT
from combat.engine.tabletop.map.tiles import Tiles
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.playback_scene import PlaybackScene
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

READ: Mapping[Pace, float] = {"step": 1.0, "normal": 0.25, "fast": 0.1, "instant": 0.4}
"""Seconds of pause after a log line; less where the animation takes time."""
LAST = 8.0
"""Seconds for which the end of the game is shown."""
ENDING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.WINDOWFOCUSLOST)
"""Events that end the demo: any input, or loss of focus."""


class DemoBar(PromptBar[S, B, P]):
    """Prompt bar without buttons."""

    def refresh(self) -> None:
        """Show no buttons."""
        self.show([])


class DemoScene(PlaybackScene[S, B, P]):
    """The table of a game played by bots."""

    marked_in_middle = True

    def __init__(
        self,
        app: Stage,
        session: Session[S, Any],
        table: Table[S, B, P],
        tiles: Tiles | None = None,
        *,
        by_itself: bool = False,
    ) -> None:
        """`by_itself`: it was started automatically, so that it is silent."""
        super().__init__(app, session, table, tiles)
        self.desk.presenter.silent = self._silent = by_itself
        self._rest, self._left = 0.0, LAST
        self.bar = DemoBar(self.desk)
        self.parts[PROMPT] = self.bar
        self._add_part(PROMPT)

    @property
    def air(self) -> tuple[str, str] | None:
        """Return the ambience and the scenario that may replace it, or None if the demo is silent."""
        return None if self._silent else super().air

    @property
    def wants_frames(self) -> bool:
        """Return True, as the demo is always animated."""
        return True

    @property
    def mark(self) -> str:
        """Return the label in the corner of the board."""
        return text("demo-banner")

    def enter(self) -> None:
        """Start the scene and show the player's pieces."""
        super().enter()
        self.camera_director.look_at_own()

    def go_on(self, dt: float) -> None:
        """Advance automatic playback by `dt` seconds."""
        mirror = self.desk.mirror
        self._rest -= dt
        mirror.held = self._rest > 0
        if mirror.waiting and not mirror.held:
            self.desk.animation.skip()
        if self.desk.over and not mirror.busy:
            self._left -= dt
            if self._left <= 0:
                self.app.pop()

    def followed(self) -> None:
        """Wait after a new log line so that it can be read."""
        self._rest = READ[self.app.settings.pace]

    def take(self, event: pygame.event.Event) -> bool:
        """End the demo on any key or mouse button; return whether it was ended."""
        if event.type in ENDING:
            self.app.pop()
        return event.type in ENDING
