"""Lab scene of ARMOUR!: a lab file on the table with its expectations."""

from __future__ import annotations

from pathlib import Path

from combat.engine.stage.stage import Stage
from combat.games.armour.content.lab.laid_position import load_position
from combat.games.armour.reports.position_runs import REPORT
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from combat.games.miniatures.scenes.model_lab import ModelLab, ModelSession


class PositionLab(ModelLab[State, ArmourDesk]):
    """Lab scene that shows all teams of the position, from the active seat's view."""

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        position = load_position(path)
        session = ModelSession(TITLE, position, REPORT, position.state.active)
        super().__init__(app, session, TABLE, lambda state: (team.pose for team in state.teams.values()))
