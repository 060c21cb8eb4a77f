"""Lines of shots and throws, from counter to counter, not over other counters (13.0, 7.11)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.overlay.past_pieces import Point, bow, outside, spaced
from combat.games.volume1.table.volume_desk import VolumeDesk

CLEAR = 6
"""Distance of a bow from men not concerned, in pixels at scale 1."""
ASIDE, BELOW_NAME = 5, 0.62
"""Offset of a number beside a counter, in pixels at scale 1, and downwards, in widths of it."""


def boxes(desk: VolumeDesk) -> dict[Hex, list[pygame.Rect]]:
    """Return the counters of everyone on the board with order tabs, by hex, the lowest of a stack first."""
    found: dict[Hex, list[pygame.Rect]] = {}
    for place in desk.title_desk.people.places():
        found.setdefault(desk.state.men[place.id].place, []).append(place.rect)
    return found


def free_spot(desk: VolumeDesk, hex_: Hex) -> tuple[int, int]:
    """Return the place of a number about a hex: its middle, or the left edge of its counters."""
    there = boxes(desk).get(hex_) if desk.state.men_in(hex_) else None
    if not there:
        return desk.view.centre(hex_)
    left, lowest = min(box.left for box in there), there[0]
    return left - theme.px(ASIDE), lowest.y + round(lowest.width * BELOW_NAME)


def draw_shot(surface: pygame.Surface, desk: VolumeDesk, start: Hex, end: Hex, ink: Rgb) -> None:
    """Draw a shot's straight line between the edges of both counters, interrupted at others."""
    centre, taken = desk.view.centre, [box for there in boxes(desk).values() for box in there]
    for piece in outside(centre(start), centre(end), taken):
        pencil.clear_line(surface, *piece, ink)


def draw_throw(surface: pygame.Surface, desk: VolumeDesk, start: Hex, end: Hex, ink: Rgb) -> None:
    """Draw a throw's dotted bow, from the counter's edge and around other men."""
    pencil.dots_at(surface, dots_of_throw(desk, start, end), ink)


def dots_of_throw(desk: VolumeDesk, start: Hex, end: Hex) -> list[Point]:
    """Return the places of its dots, which are on no counter."""
    centre, there = desk.view.centre, boxes(desk)
    room = 2 * theme.px(CLEAR)
    third = [box.inflate(room, room) for hex_, men in there.items() if hex_ not in (start, end) for box in men]
    taken = [*third, *there.get(start, ()), *there.get(end, ())]
    dots = spaced(bow(centre(start), centre(end), [*third, *_beyond(desk.view.rect)]), pencil.dot_gap())
    return [dot for dot in dots if not any(box.collidepoint(dot) for box in taken)]


def _beyond(view: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles around the view, where a bow would be invisible."""
    wide, high = view.size
    return [view.move(x * wide, y * high) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
