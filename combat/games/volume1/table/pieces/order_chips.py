"""Order markers as narrow chips, for windows in which whole markers would leave too little of the board (7.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import SQUEEZE, face
from combat.engine.stage.drawing.piece import Piece, cut, kept, ringed
from combat.games.volume1.table.pieces.faces import OrderFace

HIGH, CORNER, CAP, TYPE = 21.0, 4.0, 15.0, 13.5
"""Height of a chip, its corners, its key's cap and its type, in units of which a marker is 80 wide."""
FAINT = 62
"""How strong the icon lies behind the name, of 255."""
INK, WORN = theme.rgb("#15130E"), theme.rgb("#4A463A")
"""The name of an order that may be given, and of one that may not."""


@kept
def order_chip(face_: OrderFace, size: tuple[int, int]) -> Piece:
    """A chip of a size in pixels: key, name, and the chance of the check that is rolled first; greyed without a key."""
    unit = size[1] / HIGH
    piece = cut(size, CORNER * unit, unit, lambda target: _paint(target, face_, size, unit), 0.6)
    return ringed(piece, CORNER * unit, unit) if face_.selected else piece


def _paint(target: pygame.Surface, face_: OrderFace, size: tuple[int, int], unit: float) -> None:
    barred = bool(face_.reason)
    paper = theme.GREYED if barred else theme.FORM
    target.blit(shapes.gradient(*size, theme.mix(paper, theme.LIGHT, 0.25), paper), (0, 0))
    left, right = 4 * unit, size[0] - 3.5 * unit
    if face_.key and not barred:
        left = _draw_key(target, face_.key, left, unit) + 3 * unit
    chance = next((words for kind, words in face_.modifiers if kind == "roll"), "")
    if chance:
        type_ = face("condensed", 11.5 * unit, 700)
        right -= type_.draw(target, chance, (right, size[1] / 2 + 4.2 * unit), INK, align="right") + 2.5 * unit
    elif not barred:
        side = round(20 * unit)
        icon = theme.icon(face_.icon, side, INK).copy()
        icon.set_alpha(FAINT)
        target.blit(icon, (size[0] - side - round(3 * unit), (size[1] - side) // 2))
    wide = face("condensed", TYPE * unit, 600).width(face_.name) * SQUEEZE
    type_ = face("condensed", TYPE * unit * min(1.0, (right - left) / max(1.0, wide)), 600)
    type_.draw_in(target, face_.name, (left, 0, right - left, size[1]), WORN if barred else INK)


def _draw_key(target: pygame.Surface, key: str, x: float, unit: float) -> float:
    """The key's cap; returns where it ends."""
    type_ = face("condensed", 13 * unit, 600)
    wide = max(CAP * unit, type_.width(key) + 7 * unit)
    area = pygame.Rect(round(x), round((HIGH - CAP) / 2 * unit), round(wide), round(CAP * unit))
    target.blit(shapes.rounded(area.size, 3 * unit, theme.FIELD, theme.LINE, max(1.0, 0.9 * unit)), area)
    type_.draw_in(target, key, area, theme.rgb("#3A3424"), align="center")
    return area.right
