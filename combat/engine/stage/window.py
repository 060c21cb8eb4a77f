"""Opening of the window, with support for systems without a GPU, for high DPI, and for missing displays."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from pathlib import Path

import pygame

from combat.engine.content import cache
from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.digest import blake2b
from combat.engine.kernel.text_message import msg
from combat.engine.stage import window_place
from combat.engine.stage.keys import is_shortcut

KEY_REPEAT = (320, 60)
"""Milliseconds until a held key repeats, and between its repeats."""
MINIMUM = (1280, 720)
USUAL = (1600, 900)

COMPOSED = "XCOMPOSECACHE"
"""Environment variable for libX11's cache folder; see Compose(5)."""
COMPOSED_SEAL = "composed-keys.seal"
LARGEST_COMPOSED = 8 * 1024 * 1024
"""Maximum bytes of one file; libX11 writes 0.4 MB for each locale."""


class NoDisplayError(RuntimeError):
    """No display is available; the message is one line for the player."""


def prepare() -> None:
    """Set the environment variables that SDL reads when it starts."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "combat")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    if not has_gpu():
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    offer_composed_keys()


def offer_composed_keys() -> None:
    """Set up libX11's cache of composed keys, after deleting files whose checksum is wrong.

    The cache saves a tenth of each start. libX11 maps it into memory and follows its offsets unchecked. It uses a
    folder only if that exists, and none as root. A folder set by the player is not changed.
    """
    if not sys.platform.startswith("linux") or COMPOSED in os.environ:
        return
    with contextlib.suppress(OSError):
        folder = _composed_folder()
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and cache.recall_bytes(COMPOSED_SEAL, COMPOSED) != _composed_checksum(folder):
            for file in folder.iterdir():
                file.unlink()
        os.environ[COMPOSED] = str(folder)


def seal_composed_keys() -> None:
    """Store the checksum of libX11's cache if it has changed; call it once a window is open."""
    folder = _composed_folder()
    if os.environ.get(COMPOSED) != str(folder):
        return
    with contextlib.suppress(OSError):
        found = _composed_checksum(folder)
        if cache.recall_bytes(COMPOSED_SEAL, COMPOSED) != found:
            cache.keep_bytes(COMPOSED_SEAL, COMPOSED, found)


def _composed_folder() -> Path:
    return folders.cache() / "composed-keys"


def _composed_checksum(folder: Path) -> bytes:
    """Return a digest of the names and contents of all files; raise OSError."""
    found = blake2b(digest_size=16)
    for file in sorted(folder.iterdir()):
        content = read_plain(file, LARGEST_COMPOSED)
        found.update(f"{file.name} {len(content)}\n".encode() + content)
    return found.hexdigest().encode()


def has_gpu() -> bool:
    """Return whether to draw through the GPU; without a GPU, SDL would use a CPU core for it."""
    if not sys.platform.startswith("linux"):
        return True
    return any(Path("/dev/dri").glob("renderD*"))


def open_window(
    caption: str, resolution: tuple[int, int] | None, fullscreen: bool, icon: Path | None = None
) -> pygame.Surface:
    """Open the window and return its surface; raise NoDisplayError if there is no display.

    Its size is the given resolution, else that of the last time, else the usual size.
    """
    try:
        pygame.display.init()
        desktop = max(pygame.display.get_desktop_sizes() or [USUAL])
        pygame.display.set_caption(caption)
        if icon is not None:
            pygame.display.set_icon(pygame.image.load(icon))
        place = None if resolution else window_place.remembered(desktop, (min(MINIMUM[0], desktop[0]), MINIMUM[1]))
        with window_place.asked_for(place):
            surface = set_mode(resolution or (place.size if place is not None else _fitting(desktop)), fullscreen)
    except pygame.error as error:
        raise NoDisplayError(msg("cli-no-window", cause=error)) from error
    pygame.key.set_repeat(*KEY_REPEAT)
    return surface


def set_mode(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """Switch to a resizable window of a size, or to full screen; return the surface."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a size that was not granted, and about the experimental Window class
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        from_display = getattr(pygame.Window, "from_display_module", None)
        if from_display is not None:
            shown = from_display()
            shown.minimum_size = (min(MINIMUM[0], size[0]), min(MINIMUM[1], size[1]))
            if surface.get_size() != size:  # without a window manager a former full-screen window keeps its size
                shown.size = size
    return surface


def _fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the usual window size, or the desktop's if that is smaller."""
    return min(USUAL[0], desktop[0]), min(USUAL[1], desktop[1])


class HeldKeys:
    """Suppresses repeats of held keys, such as those that confirm something or have opened another scene.

    The keyboard is not read while a scene is created: a key that was only tapped would repeat and act on the next
    scene.
    """

    ONCE = frozenset(
        {
            pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, *range(pygame.K_F1, pygame.K_F12 + 1),
            *range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_KP_1, pygame.K_KP_0 + 1),
            *range(pygame.K_a, pygame.K_x + 1),
        }
    )  # fmt: skip
    """Not Y and Z, which undo and redo; typed text arrives as text events, which repeat."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def repeats(self, event: pygame.event.Event) -> bool:
        """Return whether an event is the repeat of a suppressed key."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in self._down:
            return True
        if event.key in self.ONCE and self.is_down(event):
            self.hold(event)
        return False

    @staticmethod
    def is_down(event: pygame.event.Event) -> bool:
        """Return whether an event is the press of a key that is still held down."""
        return event.type == pygame.KEYDOWN and bool(pygame.key.get_pressed()[event.key])

    def hold(self, event: pygame.event.Event) -> None:
        """Suppress repeats of an event's key until it is released."""
        self._down.add(event.key)


class ShortcutText:
    """Filters text events caused by shortcuts: some systems also send the + of Ctrl and + as text."""

    def __init__(self) -> None:
        self._shortcut = False

    def is_meant(self, event: pygame.event.Event) -> bool:
        """Return whether an event should be handled: it is not text caused by a shortcut."""
        if event.type == pygame.KEYDOWN:
            self._shortcut = is_shortcut(event.mod)
        elif event.type == pygame.KEYUP:
            self._shortcut = False
        return event.type != pygame.TEXTINPUT or not self._shortcut


def gathered(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """Return the events with each run of mouse motions merged into one, so that a slow frame does not delay the
    next.
    """
    kept: list[pygame.event.Event] = []
    for event in events:
        if event.type == pygame.MOUSEMOTION and kept and kept[-1].type == pygame.MOUSEMOTION:
            rel = (kept[-1].rel[0] + event.rel[0], kept[-1].rel[1] + event.rel[1])
            kept[-1] = pygame.event.Event(pygame.MOUSEMOTION, {**event.dict, "rel": rel})
        else:
            kept.append(event)
    return kept
