"""Position and size of the window, stored when it is closed and restored at the next start."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pygame

from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain, write_whole
from combat.engine.kernel.record import Record

LARGEST = 4096
"""Maximum bytes of the file that are read."""
SEEN = 64
"""Pixels of the window that must be on the desktop, so that it can be grabbed."""
UNSEEN = ("dummy", "offscreen")
"""Drivers without a desktop."""


class WindowPlace(Record):
    """The upper left corner on the desktop, and the size, in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height in pixels."""
        return self.width, self.height

    def fits(self, desktop: tuple[int, int], least: tuple[int, int]) -> bool:
        """Return whether the window would be visible on the desktop and its size is within the limits.

        The limits are `least` and the desktop's size.
        """
        sized = all(
            low <= mine <= most for low, mine, most in zip(least, (self.width, self.height), desktop, strict=True)
        )
        return sized and -self.width + SEEN <= self.x <= desktop[0] - SEEN and 0 <= self.y <= desktop[1] - SEEN


def place_file() -> Path:
    """Return the path of the stored position."""
    return folders.state() / "window.json"


def remembered(desktop: tuple[int, int], least: tuple[int, int]) -> WindowPlace | None:
    """Load the stored position and size; None if there are none or they do not fit the current desktop."""
    if pygame.display.get_driver() in UNSEEN:
        return None
    try:
        found = json.loads(read_plain(place_file(), LARGEST))
        place = WindowPlace(*(int(found[name]) for name in ("x", "y", "width", "height")))
    except (OSError, ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None
    return place if place.fits(desktop, least) else None


def remember(window: pygame.Surface) -> None:
    """Save the window's current position and size; errors when writing are ignored."""
    from_display = getattr(pygame.Window, "from_display_module", None)
    if from_display is None or pygame.display.get_driver() in UNSEEN:
        return
    x, y = from_display().position
    width, height = window.get_size()
    with contextlib.suppress(OSError):
        write_whole(place_file(), json.dumps({"x": x, "y": y, "width": width, "height": height}) + "\n", lasting=False)


@contextlib.contextmanager
def asked_for(place: WindowPlace | None) -> Iterator[None]:
    """Open windows within the block at a position; None leaves it to the system."""
    if place is None:
        yield
        return
    os.environ["SDL_VIDEO_WINDOW_POS"] = f"{place.x},{place.y}"
    try:
        yield
    finally:
        del os.environ["SDL_VIDEO_WINDOW_POS"]
