"""Window layout of COMMAND! for every window size and scale.

In windows that are small for their scale, panels and hand are shown over the board on demand.
"""

from __future__ import annotations

from math import ceil

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.layout import BODY, LOG, PROMPT, Layout, Leaf
from combat.engine.tabletop.panes import prompt_plan
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.words import text
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.panels.hand import hand_width

TOP, LEFT, RIGHT, HAND = 44, 92, 304, 196
"""Height of the top line, widths of the left and right columns, and height of the hand, in pixels at scale 1."""
FOLDED_RIGHT, MARGIN, TAB, HANDLE = 24, 8, 26, 18
BROAD, TALL = 960, 540
"""Width and height below which a window is compact, in pixels at scale 1."""
FORM, FORM_LEAST, FORM_MOST = 0.42, 380, 0.72
"""Width of a form: its share of the bottom strip, its least width if there is room for twice as much, and its
greatest share if the hand needs less."""
STACK = 0.46
"""Share of the right column used by the stack panel; the log has the rest."""
BOARD_LEAST = 0.4
"""Share of a compact window's height left to the board, as long as the hand remains readable."""
HAND_LEAST, BOTH_LEAST = 100, 420
"""Least height of the hand, and least width of a strip for a form beside playable cards."""
TURNS = ("stack", LOG)
"""Panels that share one place as tabs in a compact window."""


class _Frame(Record, gc=True):
    """Rectangles of the panes before the bottom strip is divided."""

    top: pygame.Rect
    left: pygame.Rect
    board: pygame.Rect
    prompt: pygame.Rect
    bottom: pygame.Rect
    right: pygame.Rect
    stack: pygame.Rect
    log: pygame.Rect
    handle: pygame.Rect
    hand_handle: pygame.Rect
    away: frozenset[str]
    compact: bool


def is_compact(size: tuple[int, int]) -> bool:
    """Return whether a window is so small for its scale that panels and hand are shown only on demand."""
    return size[0] < theme.px(BROAD) or size[1] < theme.px(TALL)


