"""Base class of a title's prompts: a question with access to the desk."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.stage.drawing.theme import ButtonKind
from combat.engine.stage.keys import chords
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.prompt_base import AnswerButton, PromptBase
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import has, text
from combat.engine.words.prompt_words import PromptWords

D_co = TypeVar("D_co", bound=Decision, covariant=True)
P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Prompt(PromptBase[P], Generic[D_co, S, B, P]):
    """The current question at the table, worded by the title."""

    decision: D_co

    def __init__(self, desk: Desk[S, B, P], decision: D_co) -> None:
        self.desk, self.decision = desk, decision

    def begin(self) -> None:
        """Start the question: select the piece that the question is about, if any, and show it."""
        subject = self.decision.subject
        if self.desk.title_hooks.has(subject):
            self.desk.selection.select(subject, show=True)

    def line(self) -> PromptWords:
        """Return title, text and rule of the prompt."""
        said = self.desk.table.words.ask(self.desk.state, self.decision)
        return PromptWords(said.title, self._by_pad() or self.by_keys(said.text) or said.text, rule=said.rule)

    def _by_pad(self) -> str:
        """Return the text for gamepad users, if there is one and a gamepad is in use; else ""."""
        told = f"ask-{self.decision.kind}-pad"
        keys = self.desk.app.keys
        if not keys.by_pad or not has(told):
            return ""
        return text(told, **{action: keys.named(action) for action in ("accept", "next", "previous", "offer")})

    def by_keys(self, words: str) -> str:
        """Return the variant of a text for keyboard users, or "" if the keyboard is not in use or there is no
        variant.
        """
        told, keys = self.keys_message(), self.desk.app.keys
        if keys.by_pad or not self.desk.input.by_keys or not has(told):
            return ""
        return text(told, text=words, **{name: keys.named(name) for name in ("accept", "next", "cursor-right")}).strip()

    def keys_message(self) -> str:
        """Return the message id of the text variant for keyboard users."""
        return f"ask-{self.decision.kind}-keys"

    def hint(self) -> str:
        """Return instructions on how to answer, for the tooltip of the prompt."""
        return self.by_keys("") or self.desk.table.words.ask(self.desk.state, self.decision).hint

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.desk.title_hooks.candidates()

    # -- helpers ------------------------------------------------------------------------------------------------

    def ground(self, on: Thing[P] | None) -> P | None:
        """Return the place under the pointer where a thing is dropped on `on`, or None off the sheet.

        Over a piece this is the place under the pointer, even if the piece belongs to another place.
        """
        if isinstance(on, PlaceId):
            return on.place
        return self.desk.input.pointer.place if isinstance(on, PieceId) else None

    def answer(self, value: Answer) -> bool:
        """Answer the decision; return whether the answer was accepted. If it is refused, the reason is shown."""
        return self.desk.controls.answer(value)

    def button(
        self, label: str, value: Answer, key: str = "", kind: ButtonKind = "plain", *, means: Thing[P] | None = None
    ) -> Button:
        """Return a button that gives an answer; if the answer is refused, the button is disabled with the reason.

        `means` is the thing that the answer plays or takes. `key` presses the button; `kind` selects its appearance.
        """
        button: AnswerButton[P] = AnswerButton(label, lambda: self.answer(value), key, kind)
        button.means, button.gives = means, value
        refusal = self.decision.refusal(self.desk.state, value)
        if refusal is not None:
            button.reason = self.desk.table.words.refusal(self.desk.state, refusal)
        return button

    def keycap(self, action: str) -> str:
        """Return the label of the key for an action."""
        return self.desk.app.keys.label(action)


def digit(event: pygame.event.Event) -> int | None:
    """Return the digit 1 to 9 that a key press types, or None for any other event."""
    if event.type != pygame.KEYDOWN:
        return None
    for chord in chords(event):
        if len(chord) == 1 and chord in "123456789":
            return int(chord)
    return None
