"""Prompt for the charge of a counterattack (L731)."""

from __future__ import annotations

from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.ask_charge import AskCharge
from combat.games.armour.rules.answers import PASS
from combat.games.armour.rules.assault.countercharge import Countercharge, free_teams
from combat.games.armour.rules.state import Team, Unit


class AskCountercharge(AskCharge[Countercharge]):
    """Prompt for `Countercharge`: all counterattacking teams that are not in contact charge together, also of
    several units.
    """

    first = False

    def chargers(self, unit: Unit) -> list[Team]:
        """Return the teams of a unit that may charge."""
        return [team for team in free_teams(self.state, self.decision.units) if team.unit == unit.id]

    def charging(self) -> list[Team]:
        """Return the teams of all units that should charge, without those that the player removed."""
        return [team for team in free_teams(self.state, self.decision.units) if team.id not in self.left_out]

    def buttons(self) -> list[Button]:
        """Return the buttons: charge, and stay if that is allowed."""
        return self.charge_buttons(PASS if self.decision.may_pass else None, text("charge-stay"))
