"""Lines of shots and throws from counter to counter that do not cross other counters (13.0, 7.11)."""

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
    """Return the rectangles of all counters on the board, with order tabs, by hex; the lowest of each stack first."""
    found: dict[Hex, list[pygame.Rect]] = {}
    for place in desk.title_desk.people.places():
        found.setdefault(desk.state.men[place.id].place, []).append(place.rect)
    return found


def free_spot(desk: VolumeDesk, hex_: Hex) -> tuple[int, int]:
    """Return the screen position for a number at a hex: its centre, or left of its counters if men are there."""
    there = boxes(desk).get(hex_) if desk.state.men_in(hex_) else None
    if not there:
        return desk.view.centre(hex_)
    left, lowest = min(box.left for box in there), there[0]
    return left - theme.px(ASIDE), lowest.y + round(lowest.width * BELOW_NAME)


def draw_shot(surface: pygame.Surface, desk: VolumeDesk, start: Hex, end: Hex, ink: Rgb) -> None:
    """Draw the straight line of a shot between the edges of both counters, interrupted at other counters."""
    centre, taken = desk.view.centre, [box for there in boxes(desk).values() for box in there]
    for piece in outside(centre(start), centre(end), taken):
        pencil.clear_line(surface, *piece, ink)


def draw_throw(surface: pygame.Surface, desk: VolumeDesk, start: Hex, end: Hex, ink: Rgb) -> None:
    """Draw the dotted curve of a throw between the edges of both counters, around other men."""
    pencil.dots_at(surface, dots_of_throw(desk, start, end), ink)


def dots_of_throw(desk: VolumeDesk, start: Hex, end: Hex) -> list[Point]:
    """Return the positions of the dots of a throw's curve; none is on a counter."""
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
