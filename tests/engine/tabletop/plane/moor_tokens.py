"""Draw the tokens of the moor: a car with its bow, a scout on a round base; each side has a different symbol."""

from __future__ import annotations

import functools
import math

import pygame

from combat.engine.space.plane.footprint import Footprint
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.point import Point
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.stage.drawing.sign import Sign
from combat.engine.tabletop.plane.plane_ground import outline_of
from tests.engine.moor_game import CAR, RED, Token

PAINT: dict[str, Rgb] = {"red": theme.rgb("#A94A3A"), "blue": theme.rgb("#47698F")}
SIGNS = {seat: Sign(color=paint, shape="diamond" if seat == RED else "square") for seat, paint in PAINT.items()}
MARGIN = 4


def face(token: Token, heading: Heading, zoom: float, *, pale: bool = False) -> Piece:
    """Return the image of a token at a heading; `pale` is for a token that only its own side sees."""
    return _face(token.footprint, token.seat, heading, zoom, pale)


@functools.lru_cache(maxsize=256)
def _face(footprint: Footprint, seat: str, heading: Heading, zoom: float, pale: bool) -> Piece:
    corners = [(x * zoom, y * zoom) for x, y in outline_of(footprint.at(Point(0, 0), heading))]
    reach = math.ceil(max(max(abs(x), abs(y)) for x, y in corners)) + MARGIN
    plate = Plate(2 * reach, 2 * reach, theme.EDGE)
    around = [(x + reach, y + reach) for x, y in corners]
    plate.polygon([(x + 2 * zoom + 1, y + 3 * zoom + 1) for x, y in around], (*theme.EDGE, 90))
    plate.polygon(around, PAINT[seat])
    plate.line([*around, around[0]], theme.EDGE, max(1.2, 1.6 * zoom))
    middle = (float(reach), float(reach))
    if footprint == CAR:
        middle = _paint_car(plate, reach, heading, zoom)
    else:
        plate.circle(middle, 11 * zoom, theme.STRIP)
    picture = plate.reduce()
    SIGNS[seat].draw(picture, middle, 8 * zoom)
    if pale:
        picture.set_alpha(150)
    return Piece(picture, (0, 0), (2 * reach, 2 * reach))


def _paint_car(plate: Plate, reach: int, heading: Heading, zoom: float) -> tuple[float, float]:
    """Its cabin, and a pale bow that tells which way it faces; returns the middle of the cabin, where its sign lies."""
    turn = math.radians(heading / 10)

    def at(across: float, ahead: float) -> tuple[float, float]:
        x, y = across * zoom, -ahead * zoom
        return reach + x * math.cos(turn) - y * math.sin(turn), reach + x * math.sin(turn) + y * math.cos(turn)

    plate.polygon([at(-12, 6), at(0, 30), at(12, 6)], theme.STRIP)
    plate.polygon([at(-13, -29), at(13, -29), at(13, -1), at(-13, -1)], theme.STRIP)
    return at(0, -15)


def shown_at(surface: pygame.Surface, piece: Piece, centre: tuple[float, float]) -> None:
    """Draw the image of a token around a point of the screen."""
    piece.draw(surface, round(centre[0]) - piece.size[0] // 2, round(centre[1]) - piece.size[1] // 2)
