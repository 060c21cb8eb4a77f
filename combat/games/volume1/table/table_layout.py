"""Where everything lies in the table's window, for every size from 1280 × 720 up and every scale to 300 %.

Where the window is small for the scale, parts give way to each other: the hand and the orders take turns, then the
panels lie over the board and take turns too, then the tray is open only while it is wanted.
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
"""Narrower than this the hand cannot lie beside the orders: they take turns in the same place."""
BROAD, TALL = 960, 540
"""A window less broad or less tall than this, at scale 1, is compact: panels and tray lie there only when wanted."""
TRACK_LEAST = 700
"""A window less broad than this at scale 1 has the track among the panels."""
CENTRED = 600
"""A compact window less broad than this has the tab of the tray at its left edge, to leave room for those beside it."""
BODY_OF_CARDS = 282
"""Height at scale 1 of the tray while one of several cards is to be chosen: they lie there whole."""
BODY_OF_FORM = 140
"""Height at scale 1 that the form of a shot needs in a compact window."""
BODY_LEAST = 100
"""Height at scale 1 that the tray has at least; where it leaves the board less than this it lies over it."""

DOSSIER, DOSSIER_SNUG, DOSSIER_SHORT, ROSTER, ROSTER_SHORT, LOG_LEAST = 318, 270, 214, 238, 132, 120
"""Heights of the panels: the dossier whole, with a small portrait, and without one; the roster; the log at least."""
LOG_SCANT, LOG_FAIR, LOG_WELL = 96, 160, 200
"""What the log leaves to the dossier's portrait, what it has before rows of the roster are as high as they may be, and
before the dossier or a long roster grows."""
ROSTER_TIGHT = 200
"""Height of the roster with its rows closer to each other."""
BOARD_SHARE = 0.4
"""Share of a compact window's height that the tray leaves to the board, where it keeps its own least height."""
PANELS = ("dossier", "roster", "log")


class TableLayout(Record):
    """The table's parts in pixels.

    `tray` and `hand` lie in the `body` of the bottom strip; where `shared` is set there is room for one of them at a
    time and both are the whole body. `short` says that the dossier has lost its portrait. An empty rectangle is folded
    away; `panels_handle` and `tray_handle` open and close their sides. In a `compact` window the panels in `turns` lie
    over the board, one at a time, below their tabs at the top of `right`.
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
        """The parts that cover the window without overlapping, by name; in a compact one some lie over the board."""
        return {name: getattr(self, name) for name in ("top", "left", "board", "bottom", "right")}


Rows: TypeAlias = Callable[[int], int]
"""From a width of the tray to the height that whatever lies in it needs."""


def is_compact(size: tuple[int, int]) -> bool:
    """Whether a window is small for its scale."""
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
    """Lays the table out in a window; the sides that can be folded away are "panels" and "tray".

    `wanted`: whether what is asked needs what lies in the tray or in the hand; `cards`: whether one of several cards is
    to be chosen, for which the tray grows over the board, in a compact window as far as BOARD_SHARE allows; `lines`: of
    the top strip; `rows`: what lies in the tray of a compact window, which is no higher than that takes; `form`: that
    the form of a shot lies there, in a compact window whole over the board's foot; `roster`: height in pixels that the
    roster needs for all men, which it does not exceed."""
    pane_layout, top = pane_layout or PaneLayout(), theme.px(TOP if lines == 1 else TOP_DOUBLE)
    if is_compact(size):
        return _compact(size, pane_layout, top, wanted=wanted, cards=cards, rows=rows, form=form)
    return _roomy(size, pane_layout, top, cards=cards, roster=theme.px(ROSTER) if roster is None else roster)


def _roomy(size: tuple[int, int], pane_layout: PaneLayout, top_height: int, *, cards: bool, roster: int) -> TableLayout:
    """Everything beside each other; the hand may share its place with the orders."""
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
    """The prompt at the foot, the tray above it while it is wanted, the panels over the board while they are opened."""
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
    """The order tray and the hand, side by side or in turns."""
    px = theme.px
    tray_width = px(MARGIN) + TRAY_COLUMNS * px(TRAY_PITCH)  # each pitch is rounded by itself where markers are laid
    if body.width < tray_width + px(HAND_LEAST):
        return body.copy(), body.copy(), True
    tray = pygame.Rect(body.left, body.top, tray_width, body.height)
    hand = pygame.Rect(tray.right, body.top, body.right - tray.right, body.height)
    return tray, hand, False


def _column(right: pygame.Rect, roster: int, *, folded: bool) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, bool]:
    """Dossier, roster and log from top to bottom; the dossier gives way first, then the roster.

    The roster is no higher than its rows, and the log has all that is left.
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
