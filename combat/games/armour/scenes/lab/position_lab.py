"""Lab scene of ARMOUR!: a lab file on the table with its expectations."""

from __future__ import annotations

from pathlib import Path

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.lab.expecting_session import ExpectingSession
from combat.engine.tabletop.lab.lab_panel import LabPanel
from combat.engine.tabletop.lab.lab_scene import LabScene
from combat.engine.tabletop.lab.lab_session import LabSession
from combat.games.armour.content.lab.laid_position import load_position
from combat.games.armour.reports.position_runs import REPORT
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from combat.games.miniatures.content.laid_script import DICE


class PositionSession(ExpectingSession[State, Book]):
    """Lab session seen by the active seat."""

    queues = (DICE,)
    report = REPORT

    def __init__(self, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        position = load_position(path)
        super().__init__(TITLE, position, position.state.active)


class PositionLab(LabScene[State, ArmourDesk, Pose]):
    """Lab scene that shows all teams of the position."""

    least_place = 24

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        super().__init__(app, PositionSession(path), TABLE)

    def panel_of(self, session: LabSession[State, Book]) -> LabPanel[State, ArmourDesk, Pose]:
        """Return the panel with the description and the script."""
        return LabPanel(self.desk, session)

    def seen_first(self) -> list[Pose]:
        """Return the places to be visible at the start."""
        return [team.pose for team in self.session.start.teams.values() if team.pose is not None]
