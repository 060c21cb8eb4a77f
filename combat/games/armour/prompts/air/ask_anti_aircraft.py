"""Prompt for anti-aircraft fire: shots of the first unit at the first aircraft are planned, so that one click fires
(L547).
"""

from __future__ import annotations

from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.air.flights import aircraft_of


class AskAntiAircraft(AskShoot[AntiAircraft]):
    """Prompt for `AntiAircraft`: fire at a flight as in the shooting phase."""

    done = "flight-hold"

    def begin(self) -> None:
        """Select the first unit that may fire, aim it at the first aircraft, and bring the flight into view."""
        units = self.units()
        self.desk.selection.select(self.chief(units[0]) if units else "")
        plan = self.plan
        for aircraft in aircraft_of(self.state, self.decision.subject, "table"):
            if aircraft.pose is not None:
                self.desk.view.framing.bring(aircraft.pose)
            if plan is not None and plan.lay_out(aircraft.id):
                return
