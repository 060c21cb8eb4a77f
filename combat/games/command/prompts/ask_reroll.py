"""Does the initiative card cancel the roll? (3.7)"""

from __future__ import annotations

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.stage.widgets.button import Button
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import REROLL, Reroll
from combat.games.command.rules.fighting.attacks import burst, current_strength
from combat.games.command.rules.odds import shot_odds
from combat.games.command.rules.odds.next_cards import chances
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form, FormChances

PRODUCTS = ("targeting", "accuracy")
"""What is rolled for by the product of the dice."""


class AskReroll(CommandAsked[Reroll]):
    """Enter lets the roll stand."""

    body = "form"

    def buttons(self) -> list[Button]:
        return [self.usual(PASS), self.answers(REROLL, "1")]

    def form(self) -> Form | None:
        """How a new roll would compare, and what becomes of whoever is struck if this one stands."""
        state, decision = self.desk.state, self.decision
        card, product = state.card(decision.card), decision.why in PRODUCTS
        spread = chances(state, decision.roller, lambda one: one.product if product else one.sum)
        form = foretelling.of_reroll(state, card.product if product else card.sum, spread)
        return replace(form, chances=(*form.chances, *self._if_it_stands(card.sum)))

    def _if_it_stands(self, roll: int) -> tuple[FormChances, ...]:
        state, attack = self.desk.state, self.desk.state.attack
        if attack is None or self.decision.why not in ("attack", "defence"):
            return ()
        if self.decision.why == "defence":
            unit = state.units[self.decision.subject]
            return foretelling.settled(state, shot_odds.of_defence_roll(state, attack, unit, roll))
        fp = total(current_strength(state, attack))
        struck = [state.units[id_] for id_ in attack.only] or [u for h in attack.hexes for u in state.units_in(h)]
        found: list[FormChances] = []
        for unit in struck:
            rolled = replace(attack, total=fp + roll + burst(state, attack, unit.hex), lowered=())
            found += foretelling.settled(state, shot_odds.of_defence(state, rolled, unit))
        return tuple(found)
