"""A screen fills the window: it is told events and time, and draws only when something has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from combat.engine.files.file_snapshot import FileSnapshot
from combat.engine.stage.window_scale import LEAST
from combat.engine.words.topic import Topic


class Screen:
    """What the window asks of whatever it shows. `overlay` screens lie upon the one below and leave it visible."""

    overlay = False
    least = LEAST
    """The least room in units of scale 1 in which all of it can be laid out: a window that has less at the scale that
    the player wants shows it smaller."""
    weighty = False
    """Whether all memory is searched for garbage once it is closed: it holds much that is old."""
    steers = False
    """Whether the directions of a gamepad move a cursor on a board here; elsewhere they are the arrow keys."""
    pans = False
    """Whether the right stick of a gamepad moves a board here."""
    watched: tuple[str, ...] = ()
    """Which of the watched folders it shows: it is told when one of them changes."""
    files: tuple[Path, ...] = ()
    """Single files that it shows."""
    air: tuple[str, str] | None = None
    """What is heard around it: an air, and the scenario that may have its own in its place; None for what is heard
    around the screen below."""

    def __init__(self) -> None:
        self.trace: FileSnapshot = frozenset()
        """How all these were when it read them."""
        self.dirty = True
        self.drawn = False
        """Whether it has been drawn at least once."""
        self.changed: list[pygame.Rect] | None = None
        """What the last `draw` has changed, for screens that draw parts; None stands for everything."""

    @property
    def wants_frames(self) -> bool:
        """Whether something moves by itself just now: 60 frames a second instead of sleep."""
        return False

    def invalidate(self) -> None:
        """Asks for everything to be drawn anew."""
        self.dirty = True

    def enter(self) -> None:
        """Told once, when it is first shown."""

    def leave(self) -> None:
        """Told once, when it is taken away for good."""

    def on_resume(self) -> None:
        """Told when a screen above it was closed."""
        self.invalidate()

    def on_settings(self) -> None:
        """Told when the player has changed a setting while it stands under the sheet on which he did."""
        self.invalidate()

    def on_content_changed(self) -> None:
        """Told when something that it shows has changed on disk, or other packs are in use."""

    def on_language(self) -> None:
        """Told when another language is spoken, before it is resized: words that it keeps are said anew."""

    def resize(self) -> None:
        """Told before the first picture and after each change of the window's size or the scale."""
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes an event; False if it means nothing here."""
        return False

    def explained(self) -> Sequence[Topic]:
        """What F1 explains here; with none it opens the rulebook at its beginning."""
        return ()

    def evidence(self) -> Mapping[str, bytes | Path]:
        """What tells of a fault that is seen here: files by the names that they get in a report."""
        return {}

    def update(self, dt: float) -> None:
        """Moves on by dt seconds; called before each frame and while at rest."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws what has changed since the last time; what was drawn then still stands on the surface."""
