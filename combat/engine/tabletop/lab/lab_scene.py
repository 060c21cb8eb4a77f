"""Rules lab scene: steps through a lab file event by event, and reloads the file when it changes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.stage import Stage
from combat.engine.stage.window_scale import LEAST
from combat.engine.tabletop.lab.lab_bar import LabBar
from combat.engine.tabletop.lab.lab_panel import LabPanel
from combat.engine.tabletop.lab.lab_session import LabSession
from combat.engine.tabletop.layout import Layout
from combat.engine.tabletop.playback_scene import PlaybackScene
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

PANEL, SHARE = 220, 0.4
"""Height of the panel at scale 1 on a table without a pane for it, and its greatest share of the board."""


class LabScene(PlaybackScene[S, B, P]):
    """The table with description and script of a lab file in place of orders and hand."""

    session: LabSession[S, Any]
    least = LEAST
    least_place: float = 76
    """Least width of a place in pixels at scale 1; below it the view shows fewer places."""

    def __init__(self, app: Stage, session: LabSession[S, Any], table: Table[S, B, P]) -> None:
        self.files = (session.path,)
        super().__init__(app, session, table)
        self.view.arrows_pan = False
        self.bar: LabBar[S, B, P] = LabBar(self.desk, session)
        self.panel = self.panel_of(session)
        self.parts |= {"prompt": self.bar, "body": self.panel}
        for name in ("prompt", "body"):
            self._add_part(name)
        self.panes.add_float(self.panel.float)

    @abstractmethod
    def panel_of(self, session: LabSession[S, Any]) -> LabPanel[S, B, P]:
        """Return the panel shown in place of orders and hand."""

    @abstractmethod
    def seen_first(self) -> Sequence[P]:
        """Return the places that must be visible at the start."""

    def _plan(self) -> Layout:
        """Return the layout for the current window; the prompt bar has as many lines as it needs."""
        found = super()._plan()
        if "body" not in found.panes:
            return _with_panel(found)
        body = found.panes["body"].union(found.panes.get("hand", found.panes["body"]))
        places = {"hand": pygame.Rect(body.topleft, (0, 0)), "body": body}
        leaves = tuple(leaf for leaf in found.leaves if leaf.side != "tray")
        return replace(found, panes={**found.panes, **places}, leaves=leaves)

    def enter(self) -> None:
        """Start the scene; zoom so that the places of `seen_first` are visible, if they stay legible."""
        super().enter()
        places = self.seen_first()
        if places:
            self.view.framing.fit(places, theme.px(self.least_place))
            self.view.camera.finish()

    def followed(self) -> None:
        """Redraw the panel after a new log line, once the line's place is in view."""
        self.desk.redraw("body")

    def take(self, event: pygame.event.Event) -> bool:
        """Handle the keys that step through the script; return whether the event was used."""
        keys = self.app.keys
        if event.type == pygame.KEYDOWN and (keys.is_(event, "step-on") or keys.is_(event, "step-back")):
            self.dirty |= self.tooltip.hide()
            self.desk.controls.redo() if keys.is_(event, "step-on") else self.desk.controls.undo()
            return True
        return False

    def on_content_changed(self) -> None:
        """Reload the file at the same step; if the file cannot be read, show its faults."""
        at = self.session.at
        try:
            anew = self.app.make("lab", path=self.session.path)
        except ContentError as fault:
            broken = (replace(found, file=Path(found.file).name) for found in fault.findings)
            self.panel.broken = tuple(str(found) for found in broken)
            self.desk.notice.show(self.panel.broken[0])
            self.desk.redraw("body")
            return
        assert isinstance(anew, LabScene)
        self.app.replace(anew)
        anew.session.go_to(min(at, len(anew.session.steps)))

    # -- leaving and saving -------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """Return to the list of lab files."""
        self.app.pop()

    def save(self) -> None:
        """Show the path of the lab file, which needs no saving."""
        self.desk.notice.show(text("lab-saved", path=str(self.session.path)), refused=False)


def _with_panel(layout: Layout) -> Layout:
    """Return a layout with a panel along the lower edge of the board."""
    board = layout.board.copy()
    high = min(theme.px(PANEL), round(board.height * SHARE))
    board.height -= high
    return replace(
        layout, board=board, panes={**layout.panes, "body": pygame.Rect(board.bottomleft, (board.width, high))}
    )
