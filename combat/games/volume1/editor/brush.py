"""Brush: sets, paints, moves and removes hexes on the board for the form's line being edited."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pygame

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, distance, neighbours
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.engine.words import text
from combat.games.volume1.editor.draft import Draft
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.form_rows import Row

MOVED = (("enemy", "hexes"),)
"""Lists whose hexes are pieces: they are dragged, where others are painted."""


def is_pieces(row: Row) -> bool:
    """Return whether the hexes of a line stand for pieces, which are moved one by one."""
    return row.field.count > 0 or row.path in MOVED


class Brush:
    """Handles the left mouse button over the board.

    `row` returns the line being edited; `touched` is called after changes.
    """

    def __init__(
        self,
        draft: Draft,
        row: Callable[[], Row | None],
        touched: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        self.draft, self._row, self._touched, self._say = draft, row, touched, say
        self.held: Hex | None = None
        """Hex from which a piece is being dragged."""
        self._adding: bool | None = None
        self._stroke: object = None
        self._over: Hex | None = None

    @property
    def busy(self) -> bool:
        """Whether the mouse button is held down."""
        return self._stroke is not None

    def handle(self, event: pygame.event.Event, view: HexView) -> bool:
        """Handle a press on a hex, the drag that follows, and its end; return whether the event was used."""
        row = self._row()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and row is not None:
            hex_ = view.place_at(event.pos)
            if hex_ is None or view.minimap.rect.collidepoint(event.pos):
                return False
            self.press(row, hex_)
            return True
        if not self.busy or row is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            hex_ = view.place_at(event.pos)
            if hex_ is not None and hex_ != self._over:
                self._drag(row, hex_, view.board)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.release(row)
            return True
        return False

    def tap(self, hex_: Hex) -> None:
        """Press and release at a hex, as a key does."""
        row = self._row()
        if row is not None:
            self.press(row, hex_)
            self.release(row)

    # -- strokes ------------------------------------------------------------------------------------------------

    def press(self, row: Row, hex_: Hex) -> None:
        """Start a stroke at a hex: set, add or remove it in the line's value, or pick up the piece there."""
        self._stroke, self._over = object(), hex_
        there = self._hexes(row)
        if row.field.kind == "hex":
            self._set(row, hex_)
        elif not is_pieces(row):
            self._adding = hex_ not in there
            self._paint(row, hex_)
        elif hex_ in there:
            self.held = hex_
        elif row.field.count and len(there) >= row.field.count:
            self._say(text("edit-all-placed", count=row.field.count))
        else:
            self._put(row.path, [*there, hex_])

    def _drag(self, row: Row, hex_: Hex, board: Board) -> None:
        """Handle a drag; hexes passed since the last position are painted too."""
        before, self._over = self._over, hex_
        if row.field.kind == "hex":
            self._set(row, hex_)
        elif self._adding is None:
            self._touched()
        else:
            for each in passed(before or hex_, hex_):
                if board.contains(each):
                    self._paint(row, each)

    def release(self, row: Row) -> None:
        """End a stroke: drop the piece, or remove it if it was only clicked."""
        there, held, over = self._hexes(row), self.held, self._over
        if held is not None and held in there:
            if over == held:
                self._put(row.path, [hex_ for hex_ in there if hex_ != held])
            elif over is not None and over not in there:
                self._put(row.path, [over if hex_ == held else hex_ for hex_ in there])
        self.held = self._adding = self._stroke = self._over = None
        self._touched()

    def _hexes(self, row: Row) -> list[Hex]:
        found = self.draft.get(row.path, [])
        return list(found) if isinstance(found, list) else []

    def _put(self, path: KeyPath, value: object) -> None:
        self.draft.put(path, value, self._stroke)
        self._touched()

    def _paint(self, row: Row, hex_: Hex) -> None:
        there = self._hexes(row)
        if self._adding and hex_ not in there:
            self._put(row.path, [*there, hex_])
        elif not self._adding and hex_ in there:
            self._put(row.path, [each for each in there if each != hex_])

    def _set(self, row: Row, hex_: Hex) -> None:
        """Set a single hex; the compass moves with its 1, and its 1 only around it (9.3)."""
        if row.path == ("compass", "at"):
            self._put(("compass",), moved_compass(self.draft.get(("compass",), {}), hex_))
        elif row.path == ("compass", "one"):
            at = self.draft.get(("compass", "at"))
            self._put(row.path, nearest_beside(Hex(at), hex_) if isinstance(at, str) else hex_)
        else:
            self._put(row.path, hex_)


def hexes_in(value: object, board: Board) -> list[Hex]:
    """Return the board's hexes named in a value of a draft (a text or a list); empty for other values."""
    found = (board.find(label) for label in (value if isinstance(value, list) else [value]) if isinstance(label, str))
    return [hex_ for hex_ in found if hex_ is not None]


def passed(start: Hex, end: Hex) -> Iterator[Hex]:
    """Yield the hexes on the way from one hex to another, without the first."""
    while start != end:
        start = nearest_beside(start, end)
        yield start


def moved_compass(compass: dict[str, Any], hex_: Hex) -> dict[str, Any]:
    """Return the compass moved to another hex, with its 1 in the same direction if possible (9.3)."""
    way = 0
    with contextlib.suppress(KeyError, ValueError):
        way = neighbours(Hex(compass["at"])).index(compass["one"])
    around = neighbours(hex_)
    return {**compass, "at": hex_, "one": around[way] or next(each for each in around if each)}


def nearest_beside(at: Hex, hex_: Hex) -> Hex:
    """Return the hex adjacent to `at` that is nearest to `hex_`."""
    return min((each for each in neighbours(at) if each), key=lambda each: distance(each, hex_))
