"""Tabs at the board's edges: small ones fold sides, labelled ones show panes that share an area."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import Cut, fits, fitting
from combat.engine.stage.drawing.lettering import Font
from combat.engine.tabletop.layout import Layout, Leaf
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text

LEAF_TYPE: Cut = ("sans", 14, 600)
"""Usual font of a tab's label."""


class FoldTabs:
    """A tab for each side that folds, and for each pane that shares an area; a click calls the callback of either.

    `key` returns the key of an action; that of a side is fold-SIDE.
    """

    def __init__(
        self, on_fold: Callable[[str], None], on_leaf: Callable[[Leaf], None], key: Callable[[str], str]
    ) -> None:
        self._on_fold, self._on_leaf, self._key = on_fold, on_leaf, key
        self._layout: Layout | None = None

    def place(self, layout: Layout) -> None:
        """Set the layout; the tabs of folded sides point the other way."""
        self._layout = layout

    @property
    def _leaves(self) -> Sequence[Leaf]:
        return self._layout.leaves if self._layout is not None else ()

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a press on a tab; return whether there is a tab at the point."""
        if self._layout is None:
            return False
        leaf = next((leaf for leaf in self._leaves if leaf.rect.collidepoint(position)), None)
        side = next((name for name, tab in self._layout.tabs.items() if tab.collidepoint(position)), "")
        if leaf is not None:
            self._on_leaf(leaf)
        elif side:
            self._on_fold(side)
        return leaf is not None or bool(side)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of a side's tab at a point, with its key, or None if there is no such tab."""
        tabs = self._layout.tabs if self._layout is not None else {}
        side = next((name for name, tab in tabs.items() if tab.collidepoint(position)), "")
        action = f"fold-{side}"
        return Tip(action, (text(f"key-{action}"),), tabs[side], self._key(action)) if side else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tabs over the board, with their keys if there is room."""
        if self._layout is None:
            return
        for name, tab in self._layout.tabs.items():
            away, key = name in self._layout.away, self._key(f"fold-{name}")
            sign = _sign(tuple(tab), key, theme.scale(), upright=name == "panels", away=away)
            surface.blit(shapes.rounded(tab.size, theme.px(4), (*theme.FRAME, 225), theme.FRAME_EDGE, 1.0), tab)
            if sign.keyed is not None:
                sign.face.draw_in(surface, key, sign.keyed, theme.FRAME_TEXT_2, align="center")
            pygame.draw.lines(surface, theme.FRAME_TEXT_2, False, sign.points, sign.width)
        self.draw_leaves(surface, "tray")

    def draw_leaves(self, surface: pygame.Surface, side: str) -> None:
        """Draw the labelled tabs of a side; the tab of the visible pane is light."""
        for leaf in (leaf for leaf in self._leaves if leaf.side == side):
            box = leaf.rect.inflate(-theme.px(2), 0)
            fill, ink = (theme.FORM, theme.INK) if leaf.front else (theme.FRAME_HIGH, theme.FRAME_TEXT)
            theme.draw_box(surface, box, fill, edge=theme.FRAME_EDGE, radius=4)
            room = box.width - theme.px(10)
            face = fitting(leaf.label, room, LEAF_TYPE, ("condensed", 14, 600), ("condensed", 13, 600))
            inner = box.inflate(-theme.px(10), 0)
            face.draw_in(surface, leaf.label, inner, ink, align="center")


class _Sign(NamedTuple):
    """What is on a side's tab: its key in a part of it, if there is room, and its arrow."""

    face: Font
    keyed: pygame.Rect | None
    points: Sequence[tuple[int, int]]
    width: int


@functools.lru_cache(maxsize=16)
def _sign(tab: tuple[int, ...], key: str, scale: float, *, upright: bool, away: bool) -> _Sign:
    """Return what is on a tab at a scale. Cached, as the tabs are drawn in every frame."""
    left, top, wide, high = tab
    box, face = pygame.Rect(left, top, wide, high), theme.font("condensed", 12, 600)
    reach, way, halves = theme.px(3), -1 if away else 1, _halves(box, upright=upright)
    keyed = bool(key) and fits(face, key, halves[1].width - theme.px(2))
    x, y = halves[0].center if keyed else box.center
    if upright:
        points = [(x - reach * way, y - 2 * reach), (x + reach * way, y), (x - reach * way, y + 2 * reach)]
    else:
        points = [(x - 2 * reach, y - reach * way), (x, y + reach * way), (x + 2 * reach, y - reach * way)]
    return _Sign(face, halves[1] if keyed else None, points, max(1, theme.px(2)))


def _halves(tab: pygame.Rect, *, upright: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the parts of a tab for its sign and for its key."""
    first, second = tab.copy(), tab.copy()
    if upright:
        first.height = second.height = tab.height // 2
        second.bottom = tab.bottom - theme.px(2)
    else:
        first.width = second.width = tab.width // 2
        second.right = tab.right
    return first, second
