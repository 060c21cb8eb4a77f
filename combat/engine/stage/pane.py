"""Panes: independently redrawn parts of a scene, and floats above them.

A pane stays on the window's surface until it is invalidated, so that panning the board does not redraw the panels.
Tooltips and dragged pieces are floats: panes below a float are redrawn when the float moves.
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
    """The panes of a scene from back to front, and its floats."""

    def __init__(self) -> None:
        self._panes: dict[str, Pane] = {}
        self._floats: list[Callable[[], tuple[pygame.Rect, Draw] | None]] = []
        self._floated: list[pygame.Rect] = []

    def add(self, name: str, draw: Draw) -> Pane:
        """Add a pane in front of the others and return it; set its rectangle with `place`."""
        pane = self._panes[name] = Pane(name, draw)
        return pane

    def add_float(self, float_: Callable[[], tuple[pygame.Rect, Draw] | None]) -> None:
        """Add a float; before each frame the function returns its rectangle and drawing function, or None."""
        self._floats.append(float_)

    def place(self, name: str, rect: pygame.Rect) -> None:
        """Set the rectangle of a pane."""
        pane = self._panes[name]
        pane.rect, pane.dirty = rect, True

    def send(self, name: str, *, back: bool) -> None:
        """Move a pane behind all others, or in front of them."""
        pane = self._panes.pop(name)
        self._panes = {name: pane, **self._panes} if back else {**self._panes, name: pane}

    def at(self, point: tuple[int, int]) -> str | None:
        """Return the name of the frontmost pane at a point, or None."""
        return next((p.name for p in reversed(self._panes.values()) if p.rect.collidepoint(point)), None)

    def invalidate(self, *names: str) -> None:
        """Mark panes to be redrawn; all panes if no name is given."""
        for name in names or self._panes:
            self._panes[name].dirty = True

    @property
    def dirty(self) -> bool:
        """Return whether any pane needs to be redrawn."""
        return any(pane.dirty for pane in self._panes.values())

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the panes that are dirty or were under a float, then the floats; return the changed rectangles."""
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
        """Mark panes in front of redrawn ones, which would be painted over."""
        drawn: list[pygame.Rect] = []
        for pane in self._panes.values():
            pane.dirty |= pane.rect.collidelist(drawn) >= 0
            if pane.dirty:
                drawn.append(pane.rect)
