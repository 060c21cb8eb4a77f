"""Map of an artillery strike before the player calls it: hexes in danger with probabilities (20.0)."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.hexes.hex_marks import hexagon
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.overlay.place_mark import GROUND
from combat.engine.words import text
from combat.games.volume1.table.pieces import chip_places

FAINT = 0.005
"""Probability below which a hex is only dotted."""
SHADES = 5
BROADEST = 0.7
"""Maximum width of the plate with a number, as a share of a hex."""
LOW_TO_HIGH = (0.3, 0.0, -0.3)
"""Vertical positions of the number in a hex, as shares of the hex, the best first."""


def draw(surface: pygame.Surface, view: BoardView[Hex], chances: Mapping[Hex, float], aims: tuple[Hex, ...]) -> None:
    """Tint the hexes that a shell may strike, by probability, and ring the hexes `aims` at which the strike is
    aimed.
    """
    highest = max(chances.values(), default=1.0)
    size = (round(view.place_width), round(view.place_height))
    for hex_, share in chances.items():
        x, y = view.centre(hex_)
        if not view.rect.inflate(size).collidepoint(x, y):
            continue
        shade = 0 if share < FAINT else 1 + min(SHADES - 1, int(share / highest * SHADES))
        tint = _tint(size, shade)
        surface.blit(tint, tint.get_rect(center=(x, y)))
    for hex_ in dict.fromkeys(aims):
        x, y = view.centre(hex_)
        arm = view.place_height * 0.2
        pencil.loop(surface, (x - arm, y - arm, x + arm, y + arm), theme.CUT, 3.0)


def draw_figures(
    surface: pygame.Surface,
    view: BoardView[Hex],
    chances: Mapping[Hex, float],
    taken: frozenset[Hex],
    covered: Sequence[pygame.Rect],
) -> None:
    """Draw the probability of each hex that is not in `taken`, as text on a pale plate.

    The plate is low in the hex, or higher where it would overlap a rectangle of `covered`; it is left out if there is
    no free place.
    """
    size = (round(view.place_width), round(view.place_height))
    face = theme.font("condensed", 13, 700)
    for hex_, share in chances.items():
        x, y = view.centre(hex_)
        words = percent(share)
        wide = round(face.width(words)) + theme.px(8)
        fits = wide <= size[0] * BROADEST and view.rect.inflate(size).collidepoint(x, y)
        if hex_ in taken or share < FAINT or not fits:
            continue
        plate = pygame.Rect(0, 0, wide, theme.px(17))
        for down in LOW_TO_HIGH:
            plate.center = (x, y + round(size[1] * down))
            if plate.collidelist(covered) < 0:
                break
        else:
            continue
        surface.blit(shapes.rounded(plate.size, theme.px(4), (*theme.FIELD, 205)), plate)
        face.draw_in(surface, words, plate, theme.INK, align="center")


def draw_chip(
    surface: pygame.Surface,
    counter: pygame.Rect,
    words: str,
    ink: Rgb,
    area: pygame.Rect,
    taken: Sequence[pygame.Rect],
    *,
    filled: bool = False,
) -> pygame.Rect:
    """Draw words on a chip beside a counter, where it covers none of `taken`; return its rectangle.

    `area` limits its place. `filled` draws it in inverse colours, as for a selection.
    """
    face, ground = theme.font("sans", 14, 700), ink if filled else theme.FIELD
    size = round(face.width(words)) + theme.px(14), theme.px(22)
    chip = chip_places.beside(counter, size, area, taken)
    surface.blit(shapes.rounded(chip.size, theme.px(11), ground, ink, 1.8 * theme.scale()), chip)
    face.draw_in(surface, words, chip, theme.FIELD if filled else ink, align="center")
    return chip


def percent(share: float) -> str:
    """Return a probability (0 to 1) as text in whole per cent; "<1" below half a per cent."""
    words = text("percent", percent=round(share * 100) if share >= FAINT else 1)
    return words if share >= FAINT else f"<{words}"


@functools.lru_cache(maxsize=16)
def _tint(size: tuple[int, int], shade: int) -> pygame.Surface:
    """Return a hex's tint: dots for a very low probability, then five strengths of red."""
    plate = Plate(*size, GROUND)
    corners = hexagon(size, 1.5)
    if shade:
        plate.polygon(corners, (*theme.CUT, 20 * shade))
        if shade > SHADES // 2:
            plate.line([*corners, corners[0]], (*theme.CUT, 40 * shade), max(1.0, size[0] / 90))
    else:
        for x, y in corners:
            middle = (size[0] / 2 + (x - size[0] / 2) * 0.7, size[1] / 2 + (y - size[1] / 2) * 0.7)
            plate.circle(middle, max(1.0, size[0] / 60), (*theme.CUT, 120))
    return plate.reduce()
