"""Heat maps on thumbnails of the board: hexes coloured by count, lines of fire by width."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.hexes.hex_marks import hexagon
from combat.engine.tabletop.hexes.prints.sheet_print import SheetPrint

GAP, HEAD, NARROW = 28, 30, 760
"""Gap between two prints, heading height, and page width below which they are stacked, at scale 1."""
LEAST, MOST = 60, 215
"""Opacity of a hex with the least and with the greatest count, 0 to 255."""
THIN, THICK = 1.4, 5.0
"""Width of a line of fire of one shot, and of the greatest count, in pixels at scale 1."""
COUNTED = 15
"""Least hex width in pixels for a number."""

Draw = Callable[[pygame.Surface, SheetPrint], None]


class Shots(Record):
    """Number of shots from one hex into another, and their colour.

    `hollow` draws a ring instead of a dot at the muzzle.
    """

    start: Hex
    end: Hex
    count: int
    ink: Rgb
    hollow: bool


def draw_prints(
    surface: pygame.Surface | None, width: int, layers: Mapping[str, Draw], printed: Callable[[pygame.Rect], SheetPrint]
) -> int:
    """Draw a thumbnail with a heading for each layer; if `surface` is None, only measure.

    Return the y of the lower edge.

    `layers` maps headings to drawing functions; `printed` returns the thumbnail for an area of a width.
    """
    px = theme.px
    columns = 1 if width < px(NARROW) else 2
    wide = (width - px(GAP) * (columns - 1)) // columns
    y = px(4)
    for place, (heading, draw) in enumerate(layers.items()):
        area = pygame.Rect(place % columns * (wide + px(GAP)), y + px(HEAD), wide, 0)
        print_ = printed(area)
        if surface is not None:
            face = theme.font("condensed", 14, 700)
            face.draw(surface, heading, (area.x, y + px(20)), theme.FORM_RULE, room=wide)
            print_.lay(surface)
            draw(surface, print_)
        if place % columns == columns - 1 or place == len(layers) - 1:
            y = print_.paper.bottom + px(12)
    return y


def draw_counts(surface: pygame.Surface, print_: SheetPrint, counted: Mapping[Hex, int], ink: Rgb) -> None:
    """Colour hexes by count, darker for more, and print the count if it is over 1 and there is room."""
    most = max(counted.values(), default=1)
    size = (round(print_.step[0]) + 1, round(print_.step[1]) + 1)
    face = theme.font("condensed", 13, 700)
    for hex_, count in counted.items():
        plate = Plate(*size, ink)
        plate.polygon(hexagon(size, 0.5), (*ink, LEAST + (MOST - LEAST) * (count - 1) // max(1, most - 1)))
        picture, (x, y) = plate.reduce(), print_.centre(hex_)
        surface.blit(picture, picture.get_rect(center=(x, y)))
        if count > 1 and size[0] >= COUNTED:
            face.draw(surface, str(count), (x, y + theme.px(5)), theme.LIGHT, align="center")


def draw_shots(surface: pygame.Surface, print_: SheetPrint, fired: Sequence[Shots]) -> None:
    """Draw lines of fire, wider for more shots, with a dot or ring at the muzzle."""
    most = max((shots.count for shots in fired), default=1)
    for shots in fired:
        start, end = print_.centre(shots.start), print_.centre(shots.end)
        width = theme.scale() * (THIN + (THICK - THIN) * (shots.count - 1) / max(1, most - 1))
        pygame.draw.line(surface, shots.ink, start, end, max(1, round(width)))
        pygame.draw.circle(surface, shots.ink, start, theme.px(4), max(1, theme.px(1.5)) if shots.hollow else 0)
