"""The base of the prompts of COMMAND!."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.deck import Card
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.theme import ButtonKind
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.prompt import Prompt, digit
from combat.engine.tabletop.prompt_base import AnswerButton
from combat.engine.tabletop.thing import CardId, PieceId, PlaceId, Thing, marked_pieces, marked_places
from combat.engine.words import text
from combat.engine.words.key_names import key_name
from combat.engine.words.prompt_words import PromptWords
from combat.games.command.rules.answers import DONE, PASS, STOP, Cards, CardUse, Shot
from combat.games.command.rules.odds.shot_odds import ShotOdds
from combat.games.command.rules.state import Attack, State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.pieces.faces_from_state import unit_label, weapon_face
from combat.games.command.words import command_names as names
from combat.games.command.words.answers_said import answer as said
from combat.games.command.words.form import Form, FormChoice

D = TypeVar("D", bound=Decision)
NOTHING: tuple[Answer, ...] = (PASS, DONE, STOP, Cards(()))
"""The answers that take, play or go on with nothing: 0 gives them."""
FEW = 12
"""How many lit hexes are brought into sight together."""


class CommandAsked(Prompt[D, State, CommandDesk, Hex]):
    """One pending question of a game."""

    body = "form"
    warning = ""
    """The message of what the same answer once more would do; "" for nothing."""
    warned_key = ""
    """The key of the button that gives that answer."""

    def form(self) -> Form | None:
        """What lies beside it: the sums that count for it, and what is to be expected; None for nothing."""
        return None

    def choose(self, choice: str) -> None:
        """A piece on the form was clicked: it takes part, or no longer."""

    def place_meant(self, thing: Thing[Hex] | None) -> Hex | None:
        """The hex that a click on the ground, or on a piece that lies there, means."""
        if isinstance(thing, PlaceId):
            return thing.place
        return self.desk.battle.place_of(thing.id) if isinstance(thing, PieceId) else None

    # -- where to look ------------------------------------------------------------------------------------------

    def looked_at(self) -> list[Hex]:
        """What is seen in any case when it is put: the piece that it asks about."""
        hex_ = self.desk.battle.place_of(self.decision.subject)
        return [] if hex_ is None else [hex_]

    def looked_at_besides(self) -> list[Hex]:
        """What else it is about, as far as there is room: what may be answered, where that is not half the board."""
        lit = self.lit()
        there = map(self.desk.battle.place_of, marked_pieces(lit))
        found = list(dict.fromkeys([*marked_places(lit), *(hex_ for hex_ in there if hex_ is not None)]))
        return found if len(found) <= FEW else []

    def shots(self) -> list[Attack]:
        """The attacks that it is about, to be drawn on the board."""
        return []

    # -- declining and confirming ---------------------------------------------------------------------------------

    def line(self) -> PromptWords:
        """The prompt; a warning stands in it until something else is done than giving the same answer once more."""
        said = super().line()
        if not self.warning:
            return said
        return PromptWords(said.title, text(self.warning, key=key_name(self.warned_key)), said.hint, said.rule)

    def twice(self, button: Button, message: str) -> Button:
        """Have a button warn at the first press and answer at the second."""
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
        """Press the button that takes nothing, whatever key stands on it; where there is none say so."""
        found = (button for button in self.buttons() if isinstance(button, AnswerButton) and button.gives in NOTHING)
        button = next(found, None)
        if button is None:
            self.desk.notice.show(text("nothing-to-decline"), refused=False)
        elif button.enabled:
            button.use()
        else:
            self.desk.notice.show(button.reason)
        return True

    # -- buttons ------------------------------------------------------------------------------------------------

    def answers(self, value: Answer, key: str = "", kind: ButtonKind = "plain") -> Button:
        """A button that gives an answer, and says it; what it plays or takes is shown while the pointer lies on it."""
        means: Thing[Hex] | None = CardId(value.card) if isinstance(value, CardUse) else None
        if self.desk.battle.has(str(value)):
            means = PieceId(str(value))
        return self.button(said(self.desk.state, self.decision, value), value, key, kind, means=means)

    def numbered(self, values: Iterable[Answer], start: int = 1) -> list[Button]:
        """Buttons with the figures of the keyboard on them, as far as these go."""
        return [
            self.answers(value, str(number) if number < 10 else "") for number, value in enumerate(values, start=start)
        ]

    def fires(self, odds: ShotOdds, first: Answer) -> Button:
        """The button that Enter presses where one answer declares a shot and what leads to it: `first` is given, the
        shot once it is asked for."""
        attack = odds.attack
        shot = Shot(attack.hexes[0], attack.pieces)

        def fire() -> None:
            self.desk.battle.meant.mean(shot)
            if not self.answer(first):
                self.desk.battle.meant.mean(None)

        return Button(text("button-fire-fp", fp=odds.fp), fire, self.keycap("accept"), "commit")

    def usual(self, value: Answer) -> Button:
        """The button that Enter presses."""
        return self.answers(value, self.keycap("accept"), "commit")

    def choices(
        self, pieces: Sequence[str], chosen: Sequence[str], brings: Mapping[str, str], figures: Mapping[str, int]
    ) -> tuple[FormChoice, ...]:
        """Pieces that may take part, with their figures of the keyboard.

        They are called what stands on their counters, and by their whole names where two of these read alike.
        """
        labels = [self._label(piece) for piece in pieces]
        called = [
            label if labels.count(label) == 1 else names.piece(self.desk.state, piece)
            for piece, label in zip(pieces, labels, strict=True)
        ]
        return tuple(
            FormChoice(piece, name, str(figures.get(piece, "")), brings.get(piece, ""), piece in chosen)
            for piece, name in zip(pieces, called, strict=True)
        )

    def of_figure(self, event: pygame.event.Event, figures: Mapping[str, int]) -> str:
        """The piece whose figure a key types; "" for none."""
        number = digit(event)
        return next((piece for piece, figure in figures.items() if figure == number), "")

    def _label(self, piece: str) -> str:
        state = self.desk.state
        return weapon_face(state, piece).name if piece in state.weapons else unit_label(state, piece)

    def steer_pieces(self, pieces: Sequence[str], take: Callable[[str], object], across: int, down: int) -> bool:
        """The cross of a gamepad goes to the sides through pieces; up and down take the chosen one or let it go."""
        chosen = self.desk.selection.piece
        if across and pieces:
            place = pieces.index(chosen) + across if chosen in pieces else (0 if across > 0 else -1)
            self.desk.selection.select(pieces[place % len(pieces)], show=True)
            self.refresh()
        elif down and chosen in pieces:
            take(chosen)
        return True

    def refresh(self) -> None:
        """What is chosen for the answer has changed: draw anew whatever shows it."""
        self.warning = ""
        self.desk.view.marks.set(marked_places(self.lit()))
        self.desk.changed("chosen")
        self.desk.redraw("board", "body", "prompt", "hand")


def next_card(cards: Sequence[Card], raised: Card, step: int) -> Card:
    """The card beside the raised one; the first, or from the right the last, where none of them is raised."""
    if raised not in cards:
        return cards[0 if step > 0 else -1]
    return cards[(cards.index(raised) + step) % len(cards)]
