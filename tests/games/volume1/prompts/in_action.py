"""Create a table in the Action Phase."""

from __future__ import annotations

from combat.games.volume1.rules.book import Team
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table


def action(table: Table, impulse: int, *teams: Team) -> Sitting:
    """Return a sitting in an impulse of the Action Phase with these teams acting; Duck Back is always asked about."""
    table.clock("action", impulse)
    table.state.initiative = teams
    sitting = Sitting(state=table.state)
    sitting.app.settings.wishes["duck_back"] = "always"
    sitting.settle()
    return sitting
