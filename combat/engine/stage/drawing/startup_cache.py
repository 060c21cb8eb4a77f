"""Startup cache: letters, shadows, papers and icons of a scene's first frame, stored on disk.

Rendering these takes a tenth of a start. All are computed from plain values and the shipped fonts and pictures,
so they stay valid while those files, the drawing code and pygame are unchanged; a digest of these is stored
with them. Nothing is stored while packs are in use, which may bring fonts and icons.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import pygame
import pygame.freetype

from combat.engine.content import cache, layers
from combat.engine.context import ContextField
from combat.engine.files import folders
from combat.engine.kernel.record import CodecError, MutableRecord, as_json, from_json
from combat.engine.stage.drawing.artwork import assets_folder

MOST = 8_000_000
"""Maximum bytes of pixels stored for one scene; a table in a window of 1920 × 1080 needs a third of them."""
_CODE = ("engine/stage/drawing",)
_PICTURES = ("fonts", "icons", "paper")
"""The packages and asset folders that the stored pictures depend on."""
_DEPTH = 32
_SPOILT = (LookupError, TypeError, ValueError)

P = ParamSpec("P")
T = TypeVar("T")
Key: TypeAlias = tuple[Any, ...]
"""The function's name and its arguments: plain values, and colours as tuples."""
Masks: TypeAlias = tuple[int, int, int, int]
Drawn: TypeAlias = tuple[int, int, int, Masks, bytes]
"""Width, height, the SRCALPHA flag, channel masks and pixels.

An icon keeps the channel order of its PNG file; in another order blending would round differently.
"""


class _Kept:
    """The stored results of a scene, and those requested since."""

    def __init__(self, name: str) -> None:
        self._file, self._seal = f"{name}.drawn", _seal()
        self._before: dict[Key, Any] = {}
        self._asked: dict[Key, Any] = {}
        self._new = False
        content = cache.recall_bytes(self._file, self._seal)
        if content is not None:
            with suppress(*_SPOILT, CodecError):
                self._before = _unpacked(content)

    def find(self, key: Key, make: Callable[[], T]) -> T:
        """Return the stored result of a key, else compute it and mark it for storing."""
        known = self._before.get(key)
        if known is None:
            made = make()
            if _can_be_kept(made):
                self._asked[key], self._new = made, True
            return made
        self._asked[key] = known
        return cast("T", _surface(known) if type(known) is tuple else known)

    def keep(self) -> None:
        """Write the requested results to disk, if any had to be computed."""
        if not self._new:
            return
        asked = dict(self._asked)  # the tile thread may request letters meanwhile
        drawn = {key: _drawn(made) if isinstance(made, pygame.Surface) else made for key, made in asked.items()}
        if sum(len(made[-1]) for made in drawn.values() if type(made) is tuple) <= MOST:
            with suppress(CodecError):
                cache.keep_bytes(self._file, self._seal, _packed(drawn))


class AwaitedPicture(MutableRecord):
    """The state of the startup cache while the window's first frame is awaited."""

    kept: _Kept | None = None
    """None once the first frame is complete, or if none is awaited."""


_AWAITED = ContextField(AwaitedPicture)


@contextmanager
def taken_up(name: str) -> Iterator[None]:
    """Use the results stored for a scene within the block, until its first frame is complete."""
    _AWAITED.value.kept = _Kept(name)
    try:
        yield
    finally:
        close()


def keep() -> None:
    """Store the results of the first frame on disk, and stop using the cache."""
    kept = _AWAITED.value.kept
    close()
    if kept is not None and not layers.packs():
        kept.keep()


def close() -> None:
    """Stop using the cache."""
    _AWAITED.value.kept = None


def _plain(value: object) -> object:
    """Return a str subclass as plain text that can be serialised; other values unchanged."""
    return str(value) if isinstance(value, str) else value


def as_before(make: Callable[P, T]) -> Callable[P, T]:
    """Return a version of a function whose results, pictures or numbers, are stored in the startup cache.

    Its arguments must be plain values.
    """
    name = f"{make.__module__.rpartition('.')[2]}.{make.__qualname__}"

    @functools.wraps(make)
    def found(*about: P.args, **named: P.kwargs) -> T:
        if _AWAITED.value.kept is None:  # in nearly every call
            return make(*about, **named)
        return found_or_made((name, *map(_plain, about), *named.items()), lambda: make(*about, **named))

    return found


def found_or_made(key: Key, make: Callable[[], T]) -> T:
    """Return the stored picture or number of a key; if there is none, create it with `make` and store it.

    With packs in use, or after the first frame, it is always created and never stored.
    """
    kept = _AWAITED.value.kept
    return make() if kept is None or layers.packs() else kept.find(key, make)


def _seal() -> str:
    """Return a digest of everything the stored results depend on."""
    about = (pygame.version.ver, str(pygame.get_sdl_version()), str(pygame.freetype.get_version()), sys.byteorder)
    realms = dict.fromkeys((assets_folder(), assets_folder(folders.ENGINE)))
    return cache.stamp(*about, rooms=_CODE, folders=[realm / kind for realm in realms for kind in _PICTURES])


def _can_be_kept(made: object) -> bool:
    """Return whether a value is a number or a 32-bit surface."""
    if not isinstance(made, pygame.Surface):
        return isinstance(made, int | float)
    return made.get_bitsize() == _DEPTH


def _drawn(surface: pygame.Surface) -> Drawn:
    pixels = surface.get_buffer().raw
    return (*surface.get_size(), surface.get_flags() & pygame.SRCALPHA, surface.get_masks(), pixels)


def _surface(drawn: Drawn) -> pygame.Surface:
    width, height, flags, masks, pixels = drawn
    surface = pygame.Surface((width, height), flags, _DEPTH, masks)
    surface.get_buffer().write(pixels, 0)
    return surface


def _packed(drawn: dict[Key, Any]) -> bytes:
    """Serialise results as one line of JSON followed by the pixels."""
    rows = [[key, made[:-1] if type(made) is tuple else made] for key, made in drawn.items()]
    return b"\n".join((as_json(rows), b"".join(made[-1] for made in drawn.values() if type(made) is tuple)))


def _unpacked(content: bytes) -> dict[Key, Any]:
    """Parse serialised results; raises an exception for another format."""
    text, _, pixels = content.partition(b"\n")
    found: dict[Key, Any] = {}
    start = 0
    for about, made in from_json(list[Any], text):
        key = tuple(tuple(part) if type(part) is list else part for part in about)
        if type(made) is list:
            width, height, flags, masks = made
            end = start + width * height * _DEPTH // 8
            found[key] = width, height, flags, tuple(masks), pixels[start:end]
            start = end
        else:
            found[key] = made
    return found
