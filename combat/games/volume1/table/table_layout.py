"""Layout of the battle window, for every size from 1280 × 720 up and every scale up to 300 %.

In small windows, hand and orders first share a place; then the panels overlay the board, one at a time; last, the tray
opens only on demand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.panes import prompt_plan
from combat.engine.tabletop.panes.pane_layout import PaneLayout

TOP, TOP_DOUBLE, LEFT, RIGHT, BODY = 44, 60, 92, 304, 180
FOLDED_RIGHT, MARGIN, TAB, HANDLE = 24, 8, 26, 18
TRAY_COLUMNS, TRAY_PITCH = 9, 84
HAND_LEAST = 300
"""Minimum width of the hand beside the orders; below it they share a place."""
BROAD, TALL = 960, 540
"""Width and height at scale 1 below which a window is compact: panels and tray open on demand."""
TRACK_LEAST = 700
"""Width at scale 1 below which the track is one of the panels."""
CENTRED = 600
"""Width below which the tray's tab of a compact window is at the left edge."""
BODY_OF_CARDS = 282
"""Height of the tray at scale 1 while one of several cards is to be chosen, shown whole."""
BODY_OF_FORM = 140
"""Height at scale 1 of the fire form in a compact window."""
BODY_LEAST = 100
"""Minimum height at scale 1 of the tray; if the board would be lower than this, the tray overlays it."""

DOSSIER, DOSSIER_SNUG, DOSSIER_SHORT, ROSTER, ROSTER_SHORT, LOG_LEAST = 318, 270, 214, 238, 132, 120
"""Panel heights: dossier whole, with a small portrait, without one; roster; minimum of the log."""
LOG_SCANT, LOG_FAIR, LOG_WELL = 96, 160, 200
"""Heights of the log: minimum beside the dossier's portrait, before the roster's rows grow, before the dossier or a
long roster grows.
"""
ROSTER_TIGHT = 200
"""Height of the roster with close rows."""
BOARD_SHARE = 0.4
"""Minimum share of a compact window's height for the board."""
PANELS = ("dossier", "roster", "log")


class TableLayout(Record):
    """Rectangles of the table's parts in pixels; an empty rectangle means that the part is folded away.

    `tray` and `hand` are in the `body` of the bottom strip; if `shared` is set, only one of them is visible and both
    are the whole body. `short`: the dossier has no portrait. `panels_handle` and `tray_handle` toggle their sides. In
    a `compact` window, the panels in `turns` overlay the board, one at a time, below their tabs at the top of `right`.
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
    compact: bool
    turns: tuple[str, ...]
    away: frozenset[str]
    panels_handle: pygame.Rect
    tray_handle: pygame.Rect

    def parts(self) -> dict[str, pygame.Rect]:
        """Return the rectangles that cover the window, by name; in a compact one some overlay the board."""
        return {name: getattr(self, name) for name in ("top", "left", "board", "bottom", "right")}


Rows: TypeAlias = Callable[[int], int]
"""Maps the tray's width to the height that its content needs."""


def is_compact(size: tuple[int, int]) -> bool:
    """Return whether a window size in pixels is small for its scale."""
    return size[0] < theme.px(BROAD) or size[1] < theme.px(TALL)


def table_layout(
    size: tuple[int, int],
    pane_layout: PaneLayout | None = None,
    *,
    wanted: bool = True,
    cards: bool = False,
    lines: int = 1,
    rows: Rows | None = None,
    form: bool = False,
    roster: int | None = None,
) -> TableLayout:
    """Return the layout of the table for a window size in pixels and the player's choices of folded sides.

    `wanted`: the decision needs the tray or the hand. `cards`: the player chooses one of several cards, for which the
    tray grows over the board (in a compact window up to BOARD_SHARE). `lines`: text lines in the top strip. `rows`:
    height of the tray's content, the tray's limit in a compact window. `form`: the tray shows the fire form, which is
    shown whole in a compact window. `roster`: height in pixels of the whole roster, the limit of its panel.
    """
    pane_layout, top = pane_layout or PaneLayout(), theme.px(TOP if lines == 1 else TOP_DOUBLE)
    if is_compact(size):
        return _compact(size, pane_layout, top, wanted=wanted, cards=cards, rows=rows, form=form)
    return _roomy(size, pane_layout, top, cards=cards, roster=theme.px(ROSTER) if roster is None else roster)


def _roomy(size: tuple[int, int], pane_layout: PaneLayout, top_height: int, *, cards: bool, roster: int) -> TableLayout:
    """Return the layout with all parts visible; the hand may share its place with the orders."""
    px = theme.px
    away = frozenset(side for side in ("panels", "tray") if pane_layout.folds(side))
    window = pygame.Rect(0, 0, *size)
    top = pygame.Rect(0, 0, window.width, top_height)
    right_width = px(FOLDED_RIGHT) if "panels" in away else px(RIGHT)
    right = pygame.Rect(window.width - right_width, top.bottom, right_width, window.height - top.height)
    left = pygame.Rect(0, top.bottom, px(LEFT), window.height - top.height)
    line = prompt_plan.height(pane_layout.rows)
    open_ = "tray" not in away
    bottom_height = line + open_ * px(BODY_OF_CARDS if cards else BODY)
    middle = right.left - left.right
    bottom = pygame.Rect(left.right, window.height - bottom_height, middle, bottom_height)
    board = pygame.Rect(left.right, top.bottom, middle, window.height - line - open_ * px(BODY) - top.bottom)
    prompt = pygame.Rect(bottom.left, bottom.top, bottom.width, line)
    body = pygame.Rect(bottom.left, prompt.bottom, bottom.width, bottom.bottom - prompt.bottom)
    tray, hand, shared = _bottom_body(body)
    dossier, list_, log, short = _column(right, roster, folded="panels" in away)
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
        roster=list_,
        log=log,
        short=short,
        compact=False,
        turns=(),
        away=away,
        panels_handle=pygame.Rect(right.left - px(14), right.centery - px(28), px(14), px(56)),
        tray_handle=pygame.Rect(board.centerx - px(28), bottom.top - px(14), px(56), px(14)),
    )


