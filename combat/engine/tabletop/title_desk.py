"""Base class of a title's part of the desk: its pieces, clicks outside prompts, and stored answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.thing import Thing
from combat.engine.words.line import Spoken

P = TypeVar("P", bound=Hashable)
S = TypeVar("S")


class TitleDesk(ABC, Generic[S, P]):
    """Queries and notifications of desk, mouse and keyboard to a title."""

    @property
    def has_turn(self) -> bool:
        """Whether it is the player's turn; False while he only reacts in another's."""
        return True

    # -- pieces and places --------------------------------------------------------------------------------------

    @abstractmethod
    def has(self, piece: str) -> bool:
        """Return whether a piece is in the game as the player sees it."""

    @abstractmethod
    def is_own(self, piece: str) -> bool:
        """Return whether a piece is the player's."""

    @abstractmethod
    def place_of(self, piece: str) -> P | None:
        """Return the place of a piece; None if it is not on the board."""

    @abstractmethod
    def pieces_at(self, place: P) -> Sequence[str]:
        """Return the pieces at a place, the preferred one first."""

    @abstractmethod
    def candidates(self) -> Sequence[str]:
        """Return the pieces that Tab cycles through by default."""

    @abstractmethod
    def start(self) -> P:
        """Return the place at which the keyboard cursor first appears."""

    # -- the board under the pointer ----------------------------------------------------------------------------

    @abstractmethod
    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[P]]:
        """Return the things at a point of the board, the topmost first."""

    @abstractmethod
    def face(self, thing: Thing[P]) -> Piece:
        """Return the picture of a thing being dragged."""

    def hover(self, position: tuple[int, int] | None) -> bool:
        """Handle the pointer's position on the board (None elsewhere); return whether anything changed."""
        return False

    # -- input outside prompts ----------------------------------------------------------------------------------

    def may_carry(self, thing: Thing[P]) -> bool:
        """Return whether a thing may be dragged that the prompt does not use, or without a prompt."""
        return False

    def drop(self, held: Thing[P], on: Thing[P] | None) -> bool:
        """Handle the drop of a thing that `may_carry` allowed on another thing, or on nothing; return whether it was
        used.
        """
        return False

    def refuses(self, held: Thing[P], on: Thing[P] | None) -> Spoken:
        """Return why a thing cannot be dropped on another, or on nothing; "" if it can."""
        return ""

    def click(self, thing: Thing[P]) -> bool:
        """Handle a click or Enter on a thing that the prompt does not use; return whether it was used."""
        return False

    def also(self, thing: Thing[P]) -> bool:
        """Handle a Shift+click, which adds a thing to what is chosen; return whether it was used."""
        return False

    def gather(self, box: pygame.Rect) -> bool:
        """Handle a selection box; return whether it was used."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that the prompt does not use; return whether it was used."""
        return False

    def put_back(self) -> bool:
        """Put down what was raised to be read; return whether anything was raised."""
        return False

    # -- notifications ------------------------------------------------------------------------------------------

    def asked(self) -> None:
        """Handle that the question is about to change, also to none."""

    def chose(self, piece: str) -> None:
        """Handle the selection of another piece, or of none."""

    def answer_pointed(self, thing: Thing[P] | None) -> None:
        """Handle the pointer's move to the button of an answer about a thing, or away from it (None)."""

    def standing(self, decision: Decision) -> Answer | None:
        """Return the player's answer given in advance; None if the player must be asked."""
        return None

    def only_answer(self, decision: Decision) -> Answer | None:
        """Return the single answer of a question that is shown for a moment; None for any other."""
        return None

    def happened(self, answers: int, state: S, event: Event) -> None:
        """Handle an event after it was applied."""

    def is_own_deed(self, event: Event) -> bool:
        """Return whether the player himself has just caused an event, so that it need not be reported."""
        return False

    def followed(self) -> None:
        """Handle the passing of time, after events were presented."""
