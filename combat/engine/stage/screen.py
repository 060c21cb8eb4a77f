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
        """Return the ambience, and the scenario that may replace it; None to keep the ambience of the screen below."""
        return None

    @property
    def wants_frames(self) -> bool:
        """Return whether anything is animated, so that 60 frames per second are drawn."""
        return False

    def invalidate(self) -> None:
        """Request a full redraw."""
        self.dirty = True

    def enter(self) -> None:
        """Handle the first display of the screen; called once."""

    def leave(self) -> None:
        """Handle the closing of the screen; called once."""

    def on_resume(self) -> None:
        """Handle the closing of the screen above this one."""
        self.invalidate()

    def on_settings(self) -> None:
        """Handle a change of the player's settings while the settings form is above this screen."""
        self.invalidate()

    def on_content_changed(self) -> None:
        """Handle a change of the shown content: files have changed on disk, or other packs are in use."""

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        return False

    def explained(self) -> Sequence[Topic]:
        """Return the topics that the help key explains; if there are none, the rulebook opens at its beginning."""
        return ()

    def evidence(self) -> Mapping[str, bytes | Path]:
        """Return the content of files for a fault report, by file name."""
        return {}

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
