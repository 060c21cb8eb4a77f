"""Panes: the parts of a scene that are drawn each for itself, and the floats that lie over them.

What a pane drew stays on the window's surface until the pane is invalidated, so that panning the board does not draw
the panels again. Tooltips and dragged pieces are floats: the panes below are drawn anew where a float was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing.drawing_guard import GUARD

Draw: TypeAlias = Callable[[pygame.Surface], None]


class Pane:
    """A rectangle of the window with the function that draws it; drawing is clipped to the rectangle."""

    def __init__(self, name: str, draw: Draw) -> None:
        self.name, self.draw = name, draw
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.dirty = True


class Panes:
    """The panes of a scene, from back to front, and its floats."""

    def __init__(self) -> None:
        self._panes: dict[str, Pane] = {}
        self._floats: list[Callable[[], tuple[pygame.Rect, Draw] | None]] = []
        self._floated: list[pygame.Rect] = []

    def add(self, name: str, draw: Draw) -> Pane:
        """Adds a pane in front of the earlier ones; its rectangle is set with `place`."""
        pane = self._panes[name] = Pane(name, draw)
        return pane

    def add_float(self, float_: Callable[[], tuple[pygame.Rect, Draw] | None]) -> None:
        """Adds something that may lie over the panes: asked before each picture for its place and its drawing."""
        self._floats.append(float_)

    def place(self, name: str, rect: pygame.Rect) -> None:
        """Gives a pane its rectangle."""
        pane = self._panes[name]
        pane.rect, pane.dirty = rect, True

    def send(self, name: str, *, back: bool) -> None:
        """Puts a pane behind all others, or before them."""
        pane = self._panes.pop(name)
        self._panes = {name: pane, **self._panes} if back else {**self._panes, name: pane}

    def at(self, point: tuple[int, int]) -> str | None:
        """The name of the foremost pane under a point."""
        return next((p.name for p in reversed(self._panes.values()) if p.rect.collidepoint(point)), None)

    def invalidate(self, *names: str) -> None:
        """Marks panes to be drawn anew; all of them without a name."""
        for name in names or self._panes:
            self._panes[name].dirty = True

    @property
    def dirty(self) -> bool:
        """Whether any pane waits to be drawn."""
        return any(pane.dirty for pane in self._panes.values())

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws the panes that are dirty or were under a float, then the floats; returns what has changed."""
        floats = [found for float_ in self._floats if (found := GUARD.ask(float_, None)) is not None]
        for rect in (*self._floated, *(rect for rect, _ in floats)):
            self._uncover(rect)
        self._uncover_upwards()
        changed: list[pygame.Rect] = []
        for pane in self._panes.values():
            if pane.dirty and pane.rect.width:
                surface.set_clip(pane.rect)
                GUARD.draw(pane.draw, surface)
                changed.append(pane.rect)
            pane.dirty = False
        surface.set_clip(None)
        for _, draw in floats:
            GUARD.draw(draw, surface)
        self._floated = [rect.copy() for rect, _ in floats]
        return changed + self._floated

    def _uncover(self, rect: pygame.Rect) -> None:
        for pane in self._panes.values():
            if not pane.dirty and pane.rect.colliderect(rect):
                pane.dirty = True

    def _uncover_upwards(self) -> None:
        """Panes in front of one that is drawn would be painted over: they are drawn again as well."""
        drawn: list[pygame.Rect] = []
        for pane in self._panes.values():
            pane.dirty |= pane.rect.collidelist(drawn) >= 0
            if pane.dirty:
                drawn.append(pane.rect)
