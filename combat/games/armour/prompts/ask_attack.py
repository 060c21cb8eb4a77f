"""The attack of a flight: a click on a target fires, one on the ground below an aircraft bombs (L547)."""

from __future__ import annotations

from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.air.flights import aircraft_of


class AskAttack(AskShoot[AttackWithFlight]):
    """Fire and bombs of one flight; bombs are laid out below its first aircraft that may drop them."""

    done = "flight-leave"

    def begin(self) -> None:
        """Choose the flight, and lay out its bombs where it is."""
        aircraft = aircraft_of(self.state, self.decision.subject, "table")
        self.desk.selection.select(aircraft[0].id if aircraft else "", show=True)
        for each in aircraft:
            if each.pose is not None and self.bombardment is None:
                self.lay_bombs(each.pose)
