"""Layout of a table's panes in the window."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.record import Record

PROMPT, LOG = "prompt", "log"
"""Panes of every table: the prompt bar and the log."""
BODY = "body"
"""The pane in which a title shows what is asked."""


class Leaf(Record, gc=True):
    """Labelled tab of a pane that shares its area with other panes."""

    pane: str
    side: str
    """The side that it belongs to."""
    label: str
    rect: pygame.Rect
    front: bool
    """True if its pane is the visible one."""


def part_beside(free: pygame.Rect, cover: pygame.Rect) -> pygame.Rect:
    """Return the largest part of the rectangle `free` that is beside `cover`; see `parts_beside`."""
    return max(parts_beside(free, cover), key=lambda part: part.width * part.height)


def parts_beside(free: pygame.Rect, cover: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Return the parts of the rectangle `free` left of, right of, above and below `cover`.

    Just `free` if the two do not overlap.
    """
    shared = cover.clip(free)
    if not shared.width or not shared.height:
        return (free,)
    left, right, above, below = (pygame.Rect(free) for _ in range(4))
    left.width, above.height = shared.left - free.left, shared.top - free.top
    right.left, right.width = shared.right, free.right - shared.right
    below.top, below.height = shared.bottom, free.bottom - shared.bottom
    return left, right, above, below


class Layout(Record, gc=True):
    """Rectangles of a table's panes in pixels; that of a pane without room is empty."""

    board: pygame.Rect
    frame: pygame.Rect
    """The uncovered area between the side panels."""
    panes: Mapping[str, pygame.Rect]
    """The panes by name."""
    tabs: Mapping[str, pygame.Rect]
    """Side -> its tab for folding and unfolding."""
    leaves: tuple[Leaf, ...] = ()
    """The tabs of panes that share an area."""
    away: frozenset[str] = frozenset()
    """Sides that are folded."""
    passing: frozenset[str] = frozenset()
    """Sides and panes opened for the current question; the player's changes to them last until the next one."""

    @property
    def over(self) -> Mapping[str, pygame.Rect]:
        """Return the panes that lie over the board, opened by the player or for a question, by name."""
        return {name: pane for name, pane in self.panes.items() if pane.width and pane.colliderect(self.board)}

    @property
    def free(self) -> pygame.Rect:
        """Return the largest part of the board that no pane or tab covers."""
        free = self.board.copy()
        for pane in (*self.panes.values(), *(leaf.rect for leaf in self.leaves)):
            free = part_beside(free, pane)
        return free
