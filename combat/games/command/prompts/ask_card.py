"""Prompt for reactions: cards that may be played in a window, with the relevant sums (14.0)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import pygame

from combat.engine.kernel.deck import Card
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import CardId, PlaceId, Thing
from combat.engine.words import text
from combat.games.command.prompts.command_asked import CommandAsked, next_card
from combat.games.command.rules.actions.boosts import INITIATIVE, RULES
from combat.games.command.rules.actions.hidden_works import concealed
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.decisions import React
from combat.games.command.rules.odds import melee_odds, shot_odds
from combat.games.command.rules.odds.shot_odds import ShotOdds
from combat.games.command.rules.orders.op_fire import SHOOT
from combat.games.command.rules.play.time_advance import dig_in_sites
from combat.games.command.rules.state import Attack
from combat.games.command.standing.best_shot import best_of, to_answer
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.panels.barred_card import barred
from combat.games.command.words import foretelling, strike_forms
from combat.games.command.words.form import Form


class AskCard(CommandAsked[React]):
    """Prompt for `React`: a click on a highlighted card plays it; Enter passes."""

    def __init__(self, desk: CommandHub, decision: React) -> None:
        super().__init__(desk, decision)
        self.uses = [answer for answer in decision.answers if isinstance(answer, CardUse)]
        self.hand: tuple[Card, ...] = desk.state.hands[decision.seat]

    def looked_at(self) -> list[Hex]:
        """Return the hexes to show: the window's hex, or the targets before an attack roll; also the enemies that
        fire.
        """
        attack = self.desk.state.attack
        fired = [] if attack is None or attack.side == self.decision.seat else self._firing()
        if self.decision.opens == "fire-roll" and attack is not None:
            return [*attack.hexes, *fired]
        return [*([self.decision.hex] if self.decision.hex else super().looked_at()), *fired]

    def looked_at_besides(self) -> list[Hex]:
        """Return the hexes of the attacking pieces."""
        return self._firing()

    def _firing(self) -> list[Hex]:
        places = (self.desk.title_desk.place_of(piece) for attack in self.shots() for piece in attack.pieces)
        return list(dict.fromkeys(hex_ for hex_ in places if hex_ is not None))

    def shots(self) -> list[Attack]:
        """Return the attack to draw on the board: the declared one, or the predicted one at a moving group; else
        none.
        """
        attack, odds = self.desk.state.attack, None
        if self.decision.opens == "entered":
            odds = self._best if SHOOT in self.decision.answers else self._if_answered()
            attack = odds.attack if odds is not None else None
        return [attack] if attack is not None and attack.pieces else []

    def _if_answered(self) -> ShotOdds | None:
        return self._answering[1] if any(use.use == "fire" for use in self.uses) else None

    # -- display ----------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        marks: dict[Thing[Hex], Mark] = {CardId(use.card): "legal" for use in self.uses}
        if self.decision.opens == "time" and self.uses:
            marks |= {PlaceId(hex_): "legal" for hex_ in self._sites()}
        return marks | ({PlaceId(self.decision.hex): "target"} if self.decision.hex else {})

    def _sites(self) -> Sequence[Hex]:
        """Return the hexes in which Dig In may place foxholes (14.08)."""
        return dig_in_sites(self.desk.state, self.decision.seat)

    def form(self) -> Form | None:
        """Return the form for the window: the attack, defence, melee or unit concerned; None for other windows.

        The action of the card under the pointer is included in the figures.
        """
        state, attack, opens = self.desk.state, self.desk.state.attack, self.decision.opens
        if opens == "fire-roll" and attack is not None:
            action = self._pointed_at(tuple(RULES))
            odds = shot_odds.with_action(state, attack, action) if action else shot_odds.of_attack(state, attack)
            return foretelling.of_shot(state, odds)
        if opens == "defence" and attack is not None:
            unit = state.units[self.decision.subject]
            if self._pointed_at(("concealment",)):
                attack = concealed(state, attack, unit.side)
            return foretelling.of_defence(state, shot_odds.of_defence(state, attack, unit))
        if opens == "melee":
            return foretelling.of_melee(state, melee_odds.of_melee(state, self.decision.hex), self.decision.seat)
        if opens == "entered" and SHOOT in self.decision.answers:
            best = self._best
            return None if best is None else foretelling.of_shot(state, best)
        if opens == "entered" and any(use.use == "fire" for use in self.uses):
            return foretelling.of_answer(state, self.decision.hex, *self._answering)
        if opens == "breaking":
            return foretelling.of_breaking(state, state.units[self.decision.subject])
        if opens == "time" and self.uses:
            return strike_forms.of_dig_in(state, self._sites())
        return None

    @cached_property
    def _best(self) -> ShotOdds | None:
        """Best Op Fire shot of the units already activated, or None."""
        return best_of(self.desk.state, self.decision.seat, "op-fire")

    @cached_property
    def _answering(self) -> tuple[list[str], ShotOdds | None]:
        """Units that could fire at the moving group if the card were played, and their best shot."""
        return to_answer(self.desk.state, self.decision.seat)

    def _pointed_at(self, wanted: Sequence[str]) -> str:
        """Return the action of the raised card if it is one of `wanted`, otherwise ""."""
        raised = self.desk.title_desk.raised
        return next((use.use for use in self.uses if use.card == raised and use.use in wanted), "")

    def keys_message(self) -> str:
        """Return the message id of the key hints; another one if no card can be played."""
        return super().keys_message() if self.uses else "ask-react-none-keys"

    # -- answers ----------------------------------------------------------------------------------------------------

    def buttons(self) -> list[Button]:
        """Return the buttons: pass, or in a fire window fire, choose a shot and decline; then one for each playable
        action.

        Of two cards with the same action, a click chooses which one is played.
        """
        found = self._shooting() if SHOOT in self.decision.answers else [self.usual(PASS)]
        if INITIATIVE in self.decision.answers:
            found.append(self.answers(INITIATIVE, "I"))
        return [*found, *(self.answers(use, self._figure(use)) for use in self._distinct())]

    def _shooting(self) -> list[Button]:
        best, none = self._best, self.answers(PASS, "0")
        if best is None:
            return [self.usual(SHOOT), none]
        if best.fp < 1:
            return [self.usual(PASS), self.button(text("button-aim-otherwise"), SHOOT, "T")]
        return [self.fires(best, SHOOT), self.button(text("button-aim-otherwise"), SHOOT, "T"), none]

    def _distinct(self) -> list[CardUse]:
        """Return one card per action."""
        found: dict[str, CardUse] = {}
        for use in self.uses:
            found.setdefault(use.use, use)
        return list(found.values())

    def _figure(self, use: CardUse) -> str:
        """Return the number key of a card, its place in the hand; "" for the second use of the same card."""
        first = next(other for other in self.uses if other.card == use.card)
        return str(self.hand.index(use.card) + 1) if first == use and use.card in self.hand[:9] else ""

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if not isinstance(thing, CardId):
            return False
        return self._play(int(thing.card))

    def _play(self, card: Card) -> bool:
        """Play a card; do nothing and return False if it has two possible uses, which have buttons."""
        meant = [use for use in self.uses if use.card == card]
        return len(meant) == 1 and self.answer(meant[0])

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        number = digit(event)
        if number is None or number > len(self.hand):
            return False
        card = self.hand[number - 1]
        if self._play(card):
            return True
        if all(use.card != card for use in self.uses):
            self.desk.notice.show(barred(self.desk, card))
        return True

    def steer(self, across: int, down: int) -> bool:
        """Handle the d-pad: left and right raise the next playable card, up plays it; always return True."""
        cards = tuple(dict.fromkeys(use.card for use in self.uses))
        if across and cards:
            self.desk.title_desk.raise_card(next_card(cards, self.desk.title_desk.raised, across))
            self.refresh()
        elif down < 0 and self.desk.title_desk.raised in cards:
            self._play(self.desk.title_desk.raised)
        return True
