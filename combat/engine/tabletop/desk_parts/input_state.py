"""Input state: pointer, keyboard cursor and what is being dragged."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.tabletop.pointer import Held, Pointer
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class InputState(Generic[S, B, P]):
    """Input state; mouse, keyboard and gamepad write it, prompts and the board drawing read it."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.pointer: Pointer[P] = Pointer()
        self.cursor: P | None = None
        """The place selected by the keyboard cursor."""
        self.cursor_moved = False
        """Whether the cursor was moved since the question was asked, so that Enter applies to it first."""
        self.by_keys = desk.app.keys.typed
        """Whether the keyboard was used last, and not the mouse."""
        self.pointing = True
        """Whether the mouse was used since the last key; only then the place under the pointer is marked."""
        self.held: Held[P] | None = None
        """The thing dragged with the mouse."""

    @property
    def where(self) -> P | None:
        """Return the place under the pointer, else that of the cursor, or None if there is neither."""
        return self.pointer.place or self.cursor

    @property
    def aim(self) -> P | None:
        """Return the place at the cursor if the keyboard was used last and there is a cursor, else as `where`."""
        return self.cursor if self.by_keys and self.cursor is not None else self.where

    def place_at(self, position: tuple[int, int]) -> P | None:
        """Return the place at a point of the screen, with the pointer's heading, or None off the sheet."""
        return self._desk.view.place_at(position, self.pointer.heading)

    def set_device(self, *, keys: bool) -> None:
        """Record whether the keyboard or the mouse is in use; the hints in prompts depend on it."""
        if keys != self.by_keys:
            self.by_keys = keys
            self._desk.redraw("prompt")

    def turn(self, steps: int) -> bool:
        """Turn the cursor clockwise by a number of steps, or if there is none, the piece being dragged or placed.

        Returns whether the heading changed; always False on ground without headings.
        """
        headings, pointer = self._desk.view.ground.headings, self.pointer
        if headings is None:
            return False
        if self.cursor is not None and self.held is None:
            now, place = headings.of(self.cursor), self.cursor
            self.cursor = headings.facing(place, headings.turned(now, steps))
            turned = self.cursor != place
            self.cursor_moved |= turned
        else:
            now = pointer.heading
            pointer.heading = headings.turned(now, steps)
            turned = pointer.heading != now
            if turned and pointer.place is not None:
                pointer.face(headings.facing(pointer.place, pointer.heading))
        if turned:
            self._desk.redraw("board", "prompt")
        return turned

    def face_as(self, piece: str) -> None:
        """Set the heading of the next piece to be placed to that of `piece`; 0 if that has no place or heading."""
        place = self._desk.title_hooks.place_of(piece) if piece else None
        headings = self._desk.view.ground.headings
        self.pointer.heading = 0 if place is None or headings is None else headings.of(place)

    def leave_cursor(self, piece: str) -> None:
        """Remove the keyboard cursor if `piece` is on the board elsewhere, so that the cursor starts at the piece."""
        if self.cursor is not None and self._desk.title_hooks.place_of(piece) not in (None, self.cursor):
            self.cursor, self.cursor_moved = None, False
            self._desk.changed("cursor")

    def point_at(self, thing: Thing[P] | None, place: P | None = None) -> None:
        """Set the target under the pointer: a thing, else the ground of a place, else nothing; redraw as needed."""
        desk, pointer = self._desk, self.pointer
        piece, before = pointer.piece, (pointer.thing, pointer.place)
        pointer.set_target(thing, place)
        if pointer.piece != piece:
            desk.changed("pointed")
        told = desk.prompt is not None and desk.prompt.follows
        if (thing, place) == before:
            return
        if desk.view.ground.counted or not (isinstance(thing, PlaceId) and isinstance(before[0], PlaceId)):
            desk.redraw("board", *(("prompt",) if told else ()))
        elif told:
            desk.view.stir()

    def lift(self, thing: Thing[P], position: tuple[int, int]) -> None:
        """Start dragging a thing on which the button was pressed at a point of the screen."""
        self.held = Held(thing, position, position)
        self.face_as(thing.id if isinstance(thing, PieceId) else "")

    def let_go(self) -> None:
        """Stop dragging; the heading becomes that of the selected piece."""
        self.held = None
        self.face_as(self._desk.selection.piece)
        self._desk.changed("carried")
