"""The small tabs at the board's edges that fold the panels and the tray away."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from combat.engine.stage.drawing import shapes, theme


class FoldTabs:
    """One tab for each side that folds; `on_use` is told which."""

    def __init__(self, on_use: Callable[[str], None]) -> None:
        self._on_use = on_use
        self._tabs: Mapping[str, pygame.Rect] = {}
        self._folded: frozenset[str] = frozenset()

    def place(self, tabs: Mapping[str, pygame.Rect], folded: frozenset[str]) -> None:
        """Takes their rectangles; those of folded sides point the other way."""
        self._tabs, self._folded = tabs, folded

    def press(self, position: tuple[int, int]) -> bool:
        """Folds or opens the side whose tab lies under a point."""
        found = next((name for name, tab in self._tabs.items() if tab.collidepoint(position)), "")
        if found:
            self._on_use(found)
        return bool(found)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the tabs over the board."""
        for name, tab in self._tabs.items():
            surface.blit(shapes.rounded(tab.size, theme.px(4), (*theme.FRAME, 225), theme.FRAME_EDGE, 1.0), tab)
            reach = theme.px(3)
            way = -1 if name in self._folded else 1
            x, y = tab.center
            if name == "panels":
                points = [(x - reach * way, y - 2 * reach), (x + reach * way, y), (x - reach * way, y + 2 * reach)]
            else:
                points = [(x - 2 * reach, y - reach * way), (x, y + reach * way), (x + 2 * reach, y - reach * way)]
            pygame.draw.lines(surface, theme.FRAME_TEXT_2, False, points, max(1, theme.px(2)))
