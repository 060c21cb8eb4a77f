"""Paint the background of ARMOUR!'s start screen: a table with tanks, a tape measure and dice in lamp light.

Usage: python -m tools.armour.paint_desk
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from combat.engine.stage.drawing import dice_faces, theme
from combat.engine.tabletop.plane.painted_table import painted_tiles
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from combat.games.miniatures.pieces.model_face import model_face
from tools.desks.lamp_light import SCALE, lay, lit, wooden_desk, write_desk

MISSION = "meeting-at-noon"
MODELS = 1.62
"""Pixels for a sheet pixel, so that a tank is as long as a finger."""
MIDDLE, SPREAD, TURN = (62.0, 60.0), (66.0, 58.0), -3.0
"""The part of the table in cm: its middle and size; and its rotation on the desk in degrees."""
LAID = (470, 462)
"""Position of its centre, in units."""
MEN: tuple[tuple[str, str, float, float, int, int], ...] = (
    ("crusader-iii", "britain", 44.0, 68.0, 40, 30), ("crusader-iii", "britain", 54.0, 72.0, 25, 50),
    ("grant", "britain", 36.0, 61.0, 50, 55),
    ("pz-iv-g", "germany", 70.5, 50.0, 205, 220), ("pz-iv-g", "germany", 80.5, 54.0, 230, 228),
    ("pz-iii-j", "germany", 86.0, 46.0, 215, 200),
)  # fmt: skip
"""Tanks: type, nation, place in cm, heading and turret in degrees."""
TAPE = ((44.0, 68.0), (70.5, 50.0))
"""The ends of the tape measure, in cm."""
STEEL, MARK = theme.rgb("#D9B438"), theme.rgb("#2A2517")
DICE = ((884, 668, 4, 12.0), (948, 714, 6, -20.0), (862, 734, 2, 33.0))
"""Dice: place in units, pips, rotation."""


def paint() -> pygame.Surface:
    """Paint the desk with table, dice and lamp light; return the image."""
    desk = wooden_desk()
    theme.set_scale(SCALE)
    lay(desk, _table(Library().load_book(MISSION)), LAID, TURN)
    for x, y, pips, turn in DICE:
        die = dice_faces.six_sided(pips, round(38 * SCALE))
        lay(desk, die.surface.subsurface((*die.origin, *die.size)).copy(), (x, y), turn)
    return lit(desk)


def _table(book: Book) -> pygame.Surface:
    """Return a part of the painted table with the tanks and the tape measure on it."""
    tiles = painted_tiles(book.table, TABLE.place_size)
    assert tiles is not None
    index = tiles.index
    level = next(place for place, each in enumerate(index.levels) if each.width <= index.width)
    whole = pygame.Surface((index.levels[level].width, index.levels[level].height), 0, 32)
    for column in range(-(-whole.get_width() // 512)):
        for row in range(-(-whole.get_height() // 512)):
            whole.blit(tiles.painted(level, column, row), (column * 512, row * 512))
    tiles.close()
    pixels = whole.get_width() / (book.table.width / 100)
    left, top = (middle - size / 2 for middle, size in zip(MIDDLE, SPREAD, strict=True))
    part = whole.subsurface([round(each * pixels) for each in (left, top, *SPREAD)])
    cm = 100 / UNITS * MODELS
    sheet = pygame.transform.smoothscale(part, [round(size * cm) for size in SPREAD])

    def spot(place: tuple[float, float]) -> tuple[float, float]:
        return (place[0] - left) * cm, (place[1] - top) * cm

    cards = Library().assembly().cards
    assert cards is not None
    _lay_tape(sheet, spot(TAPE[0]), spot(TAPE[1]), cm)
    for card, nation, x, y, heading, turret in MEN:
        face = model_face(
            cards.teams[card], nation, ours=nation == "britain", heading=heading * 10, turret=turret * 10, zoom=MODELS,
        )  # fmt: skip
        at = spot((x, y))
        face.draw(sheet, round(at[0]) - face.size[0] // 2, round(at[1]) - face.size[1] // 2)
    return sheet.convert_alpha()


def _lay_tape(sheet: pygame.Surface, start: tuple[float, float], end: tuple[float, float], cm: float) -> None:
    """Draw a steel tape from one point to another, with a mark for each centimetre."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    strip = pygame.Surface((round(way.length()), round(1.5 * cm)), pygame.SRCALPHA)
    strip.fill(STEEL)
    high = strip.get_height()
    for number in range(int(way.length() // cm) + 1):
        long = 0.62 if number % 10 == 0 else 0.42 if number % 5 == 0 else 0.26
        strip.fill(MARK, (round(number * cm), 0, max(1, round(0.07 * cm)), round(high * long)))
    pygame.draw.rect(strip, theme.mix(STEEL, MARK, 0.45), strip.get_rect(), max(1, round(0.08 * cm)))
    turned = pygame.transform.rotozoom(strip, way.angle_to((1, 0)), 1.0)
    at = turned.get_rect(center=pygame.Vector2(start) + way / 2)
    shade = pygame.mask.from_surface(turned, 100).to_surface(setcolor=(0, 0, 0, 120), unsetcolor=(0, 0, 0, 0))
    sheet.blit(pygame.transform.gaussian_blur(shade, round(0.25 * cm)), at.move(round(0.2 * cm), round(0.3 * cm)))
    sheet.blit(turned, at)


def main() -> None:
    """Paint the desk and write it in each size."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    TITLE.use((TITLE.id,))
    write_desk(paint(), TITLE.id)


if __name__ == "__main__":
    main()
