"""Base class of a title's input on the board outside prompts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

import pygame

from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.thing import Thing
from combat.engine.words.line import Spoken

P = TypeVar("P", bound=Hashable)


class BoardInput(ABC, Generic[P]):
    """The things under the pointer, and clicks, drags and keys that no prompt uses."""

    @abstractmethod
    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[P]]:
        """Return the things at a point of the board, the topmost first."""

    @abstractmethod
    def face(self, thing: Thing[P]) -> Piece:
        """Return the drawn piece of a thing being dragged."""

    def hover(self, position: tuple[int, int] | None) -> bool:
        """Handle the pointer's position on the board (None elsewhere); return whether anything changed."""
        return False

    def may_carry(self, thing: Thing[P]) -> bool:
        """Return whether a thing may be dragged that the prompt does not use, or without a prompt."""
        return False

    def drop(self, held: Thing[P], on: Thing[P] | None) -> bool:
        """Handle the drop of a thing that `may_carry` allowed on another thing, or on nothing; return whether it was
        used.
        """
        return False

    def refuses(self, held: Thing[P], on: Thing[P] | None) -> Spoken:
        """Return the reason why a thing cannot be dropped on another, or on nothing; "" if it can."""
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
        """Lower the piece that was raised so that it can be read; return whether there was one."""
        return False
