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
    """Handling of pointing, clicks, drags and keys on the board that no prompt uses."""

    @abstractmethod
    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[P]]:
        """Return the things (pieces, places and so on) at a point of the screen, the topmost first."""

    @abstractmethod
    def face(self, thing: Thing[P]) -> Piece:
        """Return the picture of a thing being dragged."""

    def hover(self, position: tuple[int, int] | None) -> bool:
        """Handle the pointer's position on the board, or None off the board; return whether a redraw is needed."""
        return False

    def may_carry(self, thing: Thing[P]) -> bool:
        """Return whether a thing may be dragged that no prompt uses."""
        return False

    def drop(self, held: Thing[P], on: Thing[P] | None) -> bool:
        """Handle the drop of a thing that `may_carry` allowed, on another thing or on nothing.

        Return whether the drop was used.
        """
        return False

    def refuses(self, held: Thing[P], on: Thing[P] | None) -> Spoken:
        """Return the reason why a thing cannot be dropped on another, or on nothing (None), or "" if it can be."""
        return ""

    def click(self, thing: Thing[P]) -> bool:
        """Handle a click or Enter on a thing that no prompt uses; return whether the input was used."""
        return False

    def also(self, thing: Thing[P]) -> bool:
        """Handle Shift+click, which adds a thing to the selection; return whether the click was used."""
        return False

    def gather(self, box: pygame.Rect) -> bool:
        """Handle a selection box drawn with the mouse; return whether the box was used."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that no prompt uses; return whether the key was used."""
        return False

    def put_back(self) -> bool:
        """Lower the piece that was raised so that it can be read; return whether there was one."""
        return False
