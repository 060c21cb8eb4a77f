"""Lab scene of games with models: a lab file on the table with its expectations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat
from combat.engine.play.lab.lab_reporter import LabReporter
from combat.engine.play.lab.lab_script import LabScript
from combat.engine.play.playable import Playable
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.lab.expecting_session import ExpectingSession
from combat.engine.tabletop.lab.lab_panel import LabPanel
from combat.engine.tabletop.lab.lab_scene import LabScene
from combat.engine.tabletop.lab.lab_session import LabSession
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk
from combat.games.miniatures.content.laid_script import DICE

S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class ModelSession(ExpectingSession[S, Any]):
    """Lab session of a game whose only chance is six-sided dice."""

    queues = (DICE,)

    def __init__(
        self, title: Playable[S, Any], position: LabScript[S], report: LabReporter[S], seat: Seat | None
    ) -> None:
        """Run the position, shown from the view of `seat`; None shows everything."""
        self.report = report
        super().__init__(title, position, seat)


class ModelLab(LabScene[S, B, Pose]):
    """Lab scene that shows all models of the position."""

    least_place = 24

    def __init__(
        self,
        app: Stage,
        session: ModelSession[S],
        table: Table[S, B, Pose],
        places: Callable[[S], Iterable[Pose | None]],
    ) -> None:
        """Open the lab; `places` returns the poses of all models, None for those not on the table."""
        self._places = places
        super().__init__(app, session, table)

    def panel_of(self, session: LabSession[S, Any]) -> LabPanel[S, B, Pose]:
        """Return the lab panel with the description and the script."""
        return LabPanel(self.desk, session)

    def seen_first(self) -> list[Pose]:
        """Return the places of all models, to be visible at the start."""
        return [pose for pose in self._places(self.session.start) if pose is not None]
