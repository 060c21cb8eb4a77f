"""Lab scene of CONTACT!: a lab file on the table, with its expectations."""

from __future__ import annotations

from pathlib import Path

from combat.engine.stage.stage import Stage
from combat.games.contact.content.lab.laid_position import load_position
from combat.games.contact.reports.position_runs import REPORT
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE
from combat.games.miniatures.scenes.model_lab import ModelLab, ModelSession


class PositionLab(ModelLab[State, ContactDesk]):
    """Lab scene that shows all units of the position, including hidden ones, and markers."""

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        session = ModelSession(TITLE, load_position(path), REPORT, None)
        super().__init__(app, session, TABLE, lambda state: (unit.pose for unit in state.units.values()))