def _compact(
    size: tuple[int, int],
    pane_layout: PaneLayout,
    top_height: int,
    *,
    wanted: bool,
    cards: bool,
    rows: Rows | None,
    form: bool,
) -> TableLayout:
    """Return the compact layout: prompt at the bottom, tray and panels on demand."""
    px = theme.px
    shut = {"panels": True, "tray": not wanted}
    away = frozenset(side for side, folded in shut.items() if pane_layout.folds(side, usual=folded))
    window = pygame.Rect(0, 0, *size)
    top = pygame.Rect(0, 0, window.width, top_height)
    line = prompt_plan.height(pane_layout.rows)
    foot = window.height - line
    aside = window.width < px(TRACK_LEAST)
    left = pygame.Rect(0, top.bottom, 0 if aside else px(LEFT), foot - top.bottom)
    middle = pygame.Rect(left.right, top.bottom, window.width - left.width, foot - top.bottom)
    prompt = pygame.Rect(0, foot, window.width, line)
    least = min(px(BODY_LEAST), middle.height - px(HANDLE))
    most = max(least, middle.height - round(BOARD_SHARE * window.height))
    usual = 0 if "tray" in away else min(px(BODY), most, max(least, middle.height // 2))
    if rows is not None:
        usual = min(usual, rows(middle.width))
    high = min(px(BODY_OF_CARDS), most) if cards and usual else usual
    if form and usual:
        high = max(usual, min(px(BODY_OF_FORM), middle.height // 2))
    body = pygame.Rect(middle.x, foot - high, middle.width, high)
    board = middle.copy()
    if middle.height - usual >= px(BODY_LEAST):
        board.height -= usual
    tray, hand, shared = _bottom_body(body)
    turns = (*PANELS, "track") if aside else PANELS
    right = pygame.Rect(window.width, top.bottom, 0, foot - top.bottom)
    panel = pygame.Rect(window.width, top.bottom, 0, 0)
    if "panels" not in away:
        right.width = min(px(RIGHT), window.width)
        right.right = window.width
        panel = right.inflate(-2 * px(4), 0)
        panel.y, panel.height = right.y + px(TAB), right.height - px(TAB + 4)
    chosen = pane_layout.chosen(turns, "dossier")
    nothing = pygame.Rect(panel.topleft, (0, 0))
    if chosen == "track":
        left = panel
    elif aside:
        left = nothing
    return TableLayout(
        window=window,
        top=top,
        left=left,
        board=board,
        bottom=prompt.union(body) if high else prompt,
        prompt=prompt,
        body=body,
        tray=tray,
        hand=hand,
        shared=shared,
        right=right,
        dossier=panel if chosen == "dossier" else nothing,
        roster=panel if chosen == "roster" else nothing,
        log=panel if chosen == "log" else nothing,
        short=True,
        compact=True,
        turns=turns,
        away=away,
        panels_handle=pygame.Rect(right.left - px(18), middle.y + px(4), px(18), px(48)),
        tray_handle=pygame.Rect(
            middle.centerx - px(20) if middle.width >= px(CENTRED) else middle.x + px(4),
            body.top - px(HANDLE),
            px(40),
            px(HANDLE),
        ),
    )


def _bottom_body(body: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, bool]:
    """Return the rectangles of tray and hand, side by side if they fit, and whether they share one."""
    px = theme.px
    tray_width = px(MARGIN) + TRAY_COLUMNS * px(TRAY_PITCH)  # each pitch is rounded where markers are placed
    if body.width < tray_width + px(HAND_LEAST):
        return body.copy(), body.copy(), True
    tray = pygame.Rect(body.left, body.top, tray_width, body.height)
    hand = pygame.Rect(tray.right, body.top, body.right - tray.right, body.height)
    return tray, hand, False


def _column(right: pygame.Rect, roster: int, *, folded: bool) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, bool]:
    """Return dossier, roster and log from top to bottom; the dossier shrinks first, then the roster.

    The roster is no higher than its rows, and the log has the rest.
    """
    px = theme.px
    gap = px(MARGIN)
    if folded:
        nothing = pygame.Rect(right.left, right.top, 0, 0)
        return nothing, nothing.copy(), nothing.copy(), False
    room = right.height - 4 * gap
    usual, tight, low = (min(roster, px(height)) for height in (ROSTER, ROSTER_TIGHT, ROSTER_SHORT))
    wishes = (
        (px(DOSSIER), roster, px(LOG_WELL)),
        (px(DOSSIER), usual, px(LOG_WELL)),
        (px(DOSSIER_SNUG), usual, px(LOG_FAIR)),
        (px(DOSSIER_SNUG), tight, px(LOG_LEAST)),
        (px(DOSSIER_SNUG), low, px(LOG_SCANT)),
        (px(DOSSIER_SHORT), low, px(LOG_LEAST)),
    )
    heights = next((wish for wish in wishes if sum(wish) <= room), wishes[-1])
    x, width = right.left + gap, right.width - 2 * gap
    dossier = pygame.Rect(x, right.top + gap, width, heights[0])
    list_ = pygame.Rect(x, dossier.bottom + gap, width, heights[1])
    log = pygame.Rect(x, list_.bottom + gap, width, right.bottom - 2 * gap - list_.bottom)
    return dossier, list_, log, heights[0] == px(DOSSIER_SHORT)
