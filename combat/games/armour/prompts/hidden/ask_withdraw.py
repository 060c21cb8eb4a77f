"""Withdrawals: the chosen unit leaves the table (mission 8)."""

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
    """A click on a team, or the number of its card, selects its unit; the button withdraws it."""

    def units(self) -> Sequence[Unit]:
        """Return the units that may leave."""
        return [self.state.units[str(answer)] for answer in self.decision.answers]

    def begin(self) -> None:
        """Select the first unit that may leave."""
        self.desk.selection.select(self.chief(self.units()[0]), show=True)

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the teams of the units that may leave."""
        able = {unit.id for unit in self.units()}
        return {PieceId(team.id): "legal" for team in self.state.teams.values() if team.unit in able and team.on_table}

    def click(self, thing: Thing[Pose]) -> bool:
        """Select the unit of a team; return whether that unit may leave."""
        if not (isinstance(thing, PieceId) and PieceId(thing.id) in self.lit()):
            return False
        self.desk.selection.select(thing.id)
        self.desk.redraw("board", "prompt", "units")
        return True

    def buttons(self) -> list[Button]:
        """Return the button for the selected unit; [] if that may not leave."""
        unit = self.desk.title_desk.unit
        if unit is None or unit.id not in self.decision.answers:
            return []
        return [self.button(text("withdraw-unit", unit=names.unit(self.state, unit.id)), unit.id, "Enter", "commit")]
