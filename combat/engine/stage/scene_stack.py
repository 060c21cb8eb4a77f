"""The scenes that lie one upon the other in the window, and the scale at which each of them is drawn."""

from __future__ import annotations

import weakref
from contextlib import AbstractContextManager

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.freed_memory import free_closed
from combat.engine.stage.screen import Screen
from combat.engine.stage.watch import Watch
from combat.engine.stage.window_scale import fitting_scale, largest_scale


class SceneStack:
    """Scenes in a window; the uppermost has the input, and those that it leaves room for are seen under it."""

    def __init__(self, surface: pygame.Surface, watch: Watch, scale: float) -> None:
        """`scale` is that at which everything is drawn; 0 lets the window's size decide."""
        self.surface, self.watch = surface, watch
        self.scenes: list[Screen] = []
        self._fixed_scale = scale
        self._closed: list[weakref.ref[Screen]] = []
        """The scenes that were closed since the last frame; they are freed after the next one."""
        self._weighty_closed = False
        self._fit_scale()

    @property
    def top(self) -> Screen:
        """The scene that has the input."""
        return self.scenes[-1]

    def push(self, scene: Screen) -> None:
        """Lays a scene over the present one."""
        self.scenes.append(scene)
        self.watch.come_back()
        with self._scaled(scene):
            scene.enter()
            scene.resize()

    def pop(self) -> None:
        """Closes the uppermost scene."""
        self._close()
        if self.scenes:
            self.watch.come_back()
            with self._scaled(self.top):
                self.top.on_resume()
            self._invalidate()

    def replace(self, scene: Screen) -> None:
        """Puts a scene in the place of the uppermost."""
        self._close()
        self.push(scene)
        self._invalidate()

    def _close(self) -> None:
        closed = self.scenes.pop()
        self._closed.append(weakref.ref(closed))
        self._weighty_closed |= closed.weighty
        closed.leave()

    def swap(self, scene: Screen, other: Screen, *, first: bool) -> None:
        """Puts a scene in the place of another, wherever that lies; that one is not left and may come back.

        `first`: it has not been shown before.
        """
        self.scenes[self.scenes.index(scene)] = other
        with self._scaled(other):
            if first:
                other.enter()
            other.resize()
        self._invalidate()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        return self.surface.get_size()

    def _fit_scale(self) -> None:
        self._fitted = self.size
        fitted = fitting_scale(self.size)
        theme.set_scale(self._fixed_scale or fitted, fitted)
        self._scale = theme.scale()

    def _scaled(self, scene: Screen) -> AbstractContextManager[None]:
        """What a scene does it does at the scale that is wanted, or as near to it as the window has room for."""
        return theme.at_scale(min(self._scale, largest_scale(self.size, scene.least)))

    def _refit(self) -> None:
        self._fit_scale()
        for scene in self.scenes:
            with self._scaled(scene):
                scene.resize()

    def _invalidate(self) -> None:
        for scene in self.scenes:
            scene.invalidate()

    def _draw(self) -> None:
        """Draws from the lowest scene that can be seen; those under a changed overlay are drawn whole."""
        first = len(self.scenes) - 1
        while first and self.scenes[first].overlay:
            first -= 1
        if any(scene.dirty for scene in self.scenes[first:]) and first < len(self.scenes) - 1:
            self._invalidate()
        changed: list[pygame.Rect] = []
        whole = False
        for scene in self.scenes[first:]:
            if scene.dirty:
                scene.dirty = False
                with self._scaled(scene):
                    self._paint(scene)
                scene.drawn = True
                whole |= scene.changed is None
                changed += scene.changed or ()
        if whole:
            pygame.display.flip()
        else:
            pygame.display.update(changed)
        if self._closed:
            free_closed(self._closed, thorough=self._weighty_closed)
            self._closed.clear()
            self._weighty_closed = False

    def _paint(self, scene: Screen) -> None:
        """One scene of the picture."""
        scene.draw(self.surface)
