"""Where the parts of a table lie in the window."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.record import Record

PROMPT, LOG = "prompt", "log"
"""The panes of every table: the line that asks, and the log."""
BODY = "body"
"""The part of the table on which a title lays out what is asked."""


class Leaf(Record, gc=True):
    """The labelled tab of a pane that takes turns with others in one place."""

    pane: str
    side: str
    """The side that is opened with it."""
    label: str
    rect: pygame.Rect
    front: bool
    """Whether its pane is the one that can be seen."""


def part_beside(free: pygame.Rect, cover: pygame.Rect) -> pygame.Rect:
    """What a cover leaves of a rectangle: the largest part beside it."""
    return max(parts_beside(free, cover), key=lambda part: part.width * part.height)


def parts_beside(free: pygame.Rect, cover: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """What a cover leaves of a rectangle: left and right of it, above and below; all of it where it covers nothing."""
    shared = cover.clip(free)
    if not shared.width or not shared.height:
        return (free,)
    left, right, above, below = (pygame.Rect(free) for _ in range(4))
    left.width, above.height = shared.left - free.left, shared.top - free.top
    right.left, right.width = shared.right, free.right - shared.right
    below.top, below.height = shared.bottom, free.bottom - shared.bottom
    return left, right, above, below


class Layout(Record, gc=True):
    """In pixels. A pane without room has an empty rectangle."""

    board: pygame.Rect
    frame: pygame.Rect
    """What stays bare between the panes of the panels."""
    panes: Mapping[str, pygame.Rect]
    """The panes by name."""
    tabs: Mapping[str, pygame.Rect]
    """By the name of a side, the tab that folds it away and opens it."""
    leaves: tuple[Leaf, ...] = ()
    """The tabs of panes that take turns."""
    away: frozenset[str] = frozenset()
    """Sides that are folded away now."""
    passing: frozenset[str] = frozenset()
    """Sides and panes that lie open or in front by what is asked: what the player does with them lasts until the next
    question."""

    @property
    def over(self) -> Mapping[str, pygame.Rect]:
        """The panes that lie over the board: the player has opened them, or something is answered there."""
        return {name: pane for name, pane in self.panes.items() if pane.width and pane.colliderect(self.board)}

    @property
    def free(self) -> pygame.Rect:
        """What no pane and no tab of one covers of the board: the largest part beside those that lie over it."""
        free = self.board.copy()
        for pane in (*self.panes.values(), *(leaf.rect for leaf in self.leaves)):
            free = part_beside(free, pane)
        return free
