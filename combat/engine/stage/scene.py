"""A scene fills the window: it is told events and time, and draws only when something has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import pygame

if TYPE_CHECKING:
    from pathlib import Path

    from combat.engine.stage.app import App
    from combat.engine.stage.watch import Watched
    from combat.engine.words.topic import Topic


class Scene:
    """One screen of the game. `overlay` scenes lie upon the one below and leave it visible."""

    overlay = False
    watched: tuple[Watched, ...] = ()
    """What of the player's folders it shows: it is told when that changes."""
    files: tuple[Path, ...] = ()
    """Single files that it shows."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.trace = app.watch.look(self.watched, self.files)
        """How all these were when it read them."""
        self.dirty = True
        self.drawn = False
        """Whether it has been drawn at least once."""
        self.changed: list[pygame.Rect] | None = None
        """What the last `draw` has changed, for scenes that draw parts; None stands for everything."""

    @property
    def wants_frames(self) -> bool:
        """Whether something moves by itself just now: 60 frames a second instead of sleep."""
        return False

    def invalidate(self) -> None:
        """Asks for everything to be drawn anew."""
        self.dirty = True

    def enter(self) -> None:
        """Told once, when the scene is first shown."""

    def leave(self) -> None:
        """Told once, when the scene is taken away for good."""

    def back(self) -> None:
        """Told when a scene above it was closed."""
        self.invalidate()

    def relist(self) -> None:
        """Told when something that it shows has changed on disk, or other packs are in use."""

    def resize(self) -> None:
        """Told before the first picture and after each change of the window's size or the scale."""
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event; False if it means nothing here."""
        return False

    def explained(self) -> Sequence[Topic]:
        """What F1 explains here; with none it opens the rulebook at its beginning."""
        return ()

    def update(self, dt: float) -> None:
        """Moves on by dt seconds; called before each frame and while at rest."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws what has changed since the last time; what was drawn then still stands on the surface."""


SceneFactory: TypeAlias = Callable[["App"], Scene]
