"""Where everything lies in the table's window, for every size from 1280 × 720 up."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme

TOP, LEFT, RIGHT, BOTTOM, PROMPT = 44, 92, 304, 216, 36
FOLDED_RIGHT, FOLDED_TITLE, MARGIN = 24, 32, 8
TRAY_COLUMNS, TRAY_PITCH = 9, 84
HAND_LEAST = 300
"""Narrower than this the hand cannot lie beside the orders: they take turns in the same place."""

DOSSIER, DOSSIER_SNUG, DOSSIER_SHORT, ROSTER, ROSTER_SHORT, LOG_LEAST = 318, 270, 214, 238, 132, 120
"""Heights of the panels: the dossier whole, with a small portrait, and without one; the roster; the log at least."""
LOG_SCANT = 96
"""What the log leaves to the dossier's portrait."""


class TableLayout(Record):
    """The table's parts in pixels.

    `tray` and `hand` lie in the `body` of the bottom strip; where `shared` is set there is room for one of them at a
    time and both are the whole body. `short` says that the dossier has lost its portrait. An empty rectangle is folded
    away; `panels_handle` and `tray_handle` open and close their sides.
    """

    window: pygame.Rect
    top: pygame.Rect
    left: pygame.Rect
    board: pygame.Rect
    bottom: pygame.Rect
    prompt: pygame.Rect
    body: pygame.Rect
    tray: pygame.Rect
    hand: pygame.Rect
    shared: bool
    right: pygame.Rect
    dossier: pygame.Rect
    roster: pygame.Rect
    log: pygame.Rect
    short: bool
    panels_handle: pygame.Rect
    tray_handle: pygame.Rect

    def parts(self) -> dict[str, pygame.Rect]:
        """The parts that cover the window without overlapping, by name."""
        return {name: getattr(self, name) for name in ("top", "left", "board", "bottom", "right")}


def table_layout(size: tuple[int, int], folded: frozenset[str] = frozenset()) -> TableLayout:
    """Lays the table out in a window; `folded` may name "panels", "tray", "dossier" and "roster"."""
    px = theme.px
    window = pygame.Rect(0, 0, *size)
    top = pygame.Rect(0, 0, window.width, px(TOP))
    below = window.height - top.height
    right_width = px(FOLDED_RIGHT) if "panels" in folded else px(RIGHT)
    right = pygame.Rect(window.width - right_width, top.bottom, right_width, below)
    left = pygame.Rect(0, top.bottom, px(LEFT), below)
    bottom_height = px(PROMPT) if "tray" in folded else px(BOTTOM)
    middle = right.left - left.right
    bottom = pygame.Rect(left.right, window.height - bottom_height, middle, bottom_height)
    board = pygame.Rect(left.right, top.bottom, middle, bottom.top - top.bottom)
    prompt = pygame.Rect(bottom.left, bottom.top, bottom.width, px(PROMPT))
    body = pygame.Rect(bottom.left, prompt.bottom, bottom.width, bottom.bottom - prompt.bottom)
    tray, hand, shared = _bottom_body(body)
    dossier, roster, log, short = _column(right, folded)
    return TableLayout(
        window=window,
        top=top,
        left=left,
        board=board,
        bottom=bottom,
        prompt=prompt,
        body=body,
        tray=tray,
        hand=hand,
        shared=shared,
        right=right,
        dossier=dossier,
        roster=roster,
        log=log,
        short=short,
        panels_handle=pygame.Rect(right.left - px(14), right.centery - px(28), px(14), px(56)),
        tray_handle=pygame.Rect(board.centerx - px(28), board.bottom - px(14), px(56), px(14)),
    )


def _bottom_body(body: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, bool]:
    """The order tray and the hand, side by side or in turns."""
    px = theme.px
    tray_width = px(MARGIN + TRAY_COLUMNS * TRAY_PITCH)
    if body.width < tray_width + px(HAND_LEAST):
        return body.copy(), body.copy(), True
    tray = pygame.Rect(body.left, body.top, tray_width, body.height)
    hand = pygame.Rect(tray.right, body.top, body.right - tray.right, body.height)
    return tray, hand, False


def _column(right: pygame.Rect, folded: frozenset[str]) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, bool]:
    """Dossier, roster and log from top to bottom; the dossier gives way first, then the roster."""
    px = theme.px
    gap = px(MARGIN)
    if "panels" in folded:
        nothing = pygame.Rect(right.left, right.top, 0, 0)
        return nothing, nothing.copy(), nothing.copy(), False
    room = right.height - 4 * gap
    wishes = (
        (DOSSIER, ROSTER, LOG_LEAST),
        (DOSSIER_SNUG, ROSTER, LOG_LEAST),
        (DOSSIER_SNUG, ROSTER_SHORT, LOG_SCANT),
        (DOSSIER_SHORT, ROSTER_SHORT, LOG_LEAST),
    )
    heights = next((wish for wish in wishes if sum(map(px, wish)) <= room), wishes[-1])
    short = heights[0] == DOSSIER_SHORT
    tall = px(FOLDED_TITLE if "dossier" in folded else heights[0])
    mid = px(FOLDED_TITLE if "roster" in folded else heights[1])
    x, width = right.left + gap, right.width - 2 * gap
    dossier = pygame.Rect(x, right.top + gap, width, tall)
    roster = pygame.Rect(x, dossier.bottom + gap, width, mid)
    log = pygame.Rect(x, roster.bottom + gap, width, right.bottom - 2 * gap - roster.bottom)
    return dossier, roster, log, short
