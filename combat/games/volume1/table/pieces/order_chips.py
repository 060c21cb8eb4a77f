"""Order markers as narrow chips, used in small windows (7.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import SQUEEZE, face
from combat.engine.stage.drawing.piece import Piece, cut, kept, ringed
from combat.games.volume1.table.pieces.faces import OrderFace
from combat.games.volume1.table.pieces.impulse_figures import draw_figures
from combat.games.volume1.table.pieces.markers import CAP_HIGH, ON_MARKER, draw_cap

HIGH, CORNER, TYPE, TYPE_OF_TWO = 21.0, 4.0, 13.5, 10.0
"""Height of a chip, corner radius, and font sizes in one line and in two, in units of which a marker is 80 wide."""
NEARLY = 0.99
"""Maximum share of its room for a name, since letters have fractional positions."""
CELL, INSET, FIGURE = 8.6, 2.0, 0.86
"""Width of an impulse figure's cell, inset, and scale of the figures relative to a marker's."""


@kept
def order_chip(face_: OrderFace, size: tuple[int, int]) -> Piece:
    """Return the picture of an order as a chip, `size` in pixels: key, name, and four figures or the chance of a
    check.

    It is greyed out if the order is refused.
    """
    unit = size[1] / HIGH
    piece = cut(size, CORNER * unit, unit, lambda target: _paint(target, face_, size, unit), 0.6)
    return ringed(piece, CORNER * unit, unit) if face_.selected else piece


def _paint(target: pygame.Surface, face_: OrderFace, size: tuple[int, int], unit: float) -> None:
    barred = bool(face_.reason)
    paper = theme.GREYED if barred else theme.FORM
    target.blit(shapes.gradient(*size, theme.mix(paper, theme.LIGHT, 0.25), paper), (0, 0))
    left, right = 4 * unit, size[0] - 3.5 * unit
    if face_.key:
        cap = left, (HIGH - CAP_HIGH) / 2 * unit
        left = draw_cap(target, face_.key, cap, unit, barred=barred) + 3 * unit
    chance = next((words for kind, words in face_.modifiers if kind == "roll"), "")
    if chance:
        type_ = face("condensed", 11.5 * unit, 700)
        right -= type_.draw(target, chance, (right, size[1] / 2 + 4.2 * unit), ON_MARKER, align="right") + 2.5 * unit
    else:
        right = _draw_figures(target, face_.figures, size[0], unit, barred=barred) - 2.5 * unit
    _draw_name(target, face_.name, pygame.Rect(round(left), 0, int(right - left), size[1]), unit)


def _draw_name(target: pygame.Surface, name: str, box: pygame.Rect, unit: float) -> None:
    """Draw the name in one line, or in two if that allows larger letters."""
    lines = [name]
    size = _largest(lines, box.width, TYPE * unit)
    for broken in ([name[:at], name[at + 1 :]] for at, sign in enumerate(name) if sign == " "):
        found = _largest(broken, box.width, TYPE_OF_TWO * unit)
        if size < found:
            lines, size = broken, found
    type_, row = face("condensed", size, 600), box.height / (len(lines) + 0.2)
    for number, line in enumerate(lines):
        at = box.y + (box.height - len(lines) * row) / 2 + number * row
        type_.draw_in(target, line, (box.x, at, box.width, row), ON_MARKER)


def _largest(lines: list[str], room: float, most: float) -> float:
    """Return the largest font size up to `most` in which lines fit with a full squeeze."""
    widest = max(face("condensed", most, 600).width(line) for line in lines) * SQUEEZE
    return most * min(1.0, NEARLY * room / max(1.0, widest))


def _draw_figures(target: pygame.Surface, figures: tuple[str, ...], right: int, unit: float, *, barred: bool) -> float:
    """Draw the four impulse figures at the right end, on their strip (6.0); return its left edge."""
    high, wide = round((HIGH - 2 * INSET) * unit), round(len(figures) * CELL * unit)
    box = pygame.Rect(right - round(INSET * unit) - wide, round(INSET * unit), wide, high)
    ground = theme.mix(theme.STRIP, theme.GREYED, 0.5) if barred else theme.STRIP
    target.blit(shapes.rounded(box.size, 2.5 * unit, ground), box)
    draw_figures(target, figures, (box.x, box.y, box.width, box.height), FIGURE * unit)
    return box.left
