"""Where the player points: with the mouse, with the cursor of the keys, and with what the mouse carries."""

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
    """Mouse, keyboard and gamepad write it; prompts and what is drawn on the board read it."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.pointer: Pointer[P] = Pointer()
        self.cursor: P | None = None
        """The place chosen by the keys."""
        self.cursor_moved = False
        """Whether it was chosen since the question was put, so that Enter means it before all else."""
        self.by_keys = desk.app.keys.typed
        """Whether the player used the keyboard last, and not the mouse."""
        self.pointing = True
        """Whether the mouse has moved since the last key: only then is the place under the pointer marked."""
        self.held: Held[P] | None = None
        """What the mouse carries."""

    @property
    def where(self) -> P | None:
        """The place under the pointer, else the one chosen by the keys."""
        return self.pointer.place or self.cursor

    @property
    def aim(self) -> P | None:
        """The place that the player points at with what he used last: the cursor of the keys, or the pointer."""
        return self.cursor if self.by_keys and self.cursor is not None else self.where

    def place_at(self, position: tuple[int, int]) -> P | None:
        """Return the place under a point of the screen, with the heading that what is put down there would have."""
        return self._desk.view.place_at(position, self.pointer.heading)

    def set_device(self, *, keys: bool) -> None:
        """Note whether the player uses the keyboard or the mouse: what tells how to answer speaks of that."""
        if keys != self.by_keys:
            self.by_keys = keys
            self._desk.redraw("prompt")

    def turn(self, steps: int) -> bool:
        """Turn the place chosen by the keys, else what is carried or would be put down with a click, clockwise by
        steps; False on ground where nothing has a heading."""
        ground, pointer = self._desk.view.ground, self.pointer
        if self.cursor is not None and self.held is None:
            now, place = ground.heading(self.cursor), self.cursor
            self.cursor = ground.facing(place, ground.turned(now, steps))
            turned = self.cursor != place
            self.cursor_moved |= turned
        else:
            now = pointer.heading
            pointer.heading = ground.turned(now, steps)
            turned = pointer.heading != now
            if turned and pointer.place is not None:
                pointer.face(ground.facing(pointer.place, pointer.heading))
        if turned:
            self._desk.redraw("board", "prompt")
        return turned

    def face_as(self, piece: str) -> None:
        """Let what is put down next face as a piece does, until it is turned."""
        place = self._desk.title_desk.place_of(piece) if piece else None
        self.pointer.heading = 0 if place is None else self._desk.view.ground.heading(place)

    def leave_cursor(self, piece: str) -> None:
        """Begin anew with the keys at a chosen piece on the board; one that is still to be set up is led to where they
        are."""
        if self.cursor is not None and self._desk.title_desk.place_of(piece) not in (None, self.cursor):
            self.cursor, self.cursor_moved = None, False
            self._desk.changed("cursor")

    def point_at(self, thing: Thing[P] | None, place: P | None = None) -> None:
        """Note that the pointer lies on a thing, over the ground of a place, or on nothing."""
        desk, pointer = self._desk, self.pointer
        piece, before = pointer.piece, (pointer.thing, pointer.place)
        pointer.lie(thing, place)
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
        """Note that the mouse was pressed on a thing that it may carry."""
        self.held = Held(thing, position, position)
        self.face_as(thing.id if isinstance(thing, PieceId) else "")

    def let_go(self) -> None:
        """Carry nothing any more."""
        self.held = None
        self.face_as(self._desk.selection.piece)
        self._desk.changed("carried")
