"""Layout of a fan: the pieces of a stack side by side, around the piece under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.record import Record


class Anchor(Record):
    """The piece under the pointer when a fan opened, which keeps its position."""

    piece: str
    away: tuple[float, float]
    """Offset from the position of a single counter in the hex, in counter widths across and down."""


def anchor_at(piece: str, corner: tuple[int, int], alone: tuple[int, int], size: int) -> Anchor:
    """Return an anchor for a piece whose upper left corner is `corner`.

    `alone` is that of a single counter at the place.
    """
    return Anchor(piece, ((corner[0] - alone[0]) / size, (corner[1] - alone[1]) / size))


def corners(
    pieces: Sequence[str],
    anchor: Anchor | None,
    alone: tuple[int, int],
    size: int,
    step: tuple[int, int],
    columns: int,
    area: pygame.Rect,
    spared: Sequence[pygame.Rect] = (),
) -> list[tuple[int, int]]:
    """Return the upper left corner of each piece of a fan in screen pixels, in the order of `pieces`.

    With an `anchor`, the anchor's piece keeps its position, and the fan is laid out around it: as far as possible in
    `area`, and covering as little as possible of `spared`. Without an anchor the fan is centred on `alone`, the corner
    of a single counter at the place, and moved into `area`. `step` is the distance between pieces across and down.
    """
    wide = min(len(pieces), columns)
    slots = [(n % columns, n // columns) for n in range(len(pieces))]
    rows = slots[-1][1] + 1
    if anchor is None or anchor.piece not in pieces:
        left = alone[0] - (wide - 1) * step[0] // 2
        top = alone[1] - (rows - 1) * step[1] // 2
        left = max(area.left, min(left, area.right - wide * step[0]))
        top = max(area.top, min(top, area.bottom - rows * step[1]))
        return [(left + column * step[0], top + row * step[1]) for column, row in slots]
    number = list(pieces).index(anchor.piece)
    x, y = (round(alone[n] + anchor.away[n] * size) for n in (0, 1))

    def faults(place: int) -> tuple[int, int, int]:
        """Return the cost of putting the anchored piece into a slot.

        These are the pixels outside the area, the pixels covered of what is spared, and the shift of the piece.
        """
        column, row = slots[place]
        fan = pygame.Rect(0, 0, (wide - 1) * step[0] + size, (rows - 1) * step[1] + size)
        fan.topleft = x - column * step[0], y - row * step[1]
        inside = fan.clip(area)
        laid = [pygame.Rect(fan.x + slot[0] * step[0], fan.y + slot[1] * step[1], size, size) for slot in slots]
        shared = (piece.clip(box) for piece in laid for box in spared)
        covered = sum(each.width * each.height for each in shared)
        return fan.width + fan.height - inside.width - inside.height, covered, abs(place - number)

    kept = min(range(len(slots)), key=faults)
    order = [slot for slot in range(len(slots)) if slot != kept]
    order.insert(number, kept)
    base = slots[kept]
    return [(x + (slots[slot][0] - base[0]) * step[0], y + (slots[slot][1] - base[1]) * step[1]) for slot in order]
