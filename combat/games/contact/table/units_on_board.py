"""Drawing and hit-testing of units, markers and wrecks on the table."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.games.contact.rules.measuring import shape_of
from combat.games.contact.rules.state import Unit
from combat.games.contact.standing.unit_states import states_of
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.marker_face import marker_face
from combat.games.contact.table.unit_models import model_of, symbol_of
from combat.games.miniatures.board.models_on_board import ModelsOnBoard
from combat.games.miniatures.pieces.model_face import model_face
from combat.games.miniatures.pieces.sign_face import sign_face

MARKER = 15 * MM
"""Radius of a marker in units of 0.1 mm (section 4)."""


class BoardPiece(Record):
    """A unit or marker on the board; a marker has no unit unless it is the player's own."""

    id: str
    pose: Pose | None
    unit: Unit | None = None
    is_marker: bool = False
    seat: str = ""


class UnitsOnBoard(ModelsOnBoard[BoardPiece]):
    """Draws units, markers and wrecks; a motion may move or hide some of them."""

    _desk: ContactHub

    def letter(self, unit: str) -> str:
        """Return the letter of a unit on its symbol, by its place in its force; after Z the letters begin again with
        A.
        """
        seat = self._desk.state.units[unit].seat
        place = int(unit[1:]) - 1 if unit[1:].isdigit() else 0
        assert seat
        return ascii_uppercase[place % len(ascii_uppercase)]

    # -- what is drawn ------------------------------------------------------------------------------------------

    def shown(self) -> Iterator[BoardPiece]:
        """Yield the pieces to draw, topmost last: wrecks, the enemy's markers, own dummies, units."""
        state = self._desk.state
        for wreck in state.wrecks():
            yield BoardPiece(wreck.id, wreck.pose, wreck, seat=wreck.seat)
        own = {unit.marker for unit in state.units.values() if unit.marker}
        own |= {dummy.marker for dummy in state.dummies.values() if dummy.marker}
        for marker in state.markers.values():
            if marker.id not in own:
                yield BoardPiece(marker.id, Pose.at(marker.at), None, True, marker.seat)
        for dummy in state.dummies.values():
            if dummy.pose is not None:
                yield BoardPiece(dummy.id, dummy.pose, None, True, dummy.seat)
        for unit in state.units.values():
            if unit.placed:
                yield BoardPiece(unit.id, unit.pose, unit, seat=unit.seat)

    def shape(self, model: BoardPiece) -> ConvexShape:
        """Return the area that a piece covers on the table."""
        if model.unit is not None and model.pose is not None:
            return shape_of(self._desk.state, model.unit, model.pose)
        point = Point(0, 0) if model.pose is None else model.pose.point
        return ConvexShape((point,), MARKER)

    def picture(self, model: BoardPiece) -> Piece:
        """Return the sprite of a unit's model, which is pale if hidden, or of a marker."""
        if model.unit is None:
            return self._marker(model)
        return self.model(model.unit, model.pose, ghost=model.unit.where == "hidden")

    def model(
        self, unit: Unit, pose: Pose | None = None, *, turret: int | None = None, ghost: bool = False, zoom: float = 0.0
    ) -> Piece:
        """Return the sprite of a unit's model; pose, turret (in tenths of a degree) and zoom are by default those on
        the board.

        A `ghost` is pale, for a planned place.
        """
        state, placed = self._desk.state, pose or unit.pose
        card, nation = state.card(unit), state.book.forces[unit.seat].nation
        heading = 0 if placed is None else placed.heading
        aim = turret if turret is not None else unit.turret
        if unit.pose is not None and turret is None:
            aim += heading - unit.pose.heading
        return model_face(
            model_of(card, nation), nation, ours=unit.seat == self.own_seat, heading=heading, turret=aim,
            zoom=zoom or self.view.camera.zoom, wreck=unit.wreck, ghost=ghost,
        )  # fmt: skip

    def _marker(self, model: BoardPiece) -> Piece:
        return marker_face(self.view.camera.zoom, ours=model.seat == self.own_seat, dummy=model.id[1:2] == "x")

    def sign(self, model: BoardPiece) -> Piece:
        """Return the sprite of a unit's symbol, or of a marker."""
        unit, state = model.unit, self._desk.state
        if unit is None:
            return self._marker(model)
        card = state.card(unit)
        return sign_face(
            symbol_of(card), self.letter(unit.id), ours=unit.seat == self.own_seat, leads=card.arm == "command",
            spent=unit.acted, scale=theme.scale(), wreck=unit.wreck,
        )  # fmt: skip

    def tabs(self, model: BoardPiece, *, near: bool) -> Iterator[str]:
        """Yield the names of the state tabs of a unit; none for markers and wrecks.

        `near` is ignored.
        """
        unit = model.unit
        if unit is not None and unit.alive:
            yield from states_of(self._desk.state, unit, ours=unit.seat == self.own_seat)

    def burning(self) -> Iterator[BoardPiece]:
        """Yield the wrecks that smoke."""
        return (BoardPiece(unit.id, unit.pose, unit) for unit in self._desk.state.wrecks() if unit.wreck)
