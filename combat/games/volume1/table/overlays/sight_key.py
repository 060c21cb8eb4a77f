"""Strip of an overlay on the board: title, keys that hide it, and legend (12.0, 12.1)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from combat.engine import words
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import when_forgotten
from combat.engine.tabletop.hexes import hatching
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.tabletop.layout import parts_beside
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.map.minimap import ARROW, MISSED, SLIP, STRIP
from combat.engine.tabletop.overlay.free_places import aside, edges
from combat.engine.words import text
from combat.games.volume1.table.volume_desk import VolumeDesk

SAMPLE, ROOM, ROW = (26, 22), 14, 30
"""Size of a legend sample, gap between entries, and height of a row, in pixels at scale 1."""

Entry: TypeAlias = tuple[pygame.Surface | None, str]
"""A pattern and its meaning."""
Box: TypeAlias = tuple[int, int, int, int]
"""A rectangle as corner and size."""
Entries: TypeAlias = Callable[[tuple[int, int]], tuple[Entry, ...]]
"""Returns the patterns in a given size."""


def sight_entries(size: tuple[int, int]) -> tuple[Entry, ...]:
    """Return the legend's entries of the line-of-sight overlay: pictures of the given size in pixels, and texts."""
    hatched, dotted = hatching.samples(size)
    return (
        (None, text("sight-key-seen")),
        (hatched, text("sight-key-unseen")),
        (dotted, text("sight-key-doubtful")),
    )


def men_in_view(desk: VolumeDesk) -> list[pygame.Rect]:
    """Return the rectangles of the counters that a strip must not cover; empty while counters are hidden."""
    return [] if desk.view.counters_hidden else desk.title_desk.people.covered()


def draw(
    surface: pygame.Surface,
    view: BoardView[Hex],
    titles: tuple[str, ...],
    keys: tuple[str, ...],
    clear: pygame.Rect,
    entries: Entries = sight_entries,
    men: Sequence[pygame.Rect] = (),
    unfolded: bool = False,
) -> pygame.Rect:
    """Draw an overlay's strip at the edge of the board, preferably at the top, and return its rectangle.

    It has the first of `titles` that fits, the keys that hide the overlay, and the legend. It covers neither `clear`
    nor slips nor men; if it would cover a man anywhere, it shows only its first row unless `unfolded`. If it would
    cover the subject of a lesson, it is not drawn and the rectangle is empty.
    """
    px, board = theme.px, view.camera.open
    room = pygame.Rect(board.x + px(8), board.y + px(10), board.width - px(16), board.height - px(32))
    slips = [box for name, box in view.laid.items() if name != STRIP]
    said = theme.scale(), words.language()
    beside = view.laid.get(SLIP, clear)
    taken, others = (tuple(map(_box, boxes)) for boxes in ([clear, *slips, view.minimap.rect], men))
    strip, at = _placed(titles, keys, entries, _box(room), taken, others, _box(beside), unfolded, *said)
    area = strip.get_rect(topleft=at)
    if area.collidelist([box for name, box in view.laid.items() if name not in (STRIP, SLIP, MISSED, ARROW)]) >= 0:
        return pygame.Rect(board.topleft, (0, 0))
    surface.blit(strip, area)
    view.laid[STRIP] = area
    return area


def _box(rect: pygame.Rect) -> Box:
    return rect.x, rect.y, rect.width, rect.height


