"""A question that is put, as the desk, the hands and the panes know it; a title's prompts are such questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import Thing
from combat.engine.words.line import Spoken
from combat.engine.words.prompt_words import PromptWords

P = TypeVar("P", bound=Hashable)


class AnswerButton(Button, Generic[P]):
    """A button that gives an answer: what that plays or takes is shown as if it were pointed at while the pointer rests
    on the button."""

    means: Thing[P] | None = None
    """That thing; None for an answer about nothing on the table."""
    gives: Answer | None = None
    """The answer itself; None where the button does something else first."""


class PromptBase(ABC, Generic[P]):
    """What it says, which answers it lights, and what clicks, keys and drops mean to it."""

    decision: Decision
    """What the rules ask."""
    body = ""
    """What the title lays out for it on the table; "" for nothing."""
    letters = False
    """Whether letters mean something here, so that WASD do not pan the board."""
    follows = False
    """Whether its line speaks of the place under the pointer, or on open ground something in the air leads there."""
    turns = False
    """Whether its answers have a heading, which the shoulders of a gamepad turn while a place is chosen."""

    @property
    def half_given(self) -> bool:
        """Whether it asks the rest of what was begun with the last answer, so that Esc takes that back."""
        return False

    # -- what is seen -------------------------------------------------------------------------------------------

    @abstractmethod
    def begin(self) -> None:
        """The question is put; choose and show what it is about."""

    @abstractmethod
    def line(self) -> PromptWords:
        """The prompt."""

    @abstractmethod
    def hint(self) -> str:
        """How to answer, for the tooltip of the prompt."""

    def further_hint(self) -> str:
        """How to answer, for a place beside the question's line."""
        return self.hint()

    def buttons(self) -> list[Button]:
        """The buttons beside the prompt, from right to left; the first is the usual answer."""
        return []

    def lit(self) -> Mapping[Thing[P], Mark]:
        """What is a legal answer, and how it is marked."""
        return {}

    def labels(self) -> Mapping[P, str]:
        """What stands at legal places: the keys that choose them."""
        return {}

    # -- what the player does -----------------------------------------------------------------------------------

    def click(self, thing: Thing[P]) -> bool:
        """A thing was clicked, or Enter pressed on the place chosen by the keys; False if it means nothing here."""
        return False

    def may_carry(self, thing: Thing[P]) -> bool:
        """Whether the mouse may pick a thing up here."""
        return False

    def dropped_in(self, thing: Thing[P]) -> Container[str]:
        """The panes in which what is carried may be dropped."""
        return ("board",)

    def drop(self, held: Thing[P], on: Thing[P] | None) -> bool:
        """Something was dropped on another thing, or where nothing lies."""
        return False

    def settled(self, place: P) -> P:
        """Where what is carried comes to rest if it is let go at a place, and is seen meanwhile: there, unless said."""
        return place

    def refuses(self, held: Thing[P], on: Thing[P] | None) -> Spoken:
        """Why it could not be dropped there; "" if it can."""
        return ""

    def key(self, event: pygame.event.Event) -> bool:
        """A key was pressed that no button has."""
        return False

    def decline(self) -> bool:
        """Give the answer that takes nothing: pass, stop, done; False where there is none."""
        return False

    def places_in_turn(self, *, by_pad: bool) -> Sequence[P]:
        """The places among which Tab, or a gamepad's button for the next, goes round; () where it means pieces."""
        return ()

    def gone_to(self, place: P) -> bool:
        """The cursor of the keys has come to a place; whether that says all that Enter on it would, as an aim that is
        taken at once."""
        return False

    def steer(self, across: int, down: int) -> bool:
        """The cross of a gamepad was pressed to a side; False leaves it to the cursor on the board."""
        return False

    @abstractmethod
    def candidates(self) -> Sequence[str]:
        """The pieces among whom Tab goes round."""

    def put_down(self) -> None:
        """What was only raised to be read lies in its place again, as when a lesson goes on."""
        return

    def candidates_back(self) -> Sequence[str]:
        """The pieces among whom Shift+Tab goes back."""
        return self.candidates()