def plan(desk: CommandHub, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
    """Return the layout of the table for a window size in pixels, the player's arrangement and the current question."""
    body = "" if desk.prompt is None else desk.prompt.body
    asks_form = body != "" or desk.state.phase == "turn"
    if is_compact(size):
        found = _compact(size, pane_layout, wanted=body != "" or _asks_cards(desk))
    else:
        found = _roomy(size, pane_layout)
    form, hand = _bottom(
        found.bottom,
        asks_form=asks_form,
        alone=body == "waiting",
        cards=_asks_cards(desk),
        held=hand_width(found.bottom.height, len(desk.state.hands.get(desk.title_desk.seat, ()))),
    )
    panes = {
        "top": found.top, "tracks": found.left, PROMPT: found.prompt, BODY: form, "hand": hand, "stack": found.stack,
        LOG: found.log,
    }  # fmt: skip
    return Layout(
        board=found.board,
        frame=found.right,
        panes=panes,
        tabs={"panels": found.handle, "tray": found.hand_handle},
        leaves=_leaves(found) if found.compact else (),
        away=found.away,
        passing=frozenset({"tray"} if found.compact else ()),
    )


def _asks_cards(desk: CommandHub) -> bool:
    """Return whether a card of the hand may be the answer."""
    return desk.prompt is not None and desk.prompt.decision.kind in ("give-order", "discard", "react", "pick-card")


def _bottom(
    area: pygame.Rect, *, asks_form: bool, alone: bool, cards: bool, held: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the rectangles of form and hand in the bottom strip; empty if it is folded.

    The set-up uses the whole strip, and so does a narrow strip unless a card may be the answer. `held` is the width
    of the hand with its largest cards.
    """
    body = pygame.Rect(area.topleft, (0, 0))
    if not area.height:
        return body, body.copy()
    if not asks_form:
        return body, area.copy()
    share, least = round(area.width * FORM), theme.px(FORM_LEAST)
    narrow = area.width < 2 * least
    if alone or (narrow and not cards):
        return area.copy(), body
    if area.width < theme.px(BOTH_LEAST):
        return body, area.copy()
    roomy = min(round(area.width * FORM_MOST), area.width - held)
    wide = share if narrow else max(share, least, roomy)
    return (
        pygame.Rect(area.x, area.y, wide, area.height),
        pygame.Rect(area.x + wide, area.y, area.width - wide, area.height),
    )


def _roomy(size: tuple[int, int], pane_layout: PaneLayout) -> _Frame:
    px = theme.px
    away = frozenset(side for side in ("panels", "tray") if pane_layout.folds(side))
    top = pygame.Rect(0, 0, size[0], px(TOP))
    wide = px(FOLDED_RIGHT) if "panels" in away else px(RIGHT)
    right = pygame.Rect(size[0] - wide, top.bottom, wide, size[1] - top.height)
    left = pygame.Rect(0, top.bottom, px(LEFT), size[1] - top.height)
    line = prompt_plan.height(pane_layout.rows)
    high = 0 if "tray" in away else px(HAND)
    middle = right.left - left.right
    prompt = pygame.Rect(left.right, size[1] - line - high, middle, line)
    board = pygame.Rect(left.right, top.bottom, middle, prompt.top - top.bottom)
    stack, log = _column(right, folded="panels" in away)
    return _Frame(
        top, left, board, prompt, pygame.Rect(left.right, prompt.bottom, middle, high), right, stack, log,
        pygame.Rect(right.left - px(14), right.centery - px(28), px(14), px(56)),
        pygame.Rect(board.centerx - px(28), prompt.top - px(14), px(56), px(14)),
        away, compact=False,
    )  # fmt: skip


def _column(right: pygame.Rect, *, folded: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the rectangles of the stack panel and of the log below it."""
    gap = theme.px(MARGIN)
    if folded:
        nothing = pygame.Rect(right.topleft, (0, 0))
        return nothing, nothing.copy()
    x, width = right.left + gap, right.width - 2 * gap
    stack = pygame.Rect(x, right.top + gap, width, round((right.height - 3 * gap) * STACK))
    return stack, pygame.Rect(x, stack.bottom + gap, width, right.bottom - 2 * gap - stack.bottom)


def _compact(size: tuple[int, int], pane_layout: PaneLayout, *, wanted: bool) -> _Frame:
    """Return the compact layout: prompt at the bottom, hand above it on demand, panels over the board while open."""
    px = theme.px
    shut = {"panels": True, "tray": not wanted}
    away = frozenset(side for side, folded in shut.items() if pane_layout.folds(side, usual=folded))
    top = pygame.Rect(0, 0, size[0], px(TOP))
    foot = size[1] - prompt_plan.height(pane_layout.rows)
    left = pygame.Rect(0, top.bottom, px(LEFT), foot - top.bottom)
    middle = pygame.Rect(left.right, top.bottom, size[0] - left.width, foot - top.bottom)
    room = min(middle.height // 2, middle.height - ceil(BOARD_LEAST * size[1]))
    high = 0 if "tray" in away else min(px(HAND), max(px(HAND_LEAST), room))
    board = middle.copy()
    if middle.height - high >= px(HAND_LEAST):
        board.height -= high
    right, panel = pygame.Rect(size[0], top.bottom, 0, middle.height), pygame.Rect(size[0], top.bottom, 0, 0)
    if "panels" not in away:
        right.width = min(px(RIGHT), size[0])
        right.right = size[0]
        panel = right.inflate(-2 * px(4), 0)
        panel.y, panel.height = right.y + px(TAB), right.height - px(TAB + 4)
    front, nothing = pane_layout.chosen(TURNS, "stack"), pygame.Rect(panel.topleft, (0, 0))
    body = pygame.Rect(middle.x, foot - high, middle.width, high)
    return _Frame(
        top, left, board, pygame.Rect(0, foot, size[0], size[1] - foot), body, right,
        panel if front == "stack" else nothing, panel if front == LOG else nothing,
        pygame.Rect(right.left - px(18), middle.y + px(4), px(18), px(48)),
        pygame.Rect(middle.centerx - px(20), body.top - px(HANDLE), px(40), px(HANDLE)),
        away, compact=True,
    )  # fmt: skip


def _leaves(found: _Frame) -> tuple[Leaf, ...]:
    """Return the tabs of the panels that share one place."""
    right = found.right
    if not right.width:
        return ()
    places = {"stack": found.stack, LOG: found.log}
    edges = [right.x + right.width * place // len(TURNS) for place in range(len(TURNS) + 1)]
    return tuple(
        Leaf(
            pane, "panels", text(f"tab-{pane}"),
            pygame.Rect(edges[n], right.y, edges[n + 1] - edges[n], theme.px(TAB)), bool(places[pane].width),
        )
        for n, pane in enumerate(TURNS)
    )  # fmt: skip
