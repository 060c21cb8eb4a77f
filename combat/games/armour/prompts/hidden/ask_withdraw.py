"""Prompt for withdrawals: the selected unit leaves the table (mission 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.play.withdrawal import WithdrawUnit
from combat.games.armour.rules.state import Unit
from combat.games.armour.words import armour_names as names


class AskWithdraw(ArmourAsked[WithdrawUnit]):
    """Prompt for `WithdrawUnit`: a click on a team, or its unit's number, selects the unit; the button withdraws it."""

    def units(self) -> Sequence[Unit]:
        """Return the units that may withdraw."""
        return [self.state.units[str(answer)] for answer in self.decision.answers]

    def begin(self) -> None:
        """Select the first unit that may withdraw."""
        self.desk.selection.select(self.chief(self.units()[0]), show=True)

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the teams of the units that may withdraw, marked "legal"."""
        able = {unit.id for unit in self.units()}
        return {PieceId(team.id): "legal" for team in self.state.teams.values() if team.unit in able and team.on_table}

    def click(self, thing: Thing[Pose]) -> bool:
        """Select the unit of a clicked team; return whether it may withdraw."""
        if not (isinstance(thing, PieceId) and PieceId(thing.id) in self.lit()):
            return False
        self.desk.selection.select(thing.id)
        self.desk.redraw("board", "prompt", "units")
        return True

    def buttons(self) -> list[Button]:
        """Return the button that withdraws the selected unit; empty if it may not withdraw."""
        unit = self.desk.title_desk.unit
        if unit is None or unit.id not in self.decision.answers:
            return []
        return [self.button(text("withdraw-unit", unit=names.unit(self.state, unit.id)), unit.id, "Enter", "commit")]
