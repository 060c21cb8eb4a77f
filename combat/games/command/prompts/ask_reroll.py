"""Prompt for cancelling a roll with the initiative card (3.7)."""

from __future__ import annotations

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import REROLL, Reroll
from combat.games.command.rules.fighting.attacks import burst, current_strength
from combat.games.command.rules.odds import melee_odds, roll_outcomes, shot_odds
from combat.games.command.rules.odds.next_cards import Chances, chances
from combat.games.command.rules.play.victory import leader_on_points
from combat.games.command.rules.state import Attack, Unit
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form
from combat.games.command.words.reroll_forms import Compared, of_compared

PRODUCTS = ("targeting", "accuracy")
"""Reasons of rolls that use the product of the dice."""


class AskReroll(CommandAsked[Reroll]):
    """Prompt for `Reroll`: Enter keeps the roll."""

    def looked_at(self) -> list[Hex]:
        """Return the hexes that the roll is about: the target, the rolling unit or the melee."""
        state, why = self.desk.state, self.decision.why
        if why == "melee":
            return [Hex(self.decision.subject)]
        if why == "accuracy" and state.order is not None and state.order.hex:
            return [state.order.hex]
        if why in ("attack", "targeting") and state.attack is not None:
            return list(state.attack.hexes)
        return super().looked_at()

    def looked_at_besides(self) -> list[Hex]:
        """Return the hexes of the rolling unit and of all firing pieces."""
        attack = self.desk.state.attack
        pieces = (self.decision.subject, *(attack.pieces if attack is not None else ()))
        return list(dict.fromkeys(hex_ for hex_ in map(self.desk.title_desk.place_of, pieces) if hex_ is not None))

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        return [self.usual(PASS), self.answers(REROLL, "1")]

    def form(self) -> Form | None:
        """Return the form that compares the result of the roll with the prediction of a new one."""
        form, state, why = self._form(), self.desk.state, self.decision.why
        card = state.card(self.decision.card)
        if not card.trigger or state.trigger or (card.trigger == "jammed" and why != "attack"):
            return form
        return replace(form, title=foretelling.triggering(state, card, form.title))

    def _form(self) -> Form:
        state, why = self.desk.state, self.decision.why
        card = state.card(self.decision.card)
        if found := self._compared(card.sum):
            return of_compared(state, card.sum, found)
        if why == "melee":
            return self._melee(card.sum)
        product = why in PRODUCTS
        roll, spread = card.product if product else card.sum, self._spread(product=product)
        comes = roll_outcomes.of_roll(state, why, self.decision.subject)
        if comes is None:
            form = foretelling.of_reroll(roll, spread, self.decision.roller)
        else:
            form = foretelling.of_outcomes(roll, spread, comes, self._side())
        title = text("form-product", white=card.white, colour=card.colour, roll=roll)
        return replace(form, title=title) if product else form

    def _side(self) -> Seat:
        """Return the side for which results are coloured good or bad; for sudden death the one that leads (4.5)."""
        state = self.desk.state
        if self.decision.why == "rout":
            return state.units[self.decision.subject].side
        return leader_on_points(state) if self.decision.why == "sudden-death" else self.decision.roller

    def _melee(self, roll: int) -> Form:
        """Return the form of a melee roll, from the point of view of the asked side (10.4, 10.5)."""
        state, roller, hex_ = self.desk.state, self.decision.roller, Hex(self.decision.subject)
        again, stands = melee_odds.of_melee(state, hex_), melee_odds.of_melee(state, hex_, {roller: roll})
        return foretelling.of_melee_roll(roll, stands, again, self.decision.seat)

    def _spread(self, *, product: bool) -> Chances:
        """Return the distribution of a new roll."""
        return chances(self.desk.state, self.decision.roller, lambda one: one.product if product else one.sum)

    def _compared(self, roll: int) -> list[Compared]:
        """Return the predictions for each affected unit as the roll stands and with a new one; [] if there is none."""
        state, attack, why = self.desk.state, self.desk.state.attack, self.decision.why
        if attack is not None and why == "defence":
            unit = state.units[self.decision.subject]
            if not unit.on_map:  # lost in a time advance between the two rolls
                return []
            now = shot_odds.of_defence_roll(state, attack, unit, roll)
            return [(now, shot_odds.of_defence(state, attack, unit))]
        if attack is not None and why == "attack":
            fp = total(current_strength(state, attack))
            return [
                (shot_odds.of_defence(state, self._rolled(attack, fp + roll, unit), unit), again)
                for again in shot_odds.of_attack(state, attack).targets
                for unit in (state.units[again.unit],)
            ]
        return []

    def _rolled(self, attack: Attack, whole: int, unit: Unit) -> Attack:
        return replace(attack, total=whole + burst(self.desk.state, attack, unit.hex), lowered=())