@functools.lru_cache(maxsize=4)
def _placed(
    titles: tuple[str, ...],
    keys: tuple[str, ...],
    entries: Entries,
    open_: Box,
    taken_: tuple[Box, ...],
    men_: tuple[Box, ...],
    slip: Box,
    unfolded: bool,
    scale: float,
    language: str,
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the strip that fits and its corner; cached while nothing below it has moved."""
    room, taken, men = pygame.Rect(open_), [*map(pygame.Rect, taken_)], [*map(pygame.Rect, men_)]
    said = scale, language
    strip = _strip(titles, keys, entries, room.width, *said)
    area = _free(strip, room, taken, men)
    if area.collidelist([*taken, *men]) >= 0:
        beside = max(part.width for part in parts_beside(room, pygame.Rect(slip))[:2]) - theme.px(8)
        most = min(room.width, max(beside, _least(titles[-1], keys, entries, *said)))
        narrow = _strip(titles, keys, entries, most, *said)
        spot = _free(narrow, room, taken, men)
        if spot.collidelist([*taken, *men]) < 0 or area.collidelist(taken) >= 0:
            strip, area = narrow, spot
    if area.collidelist(men) >= 0:
        row = _strip(titles, keys, _folded, room.width, *said)
        spot = _free(row, room, taken, men)
        strip, area = (strip, strip.get_rect(topleft=spot.topleft).clamp(room)) if unfolded else (row, spot)
    return strip, area.topleft


def legend(surface: pygame.Surface, view: BoardView[Hex], entries: Entries, men: Sequence[pygame.Rect]) -> pygame.Rect:
    """Draw a legend without a title at an edge of the board where it covers nothing; return its rectangle.

    If there is no such place, draw nothing and return an empty rectangle.
    """
    px, board = theme.px, view.camera.open
    room = pygame.Rect(board.x + px(8), board.y + px(10), board.width - px(16), board.height - px(32))
    strip = _strip((), (), entries, room.width, theme.scale(), words.language())
    taken = [*view.laid.values(), view.minimap.rect, *men]
    area = aside(reversed(edges(room, strip.get_size())), room, taken)
    if area.collidelist(taken) >= 0 or not room.contains(area):
        return pygame.Rect(board.topleft, (0, 0))
    surface.blit(strip, area)
    return area


def _free(
    strip: pygame.Surface, room: pygame.Rect, taken: Sequence[pygame.Rect], men: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Return the place at the board's edge that covers nothing taken, and least of the men."""
    places = edges(room, strip.get_size())
    spared = [place for place in places if place.clamp(room).collidelist(list(taken)) < 0]
    return aside(spared or places, room, [*taken, *men])


def _folded(size: tuple[int, int]) -> tuple[Entry, ...]:
    """Return no patterns, for a folded strip."""
    return ()


@functools.lru_cache(maxsize=4)
def _least(title: str, keys: tuple[str, ...], entries: Entries, scale: float, language: str) -> int:
    """Return the minimum width of the strip: that of its title."""
    px = theme.px
    return _widths(title, keys, entries((px(SAMPLE[0]), px(SAMPLE[1]))))[0] + 2 * px(ROOM)


@functools.lru_cache(maxsize=4)
def _strip(
    titles: tuple[str, ...], keys: tuple[str, ...], entries: Entries, most: int, scale: float, language: str
) -> pygame.Surface:
    """Return the picture of the strip, at most `most` pixels wide."""
    px = theme.px
    size = (px(SAMPLE[0]), px(SAMPLE[1]))
    samples, room = entries(size), most - 2 * px(ROOM)
    title = next((title for title in titles if _widths(title, keys, samples)[0] <= room), titles[-1] if titles else "")
    above, below = _widths(title, keys, samples)
    face, wide = theme.font("sans", 14, 600), min(max(above if titles else 0, below) + 2 * px(ROOM), most)
    spots = places(samples, wide, ROW if titles else 0)
    area = pygame.Rect(0, 0, wide, (spots[-1][1] + px(ROW) // 2 if spots else px(4 + ROW)) + px(4))
    paper = (*theme.rgb("#F3ECD6"), 240)
    surface = shapes.rounded(area.size, px(6), paper, theme.EDGE, max(1.0, px(1))).copy()
    head = pygame.Rect(px(ROOM), px(4), area.width - 2 * px(ROOM), px(ROW))
    if titles:
        _draw_title(surface, head, title, keys)
    for (sample, said), (x, y) in zip(samples, spots, strict=True):
        box = pygame.Rect(x, y - size[1] // 2, *size)
        if sample is not None:
            surface.blit(sample, box)
        mark = cell("hover", size, theme.scale())
        surface.blit(mark, mark.get_rect(center=box.center))
        face.draw(surface, said, (box.right + px(8), y + px(5)), theme.INK)
    return surface


for _made in (_least, _strip, _placed):
    when_forgotten(_made.cache_clear)


def places(samples: tuple[Entry, ...], most: int, top: int = ROW) -> list[tuple[int, int]]:
    """Return the position of each legend entry (left, vertical middle), in rows at most `most` pixels wide below
    `top`.
    """
    px, face, found = theme.px, theme.font("sans", 14, 600), list[tuple[int, int]]()
    x, y = px(ROOM), px(4 + top) + px(ROW) // 2
    for _, said in samples:
        wide = px(SAMPLE[0]) + px(8) + round(face.width(said)) + px(ROOM)
        if x > px(ROOM) and x + wide > most:
            x, y = px(ROOM), y + px(ROW)
        found.append((x, y))
        x += wide
    return found


def _draw_title(surface: pygame.Surface, row: pygame.Rect, title: str, keys: tuple[str, ...]) -> None:
    """Draw the title on the left, the keys that hide the overlay on the right."""
    px, leave, baseline = theme.px, text("sight-leave"), row.centery + theme.px(5)
    x = row.right - round(theme.font("sans", 14).width(leave))
    theme.font("sans", 14).draw(surface, leave, (x, baseline), theme.INK_2)
    for key in reversed(keys):
        x -= theme.keycap_size(key)[0] + px(6)
        theme.draw_keycap(surface, key, x, row.centery - theme.keycap_size(key)[1] // 2)
    theme.font("sans", 15, 700).draw(surface, title, (row.x, baseline), theme.INK, room=x - row.x - px(ROOM))


def _widths(title: str, keys: tuple[str, ...], entries: tuple[Entry, ...]) -> tuple[int, int]:
    """Return the widths of the two rows."""
    px, face, size = theme.px, theme.font("sans", 14, 600), (theme.px(SAMPLE[0]), theme.px(SAMPLE[1]))
    caps = sum(theme.keycap_size(key)[0] + px(6) for key in keys)
    head = theme.font("sans", 15, 700).width(title) + theme.font("sans", 14).width(text("sight-leave"))
    above = head + caps + px(2 * ROOM)
    below = sum(size[0] + px(8) + face.width(said) + px(ROOM) for _, said in entries) - px(ROOM)
    return round(above), round(below)
