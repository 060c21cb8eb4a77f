"""Base class of the tables of games with models."""

from __future__ import annotations

from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.space.plane.point import MM
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.layout import Layout
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.tabletop.plane.plane_table import PlaneTable
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.games.miniatures.board import table_layout
from combat.games.miniatures.board.changed_panes import EVERYTHING, PANES
from combat.games.miniatures.board.scenery_styles import STYLES

S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class ModelTable(PlaneTable[S, B]):
    """Table of a game with models; scenery, panes and layout are those of `miniatures`."""

    keeps_zoom = shows_mark = True
    panes = PANES
    styles = STYLES
    place_size = 50 * MM

    def moment(self, moment: Moment) -> str:
        """Return the turn of a moment, or the deployment, as text for a replay's timeline."""
        return text("moment-turn", turn=moment.turn) if moment.turn else text("moment-deployment")

    def touched(self, event: Event) -> tuple[str, ...]:
        """Return the names of the panes that an event changes: the same for every event."""
        return EVERYTHING

    def plan(self, desk: Desk[S, B, Pose], size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Return the layout for a window size in pixels and the player's changes to it."""
        return table_layout.plan(size, pane_layout)
