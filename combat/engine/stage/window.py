"""The window: opened with care for screens without a GPU, sharp displays, and no display at all."""

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
"""Names the folder to libX11, as its manual page Compose(5) says."""
COMPOSED_SEAL = "composed-keys.seal"
LARGEST_COMPOSED = 8 * 1024 * 1024
"""Bytes of one file; libX11 writes 0.4 MB for each locale."""


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on; the message is one line for the player."""


def prepare() -> None:
    """Sets what SDL must know before it starts."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "combat")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    if not has_gpu():
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    offer_composed_keys()


def offer_composed_keys() -> None:
    """Name its cache of composed keys to libX11, before a window opens, without files whose checksum is not right.

    The cache saves a tenth of each start. libX11 maps it into memory and follows its offsets unchecked; it uses a
    folder only if that exists, and none as root. A folder that the player has named is left alone.
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
    """Keep the checksum of what libX11 has written, once a window stands; what is as it was is not sealed again."""
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
    """A digest of the names and contents of all files; raises OSError."""
    found = blake2b(digest_size=16)
    for file in sorted(folder.iterdir()):
        content = read_plain(file, LARGEST_COMPOSED)
        found.update(f"{file.name} {len(content)}\n".encode() + content)
    return found.hexdigest().encode()


def has_gpu() -> bool:
    """Whether pictures should go through the graphics card: where there is none, SDL would burn a core instead."""
    if not sys.platform.startswith("linux"):
        return True
    return any(Path("/dev/dri").glob("renderD*"))


def open_window(
    caption: str, resolution: tuple[int, int] | None, fullscreen: bool, icon: Path | None = None
) -> pygame.Surface:
    """Opens the window in the size asked for, else where it was closed, else as large as is usual and fits."""
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
    """Switches between a resizable window of a size and the whole screen."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a size that the screen would not give, and of the door to the least size
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        from_display = getattr(pygame.Window, "from_display_module", None)
        if from_display is not None:
            shown = from_display()
            shown.minimum_size = (min(MINIMUM[0], size[0]), min(MINIMUM[1], size[1]))
            if surface.get_size() != size:  # where nobody manages windows, one that filled the screen stays as large
                shown.size = size
    return surface


def _fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """The usual size, or what fits the screen if that is smaller."""
    return min(USUAL[0], desktop[0]), min(USUAL[1], desktop[1])


class HeldKeys:
    """Keys that decide something count once for each press, and so does one that led to another scene or scale.

    While it is laid out nobody looks at the keyboard: a key that was only tapped then goes on repeating, and would
    answer the next scene too.
    """

    ONCE = frozenset(
        {
            pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, *range(pygame.K_F1, pygame.K_F12 + 1),
            *range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_KP_1, pygame.K_KP_0 + 1),
            *range(pygame.K_a, pygame.K_x + 1),
        }
    )  # fmt: skip
    """Not Y and Z, with which one steps back and forth; what is typed comes as text, and repeats."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def repeats(self, event: pygame.event.Event) -> bool:
        """Whether an event is such a key's second press without a release between."""
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
        """Whether an event is the press of a key that is not let go yet."""
        return event.type == pygame.KEYDOWN and bool(pygame.key.get_pressed()[event.key])

    def hold(self, event: pygame.event.Event) -> None:
        """Let the key of an event count no more until it was let go: it has opened another scene, say."""
        self._down.add(event.key)


class ShortcutText:
    """Signs that a shortcut types: some systems send the + of Ctrl and + as text too, and nobody means to write it."""

    def __init__(self) -> None:
        self._shortcut = False

    def is_meant(self, event: pygame.event.Event) -> bool:
        """Whether an event is anything but such a sign."""
        if event.type == pygame.KEYDOWN:
            self._shortcut = is_shortcut(event.mod)
        elif event.type == pygame.KEYUP:
            self._shortcut = False
        return event.type != pygame.TEXTINPUT or not self._shortcut


def gathered(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """The events with each run of mouse moves made one, so that a slow frame is not followed by a slower one."""
    kept: list[pygame.event.Event] = []
    for event in events:
        if event.type == pygame.MOUSEMOTION and kept and kept[-1].type == pygame.MOUSEMOTION:
            rel = (kept[-1].rel[0] + event.rel[0], kept[-1].rel[1] + event.rel[1])
            kept[-1] = pygame.event.Event(pygame.MOUSEMOTION, {**event.dict, "rel": rel})
        else:
            kept.append(event)
    return kept
