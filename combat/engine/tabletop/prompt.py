"""What every question at the table can do: say itself, light its legal answers, and take clicks, keys and drops."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copied import Copied
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.theme import ButtonKind
from combat.engine.stage.keys import chords
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.thing import HexPlace, PieceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words.line import Spoken
from combat.engine.words.prompt_words import PromptWords

D_co = TypeVar("D_co", bound=Decision, covariant=True)
S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any])


class Prompt(Generic[D_co, S, B]):
    """One pending question at the table."""

    body = ""
    """What the title lays out for it on the table; "" for nothing."""
    letters = False
    """Whether letters mean something here, so that WASD do not pan the board."""
    follows = False
    """Whether its line speaks of the hex under the pointer."""

    def __init__(self, desk: Desk[S, B], decision: D_co) -> None:
        self.desk, self.decision = desk, decision

    @property
    def half_given(self) -> bool:
        """Whether it asks the rest of what was begun with the last answer, so that Esc takes that back."""
        return False

    # -- what is seen -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The question is put; choose and show what it is about."""
        subject = self.decision.subject
        if self.desk.battle.has(subject):
            self.desk.select(subject, show=True)

    def line(self) -> PromptWords:
        """The prompt."""
        said = self.desk.table.words.ask(self.desk.state, self.decision)
        return PromptWords(said.title, said.text, rule=said.rule)

    def hint(self) -> str:
        """How to answer, for the tooltip of the prompt."""
        return self.desk.table.words.ask(self.desk.state, self.decision).hint

    def buttons(self) -> list[Button]:
        """The buttons beside the prompt, from right to left; the first is the usual answer."""
        return []

    def lit(self) -> Mapping[Thing, Mark]:
        """What is a legal answer, and how it is marked."""
        return {}

    def labels(self) -> Mapping[Hex, str]:
        """What stands in legal hexes: the keys that choose them."""
        return {}

    # -- what the player does -----------------------------------------------------------------------------------

    def click(self, thing: Thing) -> bool:
        """A thing was clicked, or Enter pressed on the hex chosen by the keys; False if it means nothing here."""
        return False

    def may_carry(self, thing: Thing) -> bool:
        """Whether the mouse may pick a thing up here."""
        return False

    def dropped_in(self, thing: Thing) -> Container[str]:
        """The panes in which what is carried may be dropped."""
        return ("board",)

    def drop(self, held: Thing, on: Thing | None) -> bool:
        """Something was dropped on another thing, or where nothing lies."""
        return False

    def refuses(self, held: Thing, on: Thing | None) -> Spoken:
        """Why it could not be dropped there; "" if it can."""
        return ""

    def key(self, event: pygame.event.Event) -> bool:
        """A key was pressed that no button has."""
        return False

    def candidates(self) -> Sequence[str]:
        """The pieces among whom Tab goes round."""
        return self.desk.battle.candidates()

    # -- help ---------------------------------------------------------------------------------------------------

    def ground(self, on: Thing | None) -> Hex | None:
        """The hex of what something is dropped on: the one under the pointer, though a piece reaches over its edge."""
        if isinstance(on, HexPlace):
            return on.hex
        return self.desk.pointer.hex if isinstance(on, PieceId) else None

    def answer(self, value: Answer) -> bool:
        """Answer; what is refused is said with its reason."""
        return self.desk.answer(value)

    def button(self, label: str, value: Answer, key: str = "", kind: ButtonKind = "plain") -> Button:
        """A button that gives an answer."""
        button = Button(label, lambda: self.answer(value), key, kind)
        refusal = self.decision.refusal(self.desk.state, value)
        if refusal is not None:
            button.reason = self.desk.table.words.refusal(self.desk.state, refusal)
        return button

    def keycap(self, action: str) -> str:
        """The key of an action."""
        return self.desk.app.keys.label(action)


def digit(event: pygame.event.Event) -> int | None:
    """The number that a key types, 1-9; None for any other key."""
    if event.type != pygame.KEYDOWN:
        return None
    for chord in chords(event):
        if len(chord) == 1 and chord in "123456789":
            return int(chord)
    return None
