"""Weapons: the tab below a carrier's counter, and the weapon's own counter (7.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import has_asset
from combat.engine.stage.drawing.fitted_type import largest
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.piece import Piece, cut, kept
from combat.games.command.table import nations
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces import WeaponFace
from combat.games.command.table.pieces.figures_printed import boxed, in_pixels, lined

UNITS = 80
"""Width of a counter in units; all measures of counters are in units."""

SIMPLE_BELOW = 54
"""Width in pixels below which a counter shows only its numbers, enlarged."""

TAB_TOP, TAB_SHOWN, SMALL_TAB = 60.0, 21.0, 32.0
"""Top of a weapon's tab under its carrier, and its visible height."""

PAPER, ORDNANCE = theme.rgb("#CFC39A"), theme.rgb("#F7F1DF")
"""Colour of ordnance, which has a white band (7.4)."""
NAMES = (13.0, 12.0, 11.0, 10.0, 9.0)
"""Font sizes of a weapon's name; the first in which it fits is used."""
INK, BROKEN_INK = theme.rgb("#1B1912"), theme.rgb("#A8281E")


def tab_height(size: int) -> int:
    """Return the visible height in pixels of a weapon's tab below a counter `size` pixels wide."""
    return round((SMALL_TAB if size < SIMPLE_BELOW else TAB_SHOWN) * size / UNITS)


@kept
def tab(face_: WeaponFace, size: int) -> Piece:
    """Return the image of a weapon's tab; its upper part lies under the carrier's counter. Cached."""
    scale, shown = size / UNITS, tab_height(size)

    def paint(target: pygame.Surface) -> None:
        hidden = target.get_height() - shown
        target.fill(_paper(face_))
        wide = 0.0 if size < SIMPLE_BELOW else 38.0
        if wide:
            _outline(target, face_, (3 * scale, hidden + 1.5 * scale, (wide - 5) * scale, shown - 3.5 * scale))
        area = (wide * scale, hidden, size - wide * scale, shown)
        high = shown * 0.84 if size < SIMPLE_BELOW else min(16.0 * scale, shown * 0.86)
        _figures(target, _cells(face_, short=True), area, high, _ink(face_))
        if face_.broken:
            _struck(target, (0, hidden, size, shown), scale)

    return cut((size, round((UNITS - TAB_TOP) * scale) + shown), 4 * scale, scale, paint, 0.9)


def paint_weapon(target: pygame.Surface, face_: WeaponFace, scale: float) -> None:
    """Draw a weapon's own counter: name, outline, numbers."""
    size, look = target.get_width(), nations.look(face_.nation, face_.side)
    small = size < SIMPLE_BELOW
    band, foot = (0, round(34 * scale)) if small else (round(15.5 * scale), round(20 * scale))
    target.blit(shapes.gradient(size, size, nations.lighter(_paper(face_), 0.3), _paper(face_)), (0, 0))
    if not small:
        target.fill(look.band, (0, 0, size, band))
        draw_emblem(target, face_.nation, face_.side, (9 * scale, band / 2), 5.6 * scale)
        name = largest(face_.name, size - 20 * scale, "condensed", 600, *(step * scale for step in NAMES))
        at = (17 * scale, band / 2 + name.cap / 2)
        name.draw(target, face_.name, at, nations.BAND_INK, room=size - 20 * scale)
    _outline(target, face_, (6 * scale, band + 4 * scale, size - 12 * scale, size - band - foot - 8 * scale))
    target.fill(theme.mix(_paper(face_), theme.DARK, 0.1), (0, size - foot, size, foot))
    _figures(target, _cells(face_), (0, size - foot, size, foot), (28 if small else 17) * scale, _ink(face_))
    if face_.broken:
        _struck(target, (0, band, size, size - band), scale)


def _paper(face_: WeaponFace) -> Rgb:
    return ORDNANCE if face_.ordnance else PAPER


def _outline(target: pygame.Surface, face_: WeaponFace, area: tuple[float, float, float, float]) -> None:
    name = f"weapons/{face_.icon}"
    if has_asset(f"icons/{name}.png"):
        theme.draw_icon(target, name, in_pixels(area, 1), _ink(face_))


def _ink(face_: WeaponFace) -> Rgb:
    return BROKEN_INK if face_.broken else INK


def _cells(face_: WeaponFace, *, short: bool = False) -> list[tuple[str, bool]]:
    """Return FP and Range, each with whether it is boxed; unless short, also minimum range and Move penalty."""
    least = f"{face_.nearest}–" if face_.nearest > 1 and not short else ""
    cells = [(str(face_.fp), face_.assault)]
    cells += [(f"{least}{face_.range}", face_.spray)] if not face_.radio else []
    cells += [(f"−{-face_.move}", False)] if face_.move and not short else []
    return cells


def _figures(
    target: pygame.Surface,
    cells: list[tuple[str, bool]],
    area: tuple[float, float, float, float],
    size: float,
    ink: Rgb,
) -> None:
    """Draw numbers side by side, each as wide as it needs."""
    left, top, wide, high = area
    shares = [max(0.9, 0.62 * len(figure)) for figure, _ in cells]
    for (figure, box), share in zip(cells, shares, strict=True):
        cell = (left, top, wide * share / sum(shares), high)
        if box:
            lined(target, figure, cell, size, ink)
        else:
            boxed(target, figure, cell, size, in_box=False, ink=ink)
        left += cell[2]


def _struck(target: pygame.Surface, area: tuple[float, float, float, float], scale: float) -> None:
    """Draw a red stroke through a broken weapon."""
    left, top, wide, high = area
    plate = shapes.Plate(round(wide), round(high), nations.BROKEN_BAND)
    plate.line([(2 * scale, high - 2 * scale), (wide - 2 * scale, 2 * scale)], (*nations.BROKEN_BAND, 210), 3.2 * scale)
    target.blit(plate.reduce(), (round(left), round(top)))
