"""Screen: fills the window, handles events and time, and is redrawn only after a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from combat.engine.files.file_snapshot import FileSnapshot
from combat.engine.stage.window_scale import LEAST
from combat.engine.words.topic import Topic


class Screen:
    """Base of everything shown in the window. An `overlay` leaves the screen below it visible."""

    overlay = False
    least = LEAST
    """Least size in units of scale 1 in which it can be laid out; a smaller window shows it at a lower scale."""
    weighty = False
    """True if closing it triggers a full garbage collection, because it holds many old objects."""
    steers = False
    """True if the d-pad of a gamepad moves a board cursor; elsewhere it acts as the arrow keys."""
    pans = False
    """True if the right stick of a gamepad pans a board."""
    watched: tuple[str, ...] = ()
    """Watched folders whose content it shows; `on_content_changed` is called when one changes."""
    files: tuple[Path, ...] = ()
    """Single files that it shows."""

    def __init__(self) -> None:
        self.trace: FileSnapshot = frozenset()
        """Snapshot of the watched folders and files when they were read."""
        self.dirty = True
        self.drawn = False
        """Whether it has been drawn at least once."""
        self.changed: list[pygame.Rect] | None = None
        """The areas changed by the last `draw`, for screens that draw parts; None for everything."""

    @property
    def air(self) -> tuple[str, str] | None:
        """Ambience, and the scenario that may replace it; None for the ambience of the screen below."""
        return None

    @property
    def wants_frames(self) -> bool:
        """Return whether something is animated: 60 frames per second are drawn then."""
        return False

    def invalidate(self) -> None:
        """Request a full redraw."""
        self.dirty = True

    def enter(self) -> None:
        """Handle the first display of the screen; called once."""

    def leave(self) -> None:
        """Handle the closing of the screen; called once."""

    def on_resume(self) -> None:
        """Handle the closing of the screen above it."""
        self.invalidate()

    def on_settings(self) -> None:
        """Handle a change of settings by the player while it is below the settings form."""
        self.invalidate()

    def on_content_changed(self) -> None:
        """Handle a change of the content that it shows: files have changed on disk, or other packs are in use."""

    def on_language(self) -> None:
        """Handle a change of language, before `resize`: stored texts must be created again."""

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return False if it means nothing here."""
        return False

    def explained(self) -> Sequence[Topic]:
        """Return the topics that the help key explains; without any the rulebook opens at its beginning."""
        return ()

    def evidence(self) -> Mapping[str, bytes | Path]:
        """Return files for a fault report, by their names in it."""
        return {}

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
