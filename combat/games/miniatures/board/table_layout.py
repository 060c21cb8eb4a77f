"""Window layout of games with models for every window size and scale.

In windows that are small for their scale, panels lie over the board and the strip of units is left out.
"""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.layout import LOG, PROMPT, Layout, Leaf
from combat.engine.tabletop.panes import prompt_plan
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.words import text

TOP, LEFT, RIGHT, STRIP = 44, 92, 312, 104
"""Height of the top line, widths of the rail and the right column, and height of the units, in pixels at scale 1."""
FOLDED_RIGHT, MARGIN, TAB = 24, 8, 26
BROAD, TALL = 960, 540
"""Width and height below which a window is compact, in pixels at scale 1."""
DOSSIER, UNIT = 0.43, 0.27
"""Shares of the right column; the log has the rest."""
TURNS = ("dossier", "unit", LOG)
"""Panels that share one place as tabs in a compact window."""


def is_compact(size: tuple[int, int]) -> bool:
    """Return whether a window size in pixels is small for the scale of the interface."""
    return size[0] < theme.px(BROAD) or size[1] < theme.px(TALL)


def plan(size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
    """Return the layout for a window size in pixels and the player's changes to it."""
    return _compact(size, pane_layout) if is_compact(size) else _roomy(size, pane_layout)


def _roomy(size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
    px = theme.px
    away = frozenset(side for side in ("panels", "tray") if pane_layout.folds(side))
    top = pygame.Rect(0, 0, size[0], px(TOP))
    wide = px(FOLDED_RIGHT) if "panels" in away else px(RIGHT)
    right = pygame.Rect(size[0] - wide, top.bottom, wide, size[1] - top.height)
    rail = pygame.Rect(0, top.bottom, px(LEFT), size[1] - top.height)
    line, high = prompt_plan.height(pane_layout.rows), 0 if "tray" in away else px(STRIP)
    middle = right.left - rail.right
    prompt = pygame.Rect(rail.right, size[1] - line - high, middle, line)
    board = pygame.Rect(rail.right, top.bottom, middle, prompt.top - top.bottom)
    dossier, unit, log = _column(right, folded="panels" in away)
    panes = {
        "top": top, "rail": rail, PROMPT: prompt, "units": pygame.Rect(rail.right, prompt.bottom, middle, high),
        "dossier": dossier, "unit": unit, LOG: log,
    }  # fmt: skip
    handles = {
        "panels": pygame.Rect(right.left - px(14), right.centery - px(28), px(14), px(56)),
        "tray": pygame.Rect(board.centerx - px(28), prompt.top - px(14), px(56), px(14)),
    }
    return Layout(board=board, frame=right, panes=panes, tabs=handles, away=away)


def _column(right: pygame.Rect, *, folded: bool) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the rectangles of dossier, unit and log, one below the other."""
    gap, nothing = theme.px(MARGIN), pygame.Rect(right.topleft, (0, 0))
    if folded:
        return nothing, nothing.copy(), nothing.copy()
    x, width, room = right.left + gap, right.width - 2 * gap, right.height - 4 * gap
    dossier = pygame.Rect(x, right.top + gap, width, round(room * DOSSIER))
    unit = pygame.Rect(x, dossier.bottom + gap, width, round(room * UNIT))
    return dossier, unit, pygame.Rect(x, unit.bottom + gap, width, right.bottom - 2 * gap - unit.bottom)


def _compact(size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
    """Return the compact layout: prompt at the bottom, panels over the board while open."""
    px = theme.px
    away = frozenset({"panels"} if pane_layout.folds("panels", usual=True) else ())
    top = pygame.Rect(0, 0, size[0], px(TOP))
    foot = size[1] - prompt_plan.height(pane_layout.rows)
    rail = pygame.Rect(0, top.bottom, px(LEFT), foot - top.bottom)
    board = pygame.Rect(rail.right, top.bottom, size[0] - rail.width, foot - top.bottom)
    right, panel = pygame.Rect(size[0], top.bottom, 0, board.height), pygame.Rect(size[0], top.bottom, 0, 0)
    if "panels" not in away:
        right.width = min(px(RIGHT), size[0])
        right.right = size[0]
        panel = right.inflate(-2 * px(4), 0)
        panel.y, panel.height = right.y + px(TAB), right.height - px(TAB + 4)
    front, nothing = pane_layout.chosen(TURNS, "dossier"), pygame.Rect(panel.topleft, (0, 0))
    panes = {
        "top": top, "rail": rail, PROMPT: pygame.Rect(0, foot, size[0], size[1] - foot),
        "units": pygame.Rect(rail.right, foot, 0, 0),
        **{name: panel.copy() if name == front else nothing.copy() for name in TURNS},
    }  # fmt: skip
    handle = pygame.Rect(right.left - px(18), board.y + px(4), px(18), px(48))
    return Layout(board, right, panes, {"panels": handle}, leaves=_leaves(right, front), away=away)


def _leaves(right: pygame.Rect, front: str) -> tuple[Leaf, ...]:
    """Return the tabs of the panels that share one place."""
    if not right.width:
        return ()
    edges = [right.x + right.width * place // len(TURNS) for place in range(len(TURNS) + 1)]
    return tuple(
        Leaf(
            pane, "panels", text(f"tab-{pane}"),
            pygame.Rect(edges[n], right.y, edges[n + 1] - edges[n], theme.px(TAB)), pane == front,
        )
        for n, pane in enumerate(TURNS)
    )  # fmt: skip
