"""Base class of questions, as needed by desk, input handling and panes."""

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
    """Button that gives an answer; while it is hovered, the thing of the answer is highlighted as if pointed at."""

    means: Thing[P] | None = None
    """The thing; None if the answer is about none."""
    gives: Answer | None = None
    """The answer; None if the button does something else first."""


class PromptBase(ABC, Generic[P]):
    """A question: its texts, legal answers, and reactions to clicks, keys and drops."""

    decision: Decision
    """The decision of the rules."""
    body = ""
    """Name of the title's layout for it; "" for none."""
    letters = False
    """True if letters are used, so that WASD does not pan the board."""
    follows = False
    """Whether its text or drawing depends on the place under the pointer."""
    turns = False
    """True if its answers have a heading, changed by the wheel with Alt, and at the cursor by shoulder buttons."""

    @property
    def half_given(self) -> bool:
        """Return whether the question continues one that is partly answered, so that Esc undoes the previous answer."""
        return False

    # -- display ------------------------------------------------------------------------------------------------

    @abstractmethod
    def begin(self) -> None:
        """Start the question: select and show the piece that it is about."""

    @abstractmethod
    def line(self) -> PromptWords:
        """Return title, text and rule of the prompt."""

    @abstractmethod
    def hint(self) -> str:
        """Return instructions on how to answer, for the tooltip of the prompt."""

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        return []

    def lit(self) -> Mapping[Thing[P], Mark]:
        """Return the things that can be clicked as answers, with their marks."""
        return {}

    # -- input --------------------------------------------------------------------------------------------------

    def click(self, thing: Thing[P]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        return False

    def may_carry(self, thing: Thing[P]) -> bool:
        """Return whether a thing may be dragged as an answer."""
        return False

    def dropped_in(self, thing: Thing[P]) -> Container[str]:
        """Return the names of the panes in which a dragged thing may be dropped."""
        return ("board",)

    def drop(self, held: Thing[P], on: Thing[P] | None) -> bool:
        """Handle the drop of a thing on another, or on nothing (None); return whether the drop was used."""
        return False

    def settled(self, place: P) -> P:
        """Return the place where a thing dropped at a place would be put, which is shown while dragging."""
        return place

    def refuses(self, held: Thing[P], on: Thing[P] | None) -> Spoken:
        """Return the reason why a thing cannot be dropped on another, or on nothing (None), or "" if it can be."""
        return ""

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether the key was used."""
        return False

    def decline(self) -> bool:
        """Give the declining answer (pass, stop, done); return False if there is none."""
        return False

    def places_in_turn(self, *, by_pad: bool) -> Sequence[P]:
        """Return the places that Tab cycles through, or () if Tab cycles through pieces.

        `by_pad` is true for the gamepad's button in place of Tab.
        """
        return ()

    def gone_to(self, place: P) -> bool:
        """Handle a move of the cursor to a place; return whether the move itself counts as Enter."""
        return False

    def steer(self, across: int, down: int) -> bool:
        """Handle a press of the d-pad (`across` right, `down` down); return False to let it move the cursor."""
        return False

    @abstractmethod
    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""

    def put_down(self) -> None:
        """Lower the piece that was raised so that it can be read, as when a lesson continues."""
        return

    def candidates_back(self) -> Sequence[str]:
        """Return the ids of the pieces that Shift+Tab cycles through."""
        return self.candidates()
