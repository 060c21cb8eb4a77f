"""Replay of a saved game: automatically at any pace, or step by step in both directions.

It can be continued from any point.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import replace
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import Pace
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.layout import PROMPT, Layout
from combat.engine.tabletop.map.tiles import Tiles
from combat.engine.tabletop.panes.replay_strip import ReplayBar, ReplayStrip
from combat.engine.tabletop.playback_scene import PlaybackScene
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

STRIP = 46
"""Height of the timeline strip in pixels at scale 1."""
REST: dict[Pace, float] = {"step": 0.6, "normal": 0.6, "fast": 0.2, "instant": 0.05}
"""Seconds between two log lines during automatic playback."""


P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class ReplayScene(PlaybackScene[S, B, P]):
    """The table of a replay, with a timeline between board and hand."""

    session: ReplaySession[S, Any]
    steers = False
    leave_words, kept_words = "replay-leave", "replay-kept"

    def __init__(
        self, app: Stage, session: ReplaySession[S, Any], table: Table[S, B, P], tiles: Tiles | None = None
    ) -> None:
        super().__init__(app, session, table, tiles)
        self.view.arrows_pan = False
        self.playing = False
        self._rest = 0.0
        self.bar: ReplayBar[S, B, P] = ReplayBar(self)
        self.strip = ReplayStrip(self)
        self.parts |= {"prompt": self.bar, "course": self.strip}
        for name in ("prompt", "course"):
            self._add_part(name)

    def enter(self) -> None:
        """Start the scene: show the player's pieces, and warn if the replay skips events."""
        super().enter()
        self.camera_director.look_at_own()
        if self.session.leaps:
            self.app.warn(text("replay-leaps", count=self.session.leaps))

    def _plan(self) -> Layout:
        """Return the table's layout with the timeline above the prompt bar."""
        found, high = super()._plan(), theme.px(STRIP)
        board, line = found.board.copy(), found.panes[PROMPT]
        board.height -= high
        course = pygame.Rect(line.x, line.top - high, line.width, high)
        tabs = {name: tab.move(0, -high) if name == "tray" else tab for name, tab in found.tabs.items()}
        return replace(found, board=board, panes={**found.panes, "course": course}, tabs=tabs)

    # -- playback -----------------------------------------------------------------------------------------------

    def go_on(self, dt: float) -> None:
        """Advance automatic playback by `dt` seconds."""
        self._rest -= dt
        if self.playing and self._rest <= 0 and not self.desk.mirror.busy:
            self._rest = REST[self.app.settings.pace]
            self.desk.controls.redo()
            self._show_course()

    def toggle_play(self) -> None:
        """Start or stop automatic playback; at the end it starts again from the beginning."""
        self.playing = not self.playing
        if self.playing and self.session.over:
            self.go_to(0)
        self._rest = 0.0
        self._show_course()

    def step(self, step: int) -> None:
        """Step to the next (1) or previous (-1) event, and stop automatic playback."""
        self.playing = False
        self.desk.controls.redo() if step > 0 else self.desk.controls.undo()
        self._show_course()

    def go_to(self, place: int) -> None:
        """Show the state after `place` events (0: the start); automatic playback continues from there."""
        self.session.go_to(place)
        self.desk.follow(0.0)
        self.camera_director.find_own()
        self._show_course()

    def _show_course(self) -> None:
        self.playing &= not self.session.over
        self.desk.redraw("prompt", "course")

    def take(self, event: pygame.event.Event) -> bool:
        """Handle an event before the table does; return whether the table must not receive it."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            taken = self.strip.group.handle(event)
            if self.strip.group.dirty:
                self.desk.redraw("course")
            return taken and event.type == pygame.MOUSEBUTTONDOWN
        if event.type != pygame.KEYDOWN:
            return False
        keys, session = self.app.keys, self.session
        if self.desk.mirror.waiting and keys.is_(event, "continue"):
            return False
        acts: dict[str, Callable[[], None]] = {
            "continue": self.toggle_play,
            "step-on": lambda: self.step(1),
            "step-back": lambda: self.step(-1),
            "turn-on": lambda: self.go_to(session.turn_away(1)),
            "turn-back": lambda: self.go_to(session.turn_away(-1)),
            "to-start": lambda: self.go_to(0),
            "to-end": lambda: self.go_to(len(session.steps)),
        }
        act = next((act for action, act in acts.items() if keys.is_(event, action)), None)
        if act is not None:
            self.dirty |= self.tooltip.hide()
            act()
        return act is not None

    # -- branching and saving -----------------------------------------------------------------------------------

    def play_on(self) -> None:
        """Open the dialog that continues from here as a new game."""
        self.app.open("branch", desk=self.desk, answers=self.session.spent)

    def save(self) -> None:
        """Show a notice that a replay changes nothing in the saved game."""
        self.desk.notice.show(text("replay-saved", path=str(self.session.path)), refused=False)
