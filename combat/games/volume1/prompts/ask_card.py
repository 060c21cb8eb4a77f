"""Prompts for a card: for the track, to discard, to use its text, or the milder of two wounds (5.0, 5.1.2, 16.0)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Choice
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import CardId, PieceId, Thing
from combat.engine.words import text
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.decisions import PASS, ChooseWound, DiscardDown, DrawCard, PlayCard, PlayDiscard
from combat.games.volume1.rules.men.wounds import SEVERITY
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

C = TypeVar("C", bound=Choice)


class AskCard(BattlePrompt[C]):
    """Prompt for a card of the hand, answered by a click, a number key, or arrows and Enter."""

    verb = "button-take"
    half_given = False

    def __init__(self, desk: VolumeDesk, decision: C) -> None:
        super().__init__(desk, decision)
        self.numbers = [int(answer) for answer in decision.answers if answer != PASS]
        self.raised: int | None = None
        """The card raised by keys."""

    @property
    def shown(self) -> list[int]:
        """Numbers of the cards from left to right; a number key selects by position, from 1."""
        return list(self.desk.state.hand)

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the cards that may be chosen, with their mark."""
        return dict.fromkeys(map(CardId, self.numbers), "legal")

    def click(self, thing: Thing[Hex]) -> bool:
        """Answer with the clicked card; return False for another thing or if the card is refused."""
        return isinstance(thing, CardId) and self.answer(thing.card)

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged: a card that may be chosen."""
        return isinstance(thing, CardId) and thing.card in self.numbers

    def dropped_in(self, thing: Thing[Hex]) -> Container[str]:
        """Return the names of the panes on which a card may be dropped."""
        return ("track", "board")

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Answer with a dropped card; return whether the answer was accepted."""
        return self.click(held)

    def called(self, number: int) -> str:
        """Return the name of a card for the button."""
        return names.card(self.desk.state.book, number)

    def raise_card(self, number: int) -> None:
        """Raise a card so that it can be read; if it is raised already, answer with it."""
        if self.raised == number:
            self.answer(number)
            return
        self.raised = number
        self.desk.redraw("hand", "prompt", "body")

    def lower(self) -> None:
        """Lower the raised card."""
        self.raised = None
        self.desk.redraw("hand", "prompt", "body")

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        if self.raised is None:
            return []
        raised = self.raised
        label = text(self.verb, card=self.called(raised))
        return [Button(label, lambda: self.answer(raised), self.keycap("accept"), "commit")]

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a number key or the arrows, which raise a card; return whether the key was used."""
        number, keys = digit(event), self.desk.app.keys
        if number is not None and number <= len(self.shown):
            card = self.shown[number - 1]
            if card in self.numbers:
                self.raise_card(card)
            else:
                self.desk.notice.show(text("card-not-this"))
            return True
        if keys.is_(event, "next") or keys.is_(event, "previous"):
            self._raise_next(1 if keys.is_(event, "next") else -1)
            return True
        return False

    def _raise_next(self, step: int) -> None:
        place = self.numbers.index(self.raised) + step if self.raised in self.numbers else (0 if step > 0 else -1)
        self.raised = None
        self.raise_card(self.numbers[place % len(self.numbers)])

    def steer(self, across: int, down: int) -> bool:
        """Raise the next card left or right on the d-pad; return False for up and down, which move the cursor."""
        if across:
            self._raise_next(across)
        return bool(across)


class AskPlayCard(AskCard[PlayCard]):
    """Prompt for the card to play on the initiative track (4.0.1d)."""

    verb = "button-play-card"

    def put_down(self) -> None:
        """Lower the raised card, as when a lesson continues."""
        self.lower()


class AskDrawCard(BattlePrompt[DrawCard]):
    """Prompt with an empty hand: Enter draws a card, X leaves the planned ones (4.0.1a)."""

    letters = True

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        draw = self.button(text("answer-draw-card"), DrawCard.DRAW, self.keycap("accept"), "commit")
        return [draw, self.button(text("answer-draw-none"), DrawCard.NONE, self.keycap("decline"))]


class AskDiscardDown(AskCard[DiscardDown]):
    """Prompt for the card to discard when the hand exceeds its limit (4.0.1c)."""

    verb = "button-lay-off"


class AskPlayDiscard(AskCard[PlayDiscard]):
    """Prompt for using a discard card now (5.1.2).

    Enter declines, unless the player has raised a card himself; then Enter plays it.
    """

    verb = "button-use-card"
    picked = False
    """Whether the player raised the card himself."""

    def begin(self) -> None:
        """Start the question; if only one card may be used, raise it."""
        super().begin()
        if len(self.numbers) == 1:
            self.raised = self.numbers[0]

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the cards that may be used, and the man whom the roll is about, with their marks."""
        about: dict[Thing[Hex], Mark] = {PieceId(self.decision.about): "target"} if self.decision.about else {}
        return {**super().lit(), **about}

    def raise_card(self, number: int) -> None:
        """Raise a card, or answer with it if it is raised; Enter then plays it."""
        self.picked = True
        super().raise_card(number)

    def lower(self) -> None:
        """Lower the raised card; Enter then declines."""
        self.picked = False
        super().lower()

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        no = self.button(text("answer-pass"), PASS, self.keycap("decline" if self.picked else "accept"))
        others = [Button(text("button-keep-cards"), self.keep, self.keycap("keep-cards"))] if self.repeats else []
        if self.raised is None:
            no.kind = "commit"
            return [no, *others]
        raised = self.raised
        label = text(self.verb, card=names.card(self.desk.state.book, raised))
        key = self.keycap("accept") if self.picked else str(self.shown.index(raised) + 1)
        use = Button(label, lambda: self.answer(raised), key)
        (use if self.picked else no).kind = "commit"
        return [no, use, *others]

    @property
    def repeats(self) -> bool:
        """Whether more rolls of this kind may follow in the current impulse."""
        return self.decision.result is not None and self.desk.state.clock.phase == "action"

    def keep(self) -> None:
        """Decline now and for all later rolls of this kind in the current impulse."""
        self.desk.title_desk.wishes.keep_cards(self.decision, self.desk.state)
        self.answer(PASS)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        if self.repeats and self.desk.app.keys.is_(event, "keep-cards"):
            self.keep()
            return True
        if self.desk.app.keys.is_(event, "decline"):
            return self.answer(PASS)
        return super().key(event)


class AskWound(AskCard[ChooseWound]):
    """Prompt for one of a Tough man's two wound cards, shown in the bottom strip with the milder one raised (16.0)."""

    body = "wound"
    verb = "button-take-wound"

    @property
    def shown(self) -> list[int]:
        """Numbers of the wound cards from left to right; a number key selects by position, from 1."""
        return self.numbers

    def begin(self) -> None:
        """Start the question with the milder card raised."""
        super().begin()
        cards = self.desk.state.book.friendly_cards
        self.raised = min(self.numbers, key=lambda number: (SEVERITY.index(cards[number].wound), cards[number].evac))

    def called(self, number: int) -> str:
        """Return the name of the wound on a card; the card's own title describes its effect when played."""
        return names.wound_result(self.desk.state.book.friendly_cards[number])

    def point_at(self, number: int) -> None:
        """Raise the card under the pointer."""
        if number != self.raised:
            self.raised = number
            self.desk.redraw("body", "prompt")
