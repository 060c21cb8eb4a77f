"""Prompt for a hex: by click, key or button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PlaceId, Thing
from combat.games.command.prompts.ask_pick import NAMED, AskPick
from combat.games.command.prompts.command_asked import FEW
from combat.games.command.rules.decisions import PickHex
from combat.games.command.rules.fighting.fire_missions import impact
from combat.games.command.rules.odds import mission_odds, morale_odds, shot_odds
from combat.games.command.rules.two_sides import other_side
from combat.games.command.words import foretelling, strike_forms
from combat.games.command.words.form import Form

FIGURES = 9
"""Most hexes with number keys."""
STRIKES = ("air-support", "white-phosphorus")
"""Reasons for picking a hex whose units are hit and that may be declined."""


class AskHex(AskPick[PickHex]):
    """Prompt for `PickHex`: a click, a number key, or Enter on the hex under the keyboard cursor."""

    follows = True

    @property
    def hexes(self) -> list[Hex]:
        """Return the hexes that may be picked."""
        return [Hex(str(answer)) for answer in self.picks]

    def meant(self, answer: Answer) -> bool:
        """Return True, since a hex belongs to no side."""
        return True

    def looked_at(self) -> list[Hex]:
        """Return the hex of the unit concerned, else the first legal hex; empty if more than NAMED are legal."""
        return super().looked_at() or (self.hexes[:1] if len(self.hexes) <= NAMED else [])

    def looked_at_besides(self) -> list[Hex]:
        """Return the legal hexes to bring into view; if there are many, only those with enemies, or none."""
        if len(self.hexes) <= FEW:
            return self.hexes
        enemies = other_side(self.decision.seat)
        found = [hex_ for hex_ in self.hexes if self.desk.state.units_in(hex_, enemies)]
        return found if len(found) <= FEW else []

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        few = len(self.picks) <= 2 * NAMED
        return dict.fromkeys(map(PlaceId, self.hexes), "target" if few else "area")

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        where, passing = self.desk.input.cursor, self.decision.passing
        if where is not None and where in self.hexes:
            found = [self.usual(where)]
        elif passing is not None and all(map(self._harms_own, self.hexes)):
            return [self.usual(passing), *(self.numbered(self.picks) if len(self.picks) <= NAMED else [])]
        else:
            found = [self.usual(self.picks[0])] if len(self.picks) == 1 else []
        return found if passing is None else [*found, self.answers(passing, "0")]

    def _harms_own(self, hex_: Hex) -> bool:
        """Return whether a strike on a hex would hit at least as many friendly units as enemies."""
        if self.decision.why not in STRIKES:
            return False
        state, side = self.desk.state, self.decision.seat
        own = len(state.units_in(hex_, side))
        return own > 0 and own >= len(state.units_in(hex_, other_side(side)))

    def labels(self) -> Mapping[Hex, str]:
        """Return the number key of each legal hex; empty if there are more hexes than number keys."""
        few = self.hexes if len(self.picks) <= FIGURES else []
        return {hex_: str(number) for number, hex_ in enumerate(few, start=1)}

    def keys_message(self) -> str:
        """Return the message id of the key hints, with the number keys only if hexes have them."""
        return "ask-pick-hex-figures-keys" if self.labels() else "ask-pick-hex-keys"

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        number = digit(event)
        if number is None or len(self.picks) > FIGURES or number > len(self.picks):
            return False
        return self.answer(self.picks[number - 1])

    def form(self) -> Form | None:
        """Return the prediction for the hex under the pointer: spotting round, retreat, impact or air strike.

        None for other questions or without a legal hex. An air strike is predicted for all legal hexes if the pointer
        is on none.
        """
        state, order, where = self.desk.state, self.desk.state.order, self.desk.input.where
        if self.decision.why == "air-support":
            struck = [where] if where is not None and where in self.hexes else self.hexes
            return strike_forms.of_air_support(state, struck, self.decision.seat)
        if where is None or where not in self.hexes or order is None:
            return None
        if self.decision.why == "spotting":
            observer = state.units[self.decision.subject].hex
            found = mission_odds.of_mission(state, self.decision.seat, observer, where)
            return foretelling.of_mission(state, found, where, self.decision.seat)
        if self.decision.why == "retreat":
            unit = state.units[self.decision.subject]
            ways = morale_odds.longest(state, replace(unit, hex=where))
            return foretelling.of_retreat(where, order.left - 1, ways)
        if self.decision.why == "impact":
            return foretelling.of_shot(state, shot_odds.of_attack(state, impact(state, order.side, where)))
        return None

    def places_in_turn(self, *, by_pad: bool) -> Sequence[Hex]:
        """Return the legal hexes, which Tab and the gamepad's next button cycle through."""
        return self.hexes

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        hex_ = self.place_meant(thing)
        return hex_ is not None and hex_ in self.hexes and self.answer(hex_)
