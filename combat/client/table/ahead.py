"""A picture of the board that reaches beyond the view, so that a pan is one blit for as long as it lasts (look.md)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.client import theme

REACH = 192
"""Pixels at scale 1 that are drawn beyond the view, the way the camera goes."""


class Ahead:
    """The picture, and where it lies: relative to the sheet's corner on the screen."""

    def __init__(self) -> None:
        self._plate: pygame.Surface | None = None
        self._at: tuple[int, int] | None = None
        self.way = (1, 1)
        """Which way the camera goes, across and down: 1 right and down, -1 left and up."""

    def forget(self) -> None:
        """The board looks different: the picture is worthless, its surface is not."""
        self._at = None

    def go(self, dx: int, dy: int) -> None:
        """Takes note of the way the sheet moves on the screen: the camera goes the other way."""
        self.way = (_away(dx) or self.way[0], _away(dy) or self.way[1])

    def show(
        self,
        surface: pygame.Surface,
        view: pygame.Rect,
        origin: tuple[int, int],
        draw: Callable[[pygame.Surface, pygame.Rect], None],
    ) -> None:
        """Shows the view out of the picture; once that is used up, has the next one drawn for an area of the screen."""
        if self._plate is None or self._at is None or not self._area(origin).contains(view):
            reach = theme.px(REACH)
            area = view.inflate(reach, reach).move(self.way[0] * (reach // 2), self.way[1] * (reach // 2))
            if self._plate is None or self._plate.get_size() != area.size:
                self._plate = pygame.Surface(area.size, 0, 32)
            self._at = (area.x - origin[0], area.y - origin[1])
            draw(self._plate, area)
        surface.blit(self._plate, self._area(origin))

    def _area(self, origin: tuple[int, int]) -> pygame.Rect:
        """Where the picture lies on the screen."""
        assert self._plate is not None
        assert self._at is not None
        return pygame.Rect(self._at[0] + origin[0], self._at[1] + origin[1], *self._plate.get_size())


def _away(step: int) -> int:
    return (step < 0) - (step > 0)
