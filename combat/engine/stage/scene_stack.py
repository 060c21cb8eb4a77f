"""The stack of scenes in the window, and the scale at which each is drawn."""

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
    """The stack of scenes; the top scene has the input, and scenes below overlays stay visible."""

    def __init__(self, surface: pygame.Surface, watch: Watch, scale: float) -> None:
        """`scale` is the scale of everything; 0 derives it from the window's size."""
        self.surface, self.watch = surface, watch
        self.scenes: list[Screen] = []
        self._fixed_scale = scale
        self._closed: list[weakref.ref[Screen]] = []
        """Scenes closed since the last frame; they are freed after the next one."""
        self._weighty_closed = False
        self._fit_scale()

    @property
    def top(self) -> Screen:
        """Return the scene that has the input."""
        return self.scenes[-1]

    def push(self, scene: Screen) -> None:
        """Push a scene over the current one."""
        self.scenes.append(scene)
        self.watch.come_back()
        with self._scaled(scene):
            scene.enter()
            scene.resize()

    def pop(self) -> None:
        """Close the top scene."""
        self._close()
        if self.scenes:
            self.watch.come_back()
            with self._scaled(self.top):
                self.top.on_resume()
            self._invalidate()

    def go_home(self) -> None:
        """Close all scenes above the lowest one."""
        while len(self.scenes) > 1:
            self.pop()

    def replace(self, scene: Screen) -> None:
        """Replace the top scene."""
        self._close()
        self.push(scene)
        self._invalidate()

    def _close(self) -> None:
        closed = self.scenes.pop()
        self._closed.append(weakref.ref(closed))
        self._weighty_closed |= closed.weighty
        closed.leave()

    def swap(self, scene: Screen, other: Screen, *, first: bool) -> None:
        """Replace a scene anywhere in the stack; the replaced scene is not closed and may return.

        `first` is true if the new scene was not shown before.
        """
        self.scenes[self.scenes.index(scene)] = other
        with self._scaled(other):
            if first:
                other.enter()
            other.resize()
        self._invalidate()

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height of the window in pixels."""
        return self.surface.get_size()

    def _fit_scale(self) -> None:
        self._fitted = self.size
        fitted = fitting_scale(self.size)
        theme.set_scale(self._fixed_scale or fitted, fitted)
        self._scale = theme.scale()

    def _scaled(self, scene: Screen) -> AbstractContextManager[None]:
        """Return a context with the scale of a scene: the usual one, or less if the window is too small for it."""
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
        """Draw from the lowest visible scene up; if any is dirty, scenes below overlays are drawn whole."""
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
        """Draw one scene of the frame."""
        scene.draw(self.surface)
