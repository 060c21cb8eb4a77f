"""The script of a lab file as rows of chips, one row per queue, with used values crossed out."""

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
"""Row height, least chip width, and width of a queue's name, in pixels at scale 1."""

NAMES: tuple[Cut, ...] = (("sans", 13.5, 400), ("condensed", 13.5, 500), ("condensed", 13, 400))
"""Fonts for a queue's name: the first that fits is used."""


class Chip(Record, gc=True):
    """A value of the script: its queue, index and box, and how far ahead of the next value it is (0: the next,
    negative: used).
    """

    queue: str
    place: int
    words: str
    box: pygame.Rect
    ahead: int
    refused: bool


class ScriptSheet(Record, gc=True):
    """Positions of the queues' names and chips."""

    names: tuple[tuple[str, tuple[int, int]], ...]
    chips: tuple[Chip, ...]
    bottom: int


def script_sheet(script: Sequence[Queue], area: pygame.Rect) -> ScriptSheet:
    """Return the layout of queues below each other, each wrapped to the width of an area."""
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
    """Draw the script, or a line of text if there is none."""
    for name, at in laid.names:
        room = theme.px(LABEL - 8)
        fitting(name, room, *NAMES).draw(surface, name, at, theme.INK_2, room=room)
    for chip in laid.chips:
        _draw_chip(surface, chip)
    if not laid.names:
        theme.font("sans", 14).draw(surface, text("lab-no-script"), (area.x, area.y + theme.px(20)), theme.INK_3)


def _draw_chip(surface: pygame.Surface, chip: Chip) -> None:
    """Draw a chip: pale and crossed out if used, framed if next, in the colour of faults if a refusal."""
    px, box, used = theme.px, chip.box, chip.ahead < 0
    ink: Rgb = theme.INK_3 if used else theme.MISSING if chip.refused else theme.INK
    edge = theme.FIGURE if chip.ahead == 0 else theme.mix(theme.FORM, theme.INK_3, 0.6)
    fill = theme.mix(theme.FORM, theme.INK_3, 0.12) if used else theme.FIELD
    theme.draw_box(surface, box, fill, edge=edge, radius=3, line=2.0 if chip.ahead == 0 else 1.0)
    theme.font("sans", 14, 600).draw_in(surface, chip.words, box, ink, align="center")
    if used:
        surface.fill(theme.INK_3, (box.x + px(5), box.centery, box.width - px(10), max(1, px(1))))
