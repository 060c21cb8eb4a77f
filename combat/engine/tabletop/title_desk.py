"""What a title adds to the desk: where its pieces are, which of them are the player's, and what it remembers."""

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
    """What desk, mouse and keys ask of a title, and what they tell it."""

    @property
    def has_turn(self) -> bool:
        """Whether it is the player's turn; False while he only reacts in another's."""
        return True

    # -- pieces and places --------------------------------------------------------------------------------------

    @abstractmethod
    def has(self, piece: str) -> bool:
        """Whether a piece is in the game as the player sees it."""

    @abstractmethod
    def is_own(self, piece: str) -> bool:
        """Whether a piece is the player's."""

    @abstractmethod
    def place_of(self, piece: str) -> P | None:
        """Where a piece is; None beside the board, and for one that is not there."""

    @abstractmethod
    def pieces_at(self, place: P) -> Sequence[str]:
        """The pieces at a place, the one that is meant first."""

    @abstractmethod
    def candidates(self) -> Sequence[str]:
        """The pieces among whom Tab goes round where a question names no others."""

    @abstractmethod
    def start(self) -> P:
        """Where the cursor of the keys begins."""

    # -- the board under the pointer ----------------------------------------------------------------------------

    @abstractmethod
    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[P]]:
        """What lies under a point of the board, the uppermost first."""

    @abstractmethod
    def face(self, thing: Thing[P]) -> Piece:
        """A thing as the mouse carries it."""

    def hover(self, position: tuple[int, int] | None) -> bool:
        """The pointer is here on the board, or elsewhere; True if anything on it lies otherwise now."""
        return False

    # -- what hands do whatever is asked ------------------------------------------------------------------------

    def may_carry(self, thing: Thing[P]) -> bool:
        """Whether the mouse may pick a thing up here that the question does not want, or while none is put."""
        return False

    def drop(self, held: Thing[P], on: Thing[P] | None) -> bool:
        """What was picked up so was let go over another thing, or where nothing lies."""
        return False

    def refuses(self, held: Thing[P], on: Thing[P] | None) -> Spoken:
        """Why it could not be let go there; "" if it can."""
        return ""

    def click(self, thing: Thing[P]) -> bool:
        """A thing was clicked, or Enter pressed on it, that means nothing to the question; False if nothing here."""
        return False

    def also(self, thing: Thing[P]) -> bool:
        """It was clicked with Shift held: it is meant besides what was meant before; False if that means nothing."""
        return False

    def gather(self, box: pygame.Rect) -> bool:
        """A box was drawn around pieces with Shift held; False if that means nothing."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key was pressed that the question did not want."""
        return False

    def put_back(self) -> bool:
        """Lower what was raised to be read; False where nothing is."""
        return False

    # -- what it is told ----------------------------------------------------------------------------------------

    def asked(self) -> None:
        """Another question is about to be put, or none is put any more."""

    def chose(self, piece: str) -> None:
        """Another piece is chosen, or none."""

    def answer_pointed(self, thing: Thing[P] | None) -> None:
        """The pointer lies on the button of an answer that plays or takes a thing, or on none such any more."""

    def standing(self, decision: Decision) -> Answer | None:
        """What the player has answered in advance, now that all has been shown; None where he must be asked."""
        return None

    def only_answer(self, decision: Decision) -> Answer | None:
        """The answer of a question that has no other, and is put for a moment all the same; None for any other."""
        return None

    def happened(self, answers: int, state: S, event: Event) -> None:
        """An event was applied."""

    def is_own_deed(self, event: Event) -> bool:
        """Whether the player himself has just brought an event about, so that he need not be told that it happened."""
        return False

    def followed(self) -> None:
        """Time has passed, and all that happened in it has been told."""
