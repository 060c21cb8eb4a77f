"""Draw the four impulse figures and the modifiers of an order, distinct by colour and sign (6.0)."""

from __future__ import annotations

import math

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import Modifier

FIGURES: dict[str, tuple[str, Rgb, str]] = {  # figure printed, colour, sign below it
    "none": ("0", palette.NOTHING, ""),
    "must-1": ("1", palette.MUST, "line"),
    "must-2": ("2", palette.MUST, "line"),
    "may-1": ("1", palette.MAY, "dots"),
    "move-or-shift": ("1", palette.MAY, "dots"),
    "shift": ("0", palette.MAY, "dots"),
    "fire": ("1", palette.FIRE, ""),
    "throw": ("1", palette.FIRE, ""),
    "launch": ("1", palette.FIRE, ""),
    "fire-else-move": ("1", palette.FIRE, "stroke"),
    "melee": ("M", palette.MUST, ""),
}

NARROW = 13
"""Units below which a cell cannot show a shot and a move side by side; a red figure over the sign for a move stands
for both.
"""


def draw_figures(
    target: pygame.Surface,
    figures: tuple[str, ...],
    box: tuple[float, float, float, float],
    unit: float,
    current: int | None = None,
) -> None:
    """Draw an order's impulse figures in a row of cells in `box`; the cell of the current impulse (1 to 4) is yellow.

    `unit` is the number of pixels per unit of the counter.
    """
    left, top, width, height = box
    cell = width / max(1, len(figures))
    for number, figure in enumerate(figures):
        x = left + number * cell
        if number + 1 == current:
            edges = round(x + 0.5 * unit), round(top + 0.5 * unit), round(x + cell - 0.5 * unit), round(top + height)
            target.fill(theme.CHOSEN, (edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]))
        if number:
            rule = theme.mix(theme.STRIP, palette.MUST, 0.3)
            high = (round(top + 2.5 * unit), round(height - 5 * unit))
            target.fill(rule, (round(x), high[0], max(1, round(0.7 * unit)), max(1, high[1])))
        _figure(target, figure, (x + cell / 2, top, height), unit, narrow=cell < NARROW * unit)


def _figure(
    target: pygame.Surface, figure: str, place: tuple[float, float, float], unit: float, *, narrow: bool = False
) -> None:
    text, ink, sign = FIGURES[figure]
    if narrow and sign == "stroke":
        sign = "line"
    middle, top, height = place
    baseline = top + height / 2 + (4.4 if sign in ("line", "dots") else 5.2) * unit
    type_ = face("condensed", 15 * unit, 500 if figure == "none" else 700)
    if sign == "stroke":
        small = face("condensed", 14 * unit, 700)
        small.draw(target, text, (middle - 3.6 * unit, baseline), ink, align="center")
        small.draw(target, text, (middle + 4.4 * unit, baseline), palette.MUST, align="center")
        _stroke(target, (middle + 0.4 * unit, top + height / 2), unit)
        return
    type_.draw(target, text, (middle, baseline), ink, align="center")
    foot = top + height - 2.2 * unit
    if sign == "line":
        long, thick = max(3, round(6 * unit)), max(1, round(1.6 * unit))
        target.fill(palette.MUST, (round(middle - long / 2), round(foot - thick / 2), long, thick))
    elif sign == "dots":
        dot = shapes.sign("circle", 0.95 * unit, ink, ink, 0.3)
        for aside in (-2.5, 0.0, 2.5):
            target.blit(dot, dot.get_rect(center=(round(middle + aside * unit), round(foot))))


def _stroke(target: pygame.Surface, center: tuple[float, float], unit: float) -> None:
    size = max(4, round(13 * unit))
    plate = shapes.Plate(size, size, palette.MUST)
    plate.line([(size * 0.36, size * 0.95), (size * 0.64, size * 0.05)], palette.MUST, max(0.8, 0.9 * unit))
    target.blit(plate.reduce(), (round(center[0] - size / 2), round(center[1] - size / 2)))


def draw_modifier(target: pygame.Surface, modifier: Modifier, center: tuple[float, float], unit: float) -> None:
    """Draw a modifier around `center`: a disc for Weapon Skill, a box for Troop Quality and Leadership (6.0).

    `unit` is the number of pixels per unit of the marker.
    """
    kind, text = modifier
    x, y = center
    ink: Rgb = theme.LIGHT
    type_ = face("condensed", 13 * unit, 700)
    match kind:
        case "roll":
            size = (round(type_.width(text) + 7 * unit), round(15.4 * unit))
            ground = shapes.rounded(size, 3 * unit, theme.CHOSEN, palette.MUST, max(1.0, unit))
            ink, x = palette.MUST, x + 9.5 * unit - size[0] / 2
        case "ws":
            ground = shapes.sign("circle", 9 * unit, theme.FIELD, palette.MUST, 1.1 * unit)
            ink = palette.SKILL_RED
        case "check":
            size = (round(19 * unit), round(15.4 * unit))
            ground = shapes.rounded(size, 3 * unit, theme.FIELD, palette.MUST, max(1.0, unit))
            ink = palette.MUST
        case "damage":
            ground = _splinters(round(25 * unit))
        case _:
            fill = palette.LDR_BLACK if kind == "ldr" else palette.TQ_RED
            ground = shapes.rounded((round(19 * unit), round(16 * unit)), 0, fill)
    target.blit(ground, (round(x - ground.get_width() / 2), round(y - ground.get_height() / 2)))
    type_.draw(target, text, (x - 0.2 * unit, y + type_.cap / 2), ink, align="center")


def _splinters(size: int) -> pygame.Surface:
    """Return a burst shape for the damage of a grenade."""
    plate, middle = shapes.Plate(size, size, palette.MUST), size / 2
    corners = []
    for number in range(18):
        radius = middle if number % 2 == 0 else middle * 0.64
        corners.append(
            (middle + math.cos(number * math.pi / 9) * radius, middle + math.sin(number * math.pi / 9) * radius)
        )
    plate.polygon(corners, palette.MUST)
    return plate.reduce()
