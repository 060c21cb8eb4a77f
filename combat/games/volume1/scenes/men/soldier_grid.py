"""Counters of soldiers in rows with a heading for each group, as large as space allows; arrow keys move the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.widget import Group, Widget
from combat.games.volume1.rules.book import Book, Figure
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.pieces.faces_from_state import figure_face

LARGEST, LEAST, GAP, HEADING = 92, 12, 8, 28
"""A counter's maximum width at scale 1 and minimum in pixels; the space between two; the height of a heading."""

WAYS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class SoldierPiece(Widget):
    """A man's counter: ringed if he goes, dimmed if he stays."""

    def __init__(self, book: Book, figure: Figure, on_use: Callable[[str], None]) -> None:
        super().__init__()
        self.book, self.figure, self.on_use = book, figure, on_use
        self.goes = self.stays = False

    def use(self) -> None:
        """Report the click or key to the sheet, with the man's id."""
        self.on_use(self.figure.id)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it in its rectangle."""
        face = figure_face(self.book, self.figure, selected=self.goes, dimmed=self.stays and not self.hot)
        counters.man(face, self.rect.width).draw(surface, *self.rect.topleft)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the focus as a frame in ink; yellow marks men who go."""
        if self.focused:
            area = self.rect.inflate(theme.px(9), theme.px(9))
            pygame.draw.rect(surface, theme.INK, area, theme.px(2), border_radius=theme.px(6))


Rows = Sequence[tuple[str, Sequence[SoldierPiece]]]
"""The heading of each group, and its men."""


def lay(rows: Rows, area: pygame.Rect, below: int = 0) -> list[tuple[str, pygame.Rect]]:
    """Place the counters in an area, with `below` pixels free under each; return the headings with their rectangles."""
    size = theme.px(LARGEST)
    while size > LEAST and _lay(rows, area, size, below)[1] > area.bottom:
        size -= 1
    return _lay(rows, area, size, below)[0]


def _lay(rows: Rows, area: pygame.Rect, size: int, below: int) -> tuple[list[tuple[str, pygame.Rect]], int]:
    """Place counters of a size; return the headings with their rects, and the y coordinate of the last row's end."""
    y, headings, gap = area.y, list[tuple[str, pygame.Rect]](), theme.px(GAP)
    for heading, pieces in rows:
        headings.append((heading, pygame.Rect(area.x, y, area.width, theme.px(HEADING))))
        x, y = area.x, y + theme.px(HEADING)
        for piece in pieces:
            if x + size > area.right:
                x, y = area.x, y + size + below + gap
            piece.rect = pygame.Rect(x, y, size, size)
            x += size + gap
        y += size + below + gap
    return headings, y


def walk(group: Group, men: Sequence[SoldierPiece], above: Widget | None, way: tuple[int, int]) -> bool:
    """Move the focus to the next man in a direction, or from the first row to `above`.

    Return False if no man has the focus and none can get it.
    """
    here = group.focused
    if not isinstance(here, SoldierPiece):
        if (above is not None and way[1] <= 0) or not men:
            return False
        group.focus(men[0])
        return True

    def cost(piece: SoldierPiece) -> tuple[int, int]:
        dx, dy = piece.rect.x - here.rect.x, piece.rect.y - here.rect.y
        along, across = dx * way[0] + dy * way[1], dx * way[1] + dy * way[0]
        return along + 3 * abs(across), along

    ahead = [
        piece
        for piece in men
        if (piece.rect.x - here.rect.x) * way[0] + (piece.rect.y - here.rect.y) * way[1] > 0
        and (way[0] == 0 or piece.rect.y == here.rect.y)
    ]
    upward = above if above is not None and way[1] < 0 else here
    group.focus(min(ahead, key=cost) if ahead else upward)
    return True
