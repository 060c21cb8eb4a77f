"""Layout of Volume 1's panes; the decision selects which of the alternating panes is in front."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.layout import Layout, Leaf
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.fold_tabs import LEAF_TYPE
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.words import text
from combat.games.volume1.prompts.order_tray import tray_orders
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.table.panels import top_cells, tray_rows
from combat.games.volume1.table.panels.hand import cards_spread, hand_first
from combat.games.volume1.table.panels.roster import roster_height
from combat.games.volume1.table.panels.tray import rows_of
from combat.games.volume1.table.table_layout import TAB, Rows, TableLayout, table_layout
from combat.games.volume1.table.volume_desk import VolumeDesk

LEAF = 96
"""Minimum width of the tab of the tray or the hand, in pixels at scale 1."""
BODIES = {
    "tray": "tab-orders",
    "men": "tab-men",
    "fire": "tab-shot",
    "strike": "tab-mission",
    "wound": "tab-wounds",
}
"""Label of the tray's tab by its content."""


def plan(desk: VolumeDesk, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
    """Return the layout for a window size in pixels, the player's choices of folded sides and the current decision."""
    wide, spread_out = hand_first(desk), cards_spread(desk)
    asked = desk.prompt.body if desk.prompt is not None else ""
    lines = GUARD.ask(_top_lines, 1, desk, size[0])
    wanted = wide or _is_wanted(desk, asked)
    small = asked in ("tray", "men") and pane_layout.chosen(("body", "hand"), "body") == "body"
    rows = _rows(desk) if small or wide else None
    found = table_layout(
        size, pane_layout, wanted=wanted, cards=wide or asked == "wound", lines=lines, rows=rows,
        form=asked == "fire", roster=roster_height(desk.state),
    )  # fmt: skip
    front = pane_layout.chosen(("body", "hand"), "hand" if wide else "body")
    if not found.shared:
        front = "hand" if wide else "both"
    nothing = pygame.Rect(found.body.topleft, (0, 0))
    open_ = "tray" not in found.away
    whole = found.body if wide or found.shared else found.hand
    if spread_out and not found.shared:
        front = "body"
    panes = {
        "top": found.top,
        "track": found.left,
        "prompt": found.prompt,
        "body": (found.body if spread_out else found.tray) if open_ and front in ("body", "both") else nothing,
        "hand": whole if open_ and front in ("hand", "both") else nothing,
        "dossier": found.dossier,
        "roster": found.roster,
        "log": found.log,
    }
    return Layout(
        board=found.board,
        frame=found.right,
        panes=panes,
        tabs={"panels": found.panels_handle, "tray": found.tray_handle},
        leaves=(*(_bottom_leaves(desk, found, panes) if found.shared else ()), *_panel_leaves(found)),
        away=found.away,
        passing=frozenset({"body", "hand", "tray"} if found.compact else {"body", "hand"}),
    )


def _top_lines(desk: VolumeDesk, width: int) -> int:
    """Return the number of lines that the top strip needs at a width."""
    return len(top_cells.top_plan(desk.state, width, mark_of(desk.session.marks)).lines)


def _is_wanted(desk: VolumeDesk, asked: str) -> bool:
    """Return whether the tray is needed for the answer; a strike is judged on the board."""
    return bool(unplaced(desk.state)) if asked == "men" else asked not in ("", "strike")


def _rows(desk: VolumeDesk) -> Rows:
    """Return a function for the height of the tray's content; during cards for the orders that follow."""

    def needed(width: int) -> int:
        window = pygame.Rect(0, 0, width, 0)
        places = rows_of(desk, window, snug=True) or tray_rows.chips(len(tray_orders()), window)
        return tray_rows.height(places, window)

    return needed


def _bottom_leaves(desk: VolumeDesk, found: TableLayout, panes: dict[str, pygame.Rect]) -> list[Leaf]:
    """Return the tabs of tray and hand, above them on the board."""
    px, prompt = theme.px, desk.prompt
    said = BODIES.get(prompt.body if prompt is not None else "", "tab-enemy-cards")
    labels = {"body": text(said), "hand": text("tab-hand", count=len(desk.state.hand))}
    top = found.tray_handle.bottom
    left, face = found.tray_handle.right + px(6), theme.font(*LEAF_TYPE)
    most = (found.prompt.right - left - px(6)) // 2
    found_leaves = []
    for pane, label in labels.items():
        width = min(most, max(px(LEAF), round(face.width(label)) + px(20)))
        box = pygame.Rect(left, top - px(TAB), width, px(TAB))
        found_leaves.append(Leaf(pane, "tray", label, box, bool(panes[pane].width)))
        left += width
    return found_leaves


def _panel_leaves(found: TableLayout) -> list[Leaf]:
    """Return the tabs of alternating panels, above them."""
    if not found.turns or not found.right.width:
        return []
    places = {"dossier": found.dossier, "roster": found.roster, "log": found.log, "track": found.left}
    count, right = len(found.turns), found.right
    edges = [right.x + right.width * place // count for place in range(count + 1)]
    boxes = [pygame.Rect(edges[n], right.y, edges[n + 1] - edges[n], theme.px(TAB)) for n in range(count)]
    return [
        Leaf(pane, "panels", text(f"tab-{pane}"), box, bool(places[pane].width))
        for pane, box in zip(found.turns, boxes, strict=True)
    ]
