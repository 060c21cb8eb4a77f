"""Small prints of the battle's board, one for each thing that left its marks on it: moves, fire, hits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.overlay.hex_marks import hexagon
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.rules.book import Side
from combat.games.volume1.scenes.map_print import MapPrint

GAP, HEAD, NARROW = 28, 30, 760
"""Between two prints, above each, and the page's width below which they lie under one another, at scale 1."""
LEAST, MOST = 60, 215
"""How dense the colour of a hex is with the least and with the most that happened in any, 0-255."""
INK: dict[Side, Rgb] = {"friendly": theme.rgb("#24438A"), "enemy": theme.rgb("#8A2A7A")}
FIRE: dict[Side, Rgb] = {"friendly": theme.rgb("#24438A"), "enemy": theme.rgb("#B3271D")}
HIT = theme.rgb("#B3271D")
THIN, THICK = 1.4, 5.0
"""A line of fire of one shot, and of the most, in pixels at scale 1."""
COUNTED = 15
"""The least width of a hex in pixels in which a number finds room."""

Draw = Callable[[pygame.Surface, MapPrint], None]


def draw_heat(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """Lays the prints into a page's width, or only measures them; returns where they end."""
    px, tally = theme.px, report.tally
    columns = 1 if width < px(NARROW) else 2
    wide = (width - px(GAP) * (columns - 1)) // columns
    layers: dict[str, Draw] = {
        "steps-friendly": lambda on, print_: _draw_counts(on, print_, tally.steps["friendly"], INK["friendly"]),
        "steps-enemy": lambda on, print_: _draw_counts(on, print_, tally.steps["enemy"], INK["enemy"]),
        "fire": lambda on, print_: _draw_fire(on, print_, report),
        "hits": lambda on, print_: _draw_counts(on, print_, tally.hits, HIT),
    }
    fought = tally.places
    y = px(4)
    for place, (layer, draw) in enumerate(layers.items()):
        area = pygame.Rect(place % columns * (wide + px(GAP)), y + px(HEAD), wide, 0)
        print_ = MapPrint(report.state.book.board, area, fought)
        if surface is not None:
            heading = theme.font("condensed", 14, 700)
            heading.draw(surface, text(f"report-layer-{layer}"), (area.x, y + px(20)), theme.FORM_RULE, room=wide)
            print_.lay(surface)
            draw(surface, print_)
        if place % columns == columns - 1:
            y = print_.paper.bottom + px(12)
    return y


def _draw_counts(surface: pygame.Surface, print_: MapPrint, counted: Mapping[Hex, int], ink: Rgb) -> None:
    """A hex the denser the more happened there, and how often where there is room to say it."""
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


def _draw_fire(surface: pygame.Surface, print_: MapPrint, report: AfterAction) -> None:
    """A line from each hex that was fired from, thicker the more shots; a dot at the muzzle, a ring for the enemy's."""
    fire = report.tally.fire
    most = max(fire.values(), default=1)
    for line, count in fire.items():
        start, end = print_.centre(line.start), print_.centre(line.end)
        width = theme.scale() * (THIN + (THICK - THIN) * (count - 1) / max(1, most - 1))
        ink = FIRE[line.side]
        pygame.draw.line(surface, ink, start, end, max(1, round(width)))
        hollow = 0 if line.side == "friendly" else max(1, theme.px(1.5))
        pygame.draw.circle(surface, ink, start, theme.px(4), hollow)
