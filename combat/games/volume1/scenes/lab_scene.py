"""The rules lab: a lab file on the table, gone through event by event, and read again whenever it is written."""

from __future__ import annotations

from pathlib import Path

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.stage import Stage
from combat.engine.stage.window_scale import LEAST
from combat.engine.tabletop.layout import Layout
from combat.engine.tabletop.playback_scene import PlaybackScene
from combat.engine.words import text
from combat.games.volume1.reports.lab_session import LabSession
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.panels.lab_panel import LabBar, LabPanel
from combat.games.volume1.table.volume1_table import TABLE

LEAST_HEX = 76
"""Width of a hex, in pixels at scale 1, below which the view shows less rather than smaller."""


class LabScene(PlaybackScene[State, BattleDesk]):
    """The table with the file's words and script in the place of orders and hand."""

    session: LabSession
    least = LEAST

    def __init__(self, app: Stage, path: Path) -> None:
        """Raises ContentError where the file is no position."""
        self.files = (path,)
        session = LabSession(path)
        super().__init__(app, session, TABLE)
        self.bar: LabBar = LabBar(self.desk, session)
        self.panel = LabPanel(self.desk, session)
        self.parts |= {"prompt": self.bar, "body": self.panel}
        for name in ("prompt", "body"):
            self.add_part(name)
        self.panes.add_float(self.panel.float)

    def plan(self) -> Layout:
        found = super().plan()
        body = found.panes["body"].union(found.panes["hand"])
        places = {"hand": pygame.Rect(body.topleft, (0, 0)), "body": body}
        leaves = tuple(leaf for leaf in found.leaves if leaf.side != "tray")
        return replace(found, panes={**found.panes, **places}, leaves=leaves)

    def enter(self) -> None:
        super().enter()
        self._show_men()

    def _show_men(self) -> None:
        """Brings all that stands and lies there into view, as small as it must be and can be read."""
        state = self.session.lab.state
        hexes = [man.hex for man in state.men.values() if man.hex is not None] + list(state.smoke)
        if hexes:
            self.view.fit(hexes, theme.px(LEAST_HEX))
            self.view.camera.finish()

    def relist(self) -> None:
        """Take up the file as it is now, as far through it as it was; a file that cannot be read is told of."""
        at = self.session.at
        try:
            anew = LabScene(self.app, self.session.path)
        except ContentError as fault:
            broken = (replace(found, file=Path(found.file).name) for found in fault.findings)
            self.panel.broken = tuple(str(found) for found in broken)
            self.desk.say(self.panel.broken[0])
            self.desk.redraw("body")
            return
        self.app.replace(anew)
        anew.session.go_to(min(at, len(anew.session.steps)))

    # -- doors --------------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """Back to the list of files."""
        self.app.pop()

    def save(self) -> None:
        """A lab file is its own record."""
        self.desk.say(text("lab-saved", path=str(self.session.path)), refused=False)
