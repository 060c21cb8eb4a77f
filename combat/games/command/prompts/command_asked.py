"""Base class of the prompts of COMMAND!."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.deck import Card
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.theme import ButtonKind
from combat.engine.stage.keys import chords
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.prompt_base import AnswerButton
from combat.engine.tabletop.thing import CardId, PieceId, PlaceId, Thing, marked_pieces, marked_places
from combat.engine.words import text
from combat.engine.words.key_names import key_name
from combat.engine.words.prompt_words import PromptWords
from combat.games.command.rules.answers import DONE, PASS, STOP, Cards, CardUse, Shot
from combat.games.command.rules.odds.shot_odds import ShotOdds
from combat.games.command.rules.state import Attack, State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.words import command_names as names
from combat.games.command.words.answers_said import answer as said
from combat.games.command.words.form import Form, FormChoice

D = TypeVar("D", bound=Decision)
NOTHING: tuple[Answer, ...] = (PASS, DONE, STOP, Cards(()))
"""Answers that do nothing; the key 0 gives them."""
DECLINE = "0"
"""Key of the declining answer, besides that of its button."""
CARD_KEYS = {"assault-fire": "F", "smoke-grenades": "G"}
"""Keys of the actions during a move, which leave the number keys to units and hexes."""
FEW = 12
"""Most highlighted hexes that are scrolled into view together."""


class CommandAsked(Prompt[D, State, CommandDesk, Hex]):
    """Prompt for a pending decision of the game."""

    body = "form"
    warning = ""
    """Message id of the warning before a repeated answer; "" for none."""
    warned_key = ""
    """Key of the button that gives the repeated answer."""

    def form(self) -> Form | None:
        """Return the form shown beside the prompt, with sums and predictions; None without one."""
        return None

    def choose(self, choice: str) -> None:
        """Handle a click on a choice of the form. By default nothing happens."""

    def place_meant(self, thing: Thing[Hex] | None) -> Hex | None:
        """Return the hex of a thing: the hex itself, or that of a piece; None for anything else."""
        if isinstance(thing, PlaceId):
            return thing.place
        return self.desk.title_desk.place_of(thing.id) if isinstance(thing, PieceId) else None

    def further_hint(self) -> str:
        """Return the hint shown beside the question; the decision's usual hint if the question already contains it."""
        hint = self.hint()
        return hint if hint not in self.line().text else self.desk.table.words.ask(self.desk.state, self.decision).hint

    def labels(self) -> Mapping[Hex, str]:
        """Return the key label of each hex that can be chosen by key; by default none."""
        return {}

    # -- camera -----------------------------------------------------------------------------------------------------

    def looked_at(self) -> list[Hex]:
        """Return the hexes that must be in view at the start of the prompt: by default that of the piece concerned."""
        hex_ = self.desk.title_desk.place_of(self.decision.subject)
        return [] if hex_ is None else [hex_]

    def looked_at_besides(self) -> list[Hex]:
        """Return further hexes to bring into view if there is room: those of the possible answers, unless there are
        too many.
        """
        lit = self.lit()
        there = map(self.desk.title_desk.place_of, marked_pieces(lit))
        found = list(dict.fromkeys([*marked_places(lit), *(hex_ for hex_ in there if hex_ is not None)]))
        return found if len(found) <= FEW else []

    def shots(self) -> list[Attack]:
        """Return the attacks to draw on the board; by default none."""
        return []

    # -- declining and confirming
    # -----------------------------------------------------------------------------------------

    def line(self) -> PromptWords:
        """Return the prompt line, or the pending warning until the player's next input."""
        said = super().line()
        if not self.warning:
            return said
        return PromptWords(said.title, text(self.warning, key=key_name(self.warned_key)), said.hint, said.rule)

    def twice(self, button: Button, message: str) -> Button:
        """Change a button to show the warning `message` at its first press and answer at the second; return the button.

        If confirmation is off in the settings, it answers at once.
        """
        answer = button.on_use

        def use() -> None:
            if self.warning == message or not self.desk.app.settings.confirm_commit:
                answer()
            else:
                self.warning, self.warned_key = message, button.cap_key()
                self.desk.redraw("prompt")

        button.on_use = use
        return button

    def decline(self) -> bool:
        """Press the button of the declining answer, or show why that is not possible; always return True."""
        found = (button for button in self.buttons() if isinstance(button, AnswerButton) and button.gives in NOTHING)
        button = next(found, None)
        if button is None:
            self.desk.notice.show(text("nothing-to-decline"), refused=False)
        elif button.enabled:
            button.use()
            self.warned_key = DECLINE
        else:
            self.desk.notice.show(button.reason)
        return True

    # -- buttons ----------------------------------------------------------------------------------------------------

    def answers(self, value: Answer, key: str = "", kind: ButtonKind = "plain") -> Button:
        """Return a button that gives the answer `value` and is labelled with it; hovering highlights its card or
        piece.
        """
        means: Thing[Hex] | None = CardId(value.card) if isinstance(value, CardUse) else None
        if self.desk.title_desk.has(str(value)):
            means = PieceId(str(value))
        return self.button(said(self.desk.state, self.decision, value), value, key, kind, means=means)

    def numbered(self, values: Iterable[Answer], start: int = 1) -> list[Button]:
        """Return a button for each answer, with number keys from `start` to 9 as far as they go."""
        return [
            self.answers(value, str(number) if number < 10 else "") for number, value in enumerate(values, start=start)
        ]

    def cards_played(self, uses: Iterable[CardUse]) -> list[Button]:
        """Return a button for each action that cards offer during a move, each with its letter in every question."""
        distinct = {use.use: use for use in reversed(list(uses))}
        return [self.answers(use, CARD_KEYS.get(kind, "")) for kind, use in sorted(distinct.items())]

    def fires(self, odds: ShotOdds, first: Answer) -> Button:
        """Return the Enter button that gives the answer `first` and then fires the predicted shot when that is asked
        for.
        """
        attack = odds.attack
        shot = Shot(attack.hexes[0], attack.pieces)

        def fire() -> None:
            self.desk.title_desk.meant.mean(shot)
            if not self.answer(first):
                self.desk.title_desk.meant.mean(None)

        return Button(text("button-fire-fp", fp=odds.fp), fire, self.keycap("accept"), "commit")

    def usual(self, value: Answer, *, too_soon: bool = False) -> Button:
        """Return the Enter button with an answer; if it ends something `too_soon`, only the key 0 gives it."""
        return self.answers(value, DECLINE) if too_soon else self.answers(value, self.keycap("accept"), "commit")

    def choices(
        self, pieces: Sequence[str], chosen: Sequence[str], brings: Mapping[str, str], keys: Mapping[str, str]
    ) -> tuple[FormChoice, ...]:
        """Return the choices of the form: each piece with its name, number key, contribution, and whether it is chosen.

        `brings` and `keys` map a piece to its contribution and its number key. Names leave out the nation unless two
        pieces would have the same name.
        """
        labels = [self._label(piece) for piece in pieces]
        called = [
            label if labels.count(label) == 1 else names.piece(self.desk.state, piece)
            for piece, label in zip(pieces, labels, strict=True)
        ]
        return tuple(
            FormChoice(piece, name, key_name(keys.get(piece, "")), brings.get(piece, ""), piece in chosen)
            for piece, name in zip(pieces, called, strict=True)
        )

    def amount(self, value: str, amount: str) -> str:
        """Return the contribution of a piece with the name of the value, such as "FP 4"."""
        return text("form-brings", what=text(f"value-{value}"), amount=amount)

    def _label(self, piece: str) -> str:
        state = self.desk.state
        return names.weapon_alone(state, piece) if piece in state.weapons else names.unit_alone(state, piece)

    def steer_pieces(self, pieces: Sequence[str], take: Callable[[str], object], across: int, down: int) -> bool:
        """Handle the d-pad: left and right select a piece, up and down call `take` with it; always return True."""
        chosen = self.desk.selection.piece
        if across and pieces:
            place = pieces.index(chosen) + across if chosen in pieces else (0 if across > 0 else -1)
            self.desk.selection.select(pieces[place % len(pieces)], show=True)
            self.refresh()
        elif down and chosen in pieces:
            take(chosen)
        return True

    def refresh(self) -> None:
        """Redraw everything that shows the current selection, and clear the warning."""
        self.warning = ""
        self.desk.view.marks.set(marked_places(self.lit()))
        self.desk.changed("chosen")
        self.desk.redraw("board", "body", "prompt", "hand")


def pressed_piece(event: pygame.event.Event, keys: Mapping[str, str]) -> str:
    """Return the piece whose number key was pressed; "" for none."""
    pressed = chords(event)
    return next((piece for piece, key in keys.items() if key in pressed), "")


def next_card(cards: Sequence[Card], raised: Card, step: int) -> Card:
    """Return the card that is `step` places after the raised one, in a circle; the first or last if none is raised."""
    if raised not in cards:
        return cards[0 if step > 0 else -1]
    return cards[(cards.index(raised) + step) % len(cards)]
