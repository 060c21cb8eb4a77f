"""Input on the board of CONTACT! outside prompts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.stepwise_prompt import StepwisePrompt
from combat.games.contact.table.units_on_board import UnitsOnBoard

NOTHING = Piece(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0), (1, 1))


class ContactBoardInput(BoardInput[Pose]):
    """Units, markers and points under the pointer."""

    def __init__(self, desk: ContactHub, units: UnitsOnBoard) -> None:
        self._desk, self._units = desk, units

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Pose]]:
        """Return the things at a screen point of the board: a unit or marker, then the place."""
        found: list[Thing[Pose]] = []
        piece, place = self._units.at(position), self._desk.input.place_at(position)
        if piece:
            found.append(PieceId(piece))
        if place is not None:
            found.append(PlaceId(place))
        return found

    def face(self, thing: Thing[Pose]) -> Piece:
        """Return the sprite of a dragged unit; nothing if the prompt draws it. Raises TypeError for other things."""
        if not isinstance(thing, PieceId):
            raise TypeError(thing)
        prompt, unit = self._desk.prompt, self._desk.state.units.get(thing.id)
        if unit is None or (isinstance(prompt, StepwisePrompt) and prompt.draws_carried):
            return NOTHING
        heading = self._desk.input.pointer.heading
        return self._units.model(unit, None if unit.pose is None else Pose.at(unit.pose.point, heading))
