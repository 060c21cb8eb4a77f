"""The script of a lab file as it lies in its panel: a row of chips for each queue, those used so far crossed off."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fitting
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.lab.lab_session import Queue
from combat.engine.words import text

ROW, CHIP, LABEL = 28, 26, 92
"""Height of a row, least width of a chip, and the room for a queue's name, in pixels at scale 1."""

NAMES: tuple[Cut, ...] = (("sans", 13.5, 400), ("condensed", 13.5, 500), ("condensed", 13, 400))
"""In what type a queue's name stands: the first in which it finds room."""


class Chip(Record, gc=True):
    """A value of the script: which of its queue, where it lies, and how far ahead; the next one is 0 ahead."""

    queue: str
    place: int
    words: str
    box: pygame.Rect
    ahead: int
    refused: bool


class ScriptSheet(Record, gc=True):
    """What lies where: the names of the queues, and their chips."""

    names: tuple[tuple[str, tuple[int, int]], ...]
    chips: tuple[Chip, ...]
    bottom: int


def script_sheet(script: Sequence[Queue], area: pygame.Rect) -> ScriptSheet:
    """Lays the queues one below the other, each in as many lines as it needs."""
    px, face = theme.px, theme.font("sans", 14, 600)
    names, chips, y = [], [], area.y + px(4)
    for queue in script:
        names.append((text(f"lab-{queue.id.replace('_', '-')}"), (area.x, y + px(18))))
        x = area.x + px(LABEL)
        for place, value in enumerate(queue.values):
            wide = max(px(CHIP), round(face.width(value)) + px(14))
            if x + wide > area.right and x > area.x + px(LABEL):
                x, y = area.x + px(LABEL), y + px(ROW)
            box = pygame.Rect(x, y + px(2), wide, px(22))
            chips.append(Chip(queue.id, place, value, box, place - queue.used, place in queue.refused))
            x += wide + px(5)
        y += px(ROW)
    return ScriptSheet(tuple(names), tuple(chips), y)


def draw_script(surface: pygame.Surface, laid: ScriptSheet, area: pygame.Rect) -> None:
    """Draws what is laid; a line that says so where there is no script."""
    for name, at in laid.names:
        room = theme.px(LABEL - 8)
        fitting(name, room, *NAMES).draw(surface, name, at, theme.INK_2, room=room)
    for chip in laid.chips:
        _draw_chip(surface, chip)
    if not laid.names:
        theme.font("sans", 14).draw(surface, text("lab-no-script"), (area.x, area.y + theme.px(20)), theme.INK_3)


def _draw_chip(surface: pygame.Surface, chip: Chip) -> None:
    """Paler and crossed off when it was given, framed when it is next, in the colour of a refusal where it is one."""
    px, box, used = theme.px, chip.box, chip.ahead < 0
    ink: Rgb = theme.INK_3 if used else theme.MISSING if chip.refused else theme.INK
    edge = theme.FIGURE if chip.ahead == 0 else theme.mix(theme.FORM, theme.INK_3, 0.6)
    fill = theme.mix(theme.FORM, theme.INK_3, 0.12) if used else theme.FIELD
    theme.draw_box(surface, box, fill, edge=edge, radius=3, line=2.0 if chip.ahead == 0 else 1.0)
    theme.font("sans", 14, 600).draw_in(surface, chip.words, box, ink, align="center")
    if used:
        surface.fill(theme.INK_3, (box.x + px(5), box.centery, box.width - px(10), max(1, px(1))))
