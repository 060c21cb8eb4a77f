"""Base class of a title's part of the desk: its pieces, input outside prompts, and answers given in advance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.thing import Thing
from combat.engine.words.log_entry import LogEntry

P = TypeVar("P", bound=Hashable)
S = TypeVar("S")

HURTING = ("hit", "bad")
"""Tones of log lines about harm to a piece."""


class TitleDesk(ABC, Generic[S, P]):
    """A title's answers to queries, and handling of notifications, of desk, mouse and keyboard."""

    board_input: BoardInput[P]
    """Input on the board outside prompts."""

    @property
    def has_turn(self) -> bool:
        """Return whether it is the player's turn; False while the player reacts in another player's turn."""
        return True

    # -- pieces and places --------------------------------------------------------------------------------------

    @abstractmethod
    def has(self, piece: str) -> bool:
        """Return whether a piece is in the game as far as the player sees."""

    @abstractmethod
    def is_own(self, piece: str) -> bool:
        """Return whether a piece belongs to the player."""

    @abstractmethod
    def place_of(self, piece: str) -> P | None:
        """Return the place of a piece, or None if the piece is not on the board."""

    @abstractmethod
    def pieces_at(self, place: P) -> Sequence[str]:
        """Return the ids of the pieces at a place, the preferred one first."""

    @abstractmethod
    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through, unless a prompt defines others."""

    @abstractmethod
    def start(self) -> P:
        """Return the place at which the keyboard cursor first appears."""

    def counter_box(self, piece: str) -> pygame.Rect | None:
        """Return the area on the screen of a piece's counter with its attachments, or None if that of its place
        applies.
        """
        return None

    @property
    def looked_from(self) -> P | None:
        """Return the place whose field of view is shown, or None if none is shown."""
        return None

    def look_from(self, place: P | None) -> None:
        """Show on the board what is in sight of a place; None ends this."""

    # -- notifications ------------------------------------------------------------------------------------------

    def asked(self) -> None:
        """Handle a change of the question, just before it; there may be no question afterwards."""

    def chose(self, piece: str) -> None:
        """Handle the selection of another piece, or of none ("")."""

    def answer_pointed(self, thing: Thing[P] | None) -> None:
        """Handle the pointer's move to the button of an answer about a thing, or away from such a button (None)."""

    def standing(self, decision: Decision) -> Answer | None:
        """Return the answer that the player has given in advance to a decision, or None if the player must be asked."""
        return None

    def only_answer(self, decision: Decision) -> Answer | None:
        """Return the only possible answer to a question that is nevertheless shown for a moment, or None for any
        other question.
        """
        return None

    def happened(self, answers: int, state: S, event: Event) -> None:
        """Handle an event after it was applied; `answers` is the number of answers given so far."""

    def is_own_deed(self, event: Event) -> bool:
        """Return whether the player's answer has just caused an event, so that it need not be reported as missed."""
        return False

    def is_own_harm(self, event: Event, entry: LogEntry) -> bool:
        """Return whether an event with this log entry harms the player, so that it stays reported until it has been
        read.
        """
        return entry.tone in HURTING and any(map(self.is_own, entry.pieces[:1]))

    def followed(self) -> None:
        """Handle the passing of time, after events were presented."""
