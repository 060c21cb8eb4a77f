"""The moor's part of the desk: places of its tokens, and what is at a point of the screen."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.hit_test import HitTest
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from tests.engine.moor_game import State, zone_of
from tests.engine.tabletop.plane.moor_tokens import face


class MoorInput(BoardInput[Pose]):
    """Hit-test of tokens and points under the pointer."""

    def __init__(self, desk: Desk[State, MoorDesk, Pose]) -> None:
        self.desk = desk

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Pose]]:
        """Return what is at a point of the screen, topmost first; [] beside the board."""
        place = self.desk.input.place_at(position)
        return [] if place is None else [*map(PieceId, self.desk.title_desk.pieces_at(place)), PlaceId(place)]

    def face(self, thing: Thing[Pose]) -> Piece:
        """Return the image of a dragged token, with the heading set by the wheel."""
        assert isinstance(thing, PieceId)
        return face(self.desk.state.token(thing.id), self.desk.input.pointer.heading, self.desk.view.camera.zoom)


class MoorDesk(TitleDesk[State, Pose]):
    """The moor's part of the desk, which knows the tokens."""

    def __init__(self, desk: Desk[State, MoorDesk, Pose]) -> None:
        self.desk = desk
        self.board_input: MoorInput = MoorInput(desk)

    def has(self, piece: str) -> bool:
        """Return whether there is a piece with this id."""
        return piece in self.desk.state.places

    def is_own(self, piece: str) -> bool:
        """Return whether a piece is the player's."""
        return self.desk.state.token(piece).seat == self.desk.session.seat

    def place_of(self, piece: str) -> Pose | None:
        """Return the pose of a piece; None if it is not on the board, or hidden."""
        return self.desk.state.places.get(piece)

    def pieces_at(self, place: Pose) -> Sequence[str]:
        """Return the pieces at a place."""
        state = self.desk.state
        shapes = ((token, state.shape(token)) for token in state.places)
        return HitTest((token, shape) for token, shape in shapes if shape is not None).at(place.point)

    def candidates(self) -> Sequence[str]:
        """Return the pieces that Tab selects in turn: those of the player."""
        return self.desk.state.of(self.desk.session.seat)

    def start(self) -> Pose:
        """Return the pose at which the keyboard cursor appears.

        It is that of the selected piece, otherwise the middle of the seat's zone.
        """
        chosen = self.place_of(self.desk.selection.piece)
        if chosen is not None:
            return chosen
        zone = zone_of(self.desk.state, self.desk.session.seat).area()
        return Pose((zone.left + zone.right) // 2, (zone.top + zone.bottom) // 2)


MoorBoard = Desk[State, MoorDesk, Pose]
