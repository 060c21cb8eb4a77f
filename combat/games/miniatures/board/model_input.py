"""Input on the board of games with models, outside prompts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.games.miniatures.board.models_on_board import ModelsOnBoard

NOTHING = Piece(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0), (1, 1))
"""Sprite of a dragged model that the prompt draws itself."""


class ModelInput(BoardInput[Pose]):
    """Hit-testing of models and places."""

    def __init__(self, desk: Desk[Any, Any, Pose], models: ModelsOnBoard[Any]) -> None:
        self._desk, self._models = desk, models

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Pose]]:
        """Return the things at a screen point of the board: a model, then the place."""
        piece, place = self._models.at(position), self._desk.input.place_at(position)
        found: list[Thing[Pose]] = [PieceId(piece)] if piece else []
        return [*found, PlaceId(place)] if place is not None else found
