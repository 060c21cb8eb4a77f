"""Prompt for the assault phase: the unit that charges, and orders (L699)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.keys import chords
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.ask_charge import AskCharge
from combat.games.armour.prompts.order_buttons import order_buttons
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.eligibility import able_teams, assaulting_units
from combat.games.armour.rules.state import Team, Unit


class AskAssault(AskCharge[ActInAssault]):
    """Prompt for `ActInAssault`: the chosen unit charges enemies in reach as the game proposes."""

    first = True

    def units(self) -> Sequence[Unit]:
        """Return the units that have an enemy in reach of a charge."""
        return list(assaulting_units(self.state))

    def chargers(self, unit: Unit) -> list[Team]:
        """Return the teams of a unit that may assault."""
        return able_teams(self.state, unit)

    def key(self, event: pygame.event.Event) -> bool:
        """Choose a unit by its number; if no unit can assault, Ctrl+Enter ends the turn as Enter does.

        Returns whether the key was used.
        """
        if event.type == pygame.KEYDOWN and "Ctrl+Enter" in chords(event) and not self.units():
            return self.answer(DONE)
        return super().key(event)

    def buttons(self) -> list[Button]:
        """Return the buttons: charge, end the turn, orders."""
        return [*self.charge_buttons(DONE, text("charge-done")), *order_buttons(self)]
