"""Names beside the pins of a campaign's map, without overlaps; a name that does not fit is left out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.words import translated
from combat.games.volume1.content.campaign_plan import PlannedBattle

EDGE, HIGH, LINE = 6, 26, 19
"""A name's distance from the map's edge, height of its first line and of each further line; pixels at scale 1."""

Label = tuple[PlannedBattle, str, pygame.Rect]
"""A battle, its state, and the head of its pin."""


def draw_labels(
    surface: pygame.Surface, sheet: pygame.Rect, labels: Sequence[Label], pins: Sequence[pygame.Rect]
) -> list[pygame.Rect]:
    """Draw the names of battles in order of importance; return the rectangles that they cover.

    The name of the next battle is always drawn, without its date if necessary.
    """
    taken: list[pygame.Rect] = []
    for battle, state, pin in labels:
        others = [other for other in pins if other != pin]
        lines, size = _lines(sheet, battle, state, pin)
        places = _places(sheet, lines, size, pin, state)
        free = [place for place in places if place.collidelist(taken) < 0]
        clear = [place for place in free if place.collidelist(others) < 0]
        if clear or free or state == "next":
            place = (clear or free or places)[0]
            taken.append(_draw(surface, lines, size, place, state))
    return taken


def _lines(sheet: pygame.Rect, battle: PlannedBattle, state: str, pin: pygame.Rect) -> tuple[tuple[str, ...], int]:
    """Return the lines to draw, and the name's font size."""
    called, when = translated(battle.title), translated(battle.day)
    room = sheet.width - theme.px(2 * EDGE + 16)
    size = next((size for size in (18, 16, 14) if theme.font("hand", size, 700).width(called) <= room), 12)
    beside = max(pin.x - sheet.x, sheet.right - pin.right) - theme.px(2 * EDGE + 32)
    wide = max(theme.font("hand", size, 700).width(called), theme.font("hand", 15, 700).width(when))
    return ((called, when) if state == "next" and wide < beside else (called,)), size


def _places(sheet: pygame.Rect, lines: Sequence[str], size: int, pin: pygame.Rect, state: str) -> list[pygame.Rect]:
    """Return the possible places of a name, best first: beside its pin, above, below, diagonal; never off the map."""
    px, gap = theme.px, theme.px(16 if state == "next" else 8)
    faces = [theme.font("hand", size if number == 0 else 15, 700) for number in range(len(lines))]
    wide = max(round(face.width(line)) for face, line in zip(faces, lines, strict=True)) + px(16)
    box = pygame.Rect(0, 0, wide, px(HIGH) + px(LINE) * (len(lines) - 1))
    top = pin.centery - px(16 + LINE * (len(lines) - 1))
    found = [
        box.move(pin.right + gap, top),
        box.move(pin.x - gap - wide, top),
        box.move(pin.centerx - wide // 2, pin.y - gap - box.height),
        box.move(pin.centerx - wide // 2, pin.bottom + gap),
        *(box.move(left, pin.y - gap - box.height) for left in (pin.right, pin.x - wide)),
        *(box.move(left, pin.bottom + gap) for left in (pin.right, pin.x - wide)),
    ]
    inside = sheet.inflate(-px(2 * EDGE), -px(2 * EDGE))
    whole = [place for place in found if inside.contains(place)]
    return whole or [found[2].clamp(inside)]


def _draw(surface: pygame.Surface, lines: tuple[str, ...], size: int, place: pygame.Rect, state: str) -> pygame.Rect:
    ink = {"won": theme.COMMIT, "lost": theme.MISSING, "next": theme.INK, "ahead": theme.INK_2}[state]
    note = theme.draw_note(surface, lines, place.x, place.y, ink, size)
    if state == "lost":
        inset = theme.px(6)
        pencil.stroke(surface, ((note.x + inset, note.centery), (note.right - inset, note.centery)), theme.CUT, 2)
    return note
