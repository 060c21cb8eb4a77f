"""Prompt for the attack of a flight: a click on a target fires, a click on the ground below an aircraft bombs
(L547).
"""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.air.flights import aircraft_of


class AskAttack(AskShoot[AttackWithFlight]):
    """Prompt for `AttackWithFlight`: fire or bombs of one flight; bombs are planned below its first aircraft that
    may drop them.
    """

    done = "flight-leave"

    def begin(self) -> None:
        """Select the flight, and plan its bombs below it."""
        aircraft = aircraft_of(self.state, self.decision.subject, "table")
        self.desk.selection.select(aircraft[0].id if aircraft else "", show=True)
        places = [each.pose for each in aircraft if each.pose is not None]
        if not any(self.lay_bombs(place) for place in places) and places:
            self.lay_bombs(places[0])

    def click(self, thing: Thing[Pose]) -> bool:
        """Aim at a target or point; a click on one of the flight's aircraft means the ground below it.

        Returns whether the click was used.
        """
        below = self.ground(thing) if isinstance(thing, PieceId) and self.is_own(thing) else None
        return super().click(thing if below is None else PlaceId(below))
