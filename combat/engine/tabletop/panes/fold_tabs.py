"""The tabs at the board's edges: small ones fold sides away, labelled ones bring a pane to the front."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import Cut, fitting
from combat.engine.tabletop.layout import Layout, Leaf

LEAF_TYPE: Cut = ("sans", 14, 600)
"""In what type a tab is labelled where there is room."""


class FoldTabs:
    """One tab for each side that folds, one for each pane that takes turns; both tell what was clicked."""

    def __init__(self, on_fold: Callable[[str], None], on_leaf: Callable[[Leaf], None]) -> None:
        self._on_fold, self._on_leaf = on_fold, on_leaf
        self._layout: Layout | None = None

    def place(self, layout: Layout) -> None:
        """Takes their rectangles; those of folded sides point the other way."""
        self._layout = layout

    @property
    def _leaves(self) -> Sequence[Leaf]:
        return self._layout.leaves if self._layout is not None else ()

    def press(self, position: tuple[int, int]) -> bool:
        """Folds, opens or brings to the front what the tab under a point stands for."""
        if self._layout is None:
            return False
        leaf = next((leaf for leaf in self._leaves if leaf.rect.collidepoint(position)), None)
        side = next((name for name, tab in self._layout.tabs.items() if tab.collidepoint(position)), "")
        if leaf is not None:
            self._on_leaf(leaf)
        elif side:
            self._on_fold(side)
        return leaf is not None or bool(side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the tabs over the board."""
        if self._layout is None:
            return
        for name, tab in self._layout.tabs.items():
            surface.blit(shapes.rounded(tab.size, theme.px(4), (*theme.FRAME, 225), theme.FRAME_EDGE, 1.0), tab)
            reach = theme.px(3)
            way = -1 if name in self._layout.away else 1
            x, y = tab.center
            if name == "panels":
                points = [(x - reach * way, y - 2 * reach), (x + reach * way, y), (x - reach * way, y + 2 * reach)]
            else:
                points = [(x - 2 * reach, y - reach * way), (x, y + reach * way), (x + 2 * reach, y - reach * way)]
            pygame.draw.lines(surface, theme.FRAME_TEXT_2, False, points, max(1, theme.px(2)))
        self.draw_leaves(surface, "tray")

    def draw_leaves(self, surface: pygame.Surface, side: str) -> None:
        """Draws the labelled tabs of a side; the pane in front has the light one."""
        for leaf in (leaf for leaf in self._leaves if leaf.side == side):
            box = leaf.rect.inflate(-theme.px(2), 0)
            fill, ink = (theme.FORM, theme.INK) if leaf.front else (theme.FRAME_HIGH, theme.FRAME_TEXT)
            theme.draw_box(surface, box, fill, edge=theme.FRAME_EDGE, radius=4)
            room = box.width - theme.px(10)
            face = fitting(leaf.label, room, LEAF_TYPE, ("condensed", 14, 600), ("condensed", 13, 600))
            inner = box.inflate(-theme.px(10), 0)
            face.draw_in(surface, leaf.label, inner, ink, align="center")
