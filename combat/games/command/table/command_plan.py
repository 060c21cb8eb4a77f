"""Where the panes of COMMAND! lie, for every size of the window and every scale.

Where the window is small for the scale the panels and the hand lie over the board, while they are wanted.
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
"""In pixels at scale 1: the height of the top line, the widths of the sides, the height of the hand."""
FOLDED_RIGHT, MARGIN, TAB, HANDLE = 24, 8, 26, 18
BROAD, TALL = 960, 540
"""A window less broad or less tall than this, at scale 1, is compact."""
FORM, FORM_LEAST, FORM_MOST = 0.42, 380, 0.72
"""The share of the bottom strip that a form takes while one is filled in, and its width at least where the strip has
room for as much again; the share that it takes where the hand leaves it so much."""
STACK = 0.46
"""The share of the right side in which it stands who is in a hex; the log has the rest."""
BOARD_LEAST = 0.4
"""The share of a compact window's height that the hand leaves to the board, as long as the hand itself can be read."""
HAND_LEAST, BOTH_LEAST = 100, 420
"""The height of the hand at least, and the width of a strip that has room for a form beside a card to be played."""
TURNS = ("stack", LOG)
"""The panels that take turns in a compact window."""


class _Frame(Record, gc=True):
    """Both kinds of window, before the bottom strip is shared out."""

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
    """Whether a window is small for its scale."""
    return size[0] < theme.px(BROAD) or size[1] < theme.px(TALL)


def plan(desk: CommandHub, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
    """The layout of the table in a window, as the player has arranged it and for what he is asked."""
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
        held=hand_width(found.bottom.height, len(desk.state.hands.get(desk.battle.seat, ()))),
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
    """Whether a card of the hand may be the answer."""
    return desk.prompt is not None and desk.prompt.decision.kind in ("give-order", "discard", "react", "pick-card")


def _bottom(
    area: pygame.Rect, *, asks_form: bool, alone: bool, cards: bool, held: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """The form on the left, while one is filled in, and the hand; nothing where the strip is folded away.

    The set-up is all form, and so is a narrow strip unless a card may be the answer. `held` is the width of the hand
    with its cards as large as they may be."""
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
    """Who is in a hex, and below it the log."""
    gap = theme.px(MARGIN)
    if folded:
        nothing = pygame.Rect(right.topleft, (0, 0))
        return nothing, nothing.copy()
    x, width = right.left + gap, right.width - 2 * gap
    stack = pygame.Rect(x, right.top + gap, width, round((right.height - 3 * gap) * STACK))
    return stack, pygame.Rect(x, stack.bottom + gap, width, right.bottom - 2 * gap - stack.bottom)


def _compact(size: tuple[int, int], pane_layout: PaneLayout, *, wanted: bool) -> _Frame:
    """The prompt at the foot, the hand above it while it is wanted, the panels over the board while they are opened."""
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
    """The tabs of the panels that take turns, above them."""
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
