"""Input on COMMAND!'s map outside prompts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.keys import chords
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.thing import CardId, PieceId, PlaceId, Thing
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.table.units_on_board import UnitsOnBoard

CARD = 140
"""Width of a dragged card, in pixels at scale 1."""


class CommandBoardInput(BoardInput[Hex]):
    """Hit-testing of units, cards and hexes, and the key that passes."""

    def __init__(self, desk: CommandHub, units: UnitsOnBoard) -> None:
        self._desk, self._units = desk, units
        self._where: Hex | None = None

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Hex]]:
        """Return the things at a screen point: the unit or weapon, if any, then the hex."""
        piece, hex_ = self._units.at(position), self._desk.view.place_at(position)
        found = [PieceId(piece) if piece else None, PlaceId(hex_) if hex_ else None]
        return [thing for thing in found if thing is not None]

    def hover(self, position: tuple[int, int] | None) -> bool:
        """Handle a move of the pointer: update the hovered hex and fan out a stack; return whether a fan changed.

        No stack is fanned out while a piece is dragged.
        """
        held = self._desk.input.held
        where = None if position is None else self._desk.view.place_at(position)
        if where != self._where:
            self._where = where
            self._desk.redraw("body", "stack")
        return self._units.point(None if held is not None and held.moved else position)

    def face(self, thing: Thing[Hex]) -> Piece:
        """Return the image of a thing being dragged; raise TypeError if it cannot be dragged."""
        match thing:
            case PieceId(piece):
                return self._units.piece(piece, self._units.size)
            case CardId(card):
                return card_pictures.card(card_face(self._desk.state, int(card)), theme.px(CARD))
        raise TypeError(f"the mouse cannot carry {thing}")

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the key 0, which declines in every question; return whether it was used."""
        prompt = self._desk.prompt
        return "0" in chords(event) and prompt is not None and prompt.decline()

    def put_back(self) -> bool:
        """Lower the raised card; return whether one was raised."""
        raised = self._desk.title_desk.raised
        if raised and self._desk.prompt is not None:
            self._desk.prompt.put_down()
        self._desk.title_desk.answer_pointed(None)
        self._desk.title_desk.raise_card(0)
        return bool(raised)
