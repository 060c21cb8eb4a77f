"""What the first picture was made of when a scene was begun last: letters, shadows, papers and icons, drawn already.

Letters are set four times too large, shadows are blurred and papers unpacked: a tenth of a start. All of these come of
plain values, of the house's own fonts and pictures and of nothing else, so they are the same again as long as those
files, the code that draws and pygame are the same: what is kept is sealed with how all of them are. With packs, which
have fonts and icons of their own, nothing is kept.
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
"""Bytes of pixels that are kept for one scene; a table in a window of 1920 × 1080 has a third of them."""
_CODE = ("engine/stage/drawing",)
_PICTURES = ("fonts", "icons", "paper")
"""The rooms and the folders of assets of which all that is kept comes."""
_DEPTH = 32
_SPOILT = (LookupError, TypeError, ValueError)

P = ParamSpec("P")
T = TypeVar("T")
Key: TypeAlias = tuple[Any, ...]
"""Who made it, and of what: plain values, and colours in tuples."""
Masks: TypeAlias = tuple[int, int, int, int]
Drawn: TypeAlias = tuple[int, int, int, Masks, bytes]
"""Width, height, whether it may be seen through (SRCALPHA), the order of the channels, and the pixels.

An icon keeps the order of its PNG file: in another order it would be blended with other rounding.
"""


class _Kept:
    """What was kept for a scene, and what has been asked for since."""

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
        """What was made for a key then; else it is made now, for the next time."""
        known = self._before.get(key)
        if known is None:
            made = make()
            if _can_be_kept(made):
                self._asked[key], self._new = made, True
            return made
        self._asked[key] = known
        return cast("T", _surface(known) if type(known) is tuple else known)

    def keep(self) -> None:
        """Keep what was asked for, if anything of it had to be made."""
        if not self._new:
            return
        asked = dict(self._asked)  # a thread that makes tiles may ask for letters meanwhile
        drawn = {key: _drawn(made) if isinstance(made, pygame.Surface) else made for key, made in asked.items()}
        if sum(len(made[-1]) for made in drawn.values() if type(made) is tuple) <= MOST:
            with suppress(CodecError):
                cache.keep_bytes(self._file, self._seal, _packed(drawn))


class AwaitedPicture(MutableRecord):
    """The first picture of a window, and what was kept for it."""

    kept: _Kept | None = None
    """Until the picture has stood for a moment, where one is awaited."""


_AWAITED = ContextField(AwaitedPicture)


@contextmanager
def taken_up(name: str) -> Iterator[None]:
    """While a window is open with the scene of a name as its first: its first picture is begun with what was kept."""
    _AWAITED.value.kept = _Kept(name)
    try:
        yield
    finally:
        close()


def keep() -> None:
    """The first picture stands: from now on everything is made when it is asked for."""
    kept = _AWAITED.value.kept
    close()
    if kept is not None and not layers.packs():
        kept.keep()


def close() -> None:
    """Nothing is taken from what was kept any more."""
    _AWAITED.value.kept = None


def _plain(value: object) -> object:
    """Return a text as plain text, whatever else it knows of itself, so that it can be written; else the value."""
    return str(value) if isinstance(value, str) else value


def as_before(make: Callable[P, T]) -> Callable[P, T]:
    """The maker of a picture or a number, of plain values alone: a first picture has what it made the last time."""
    name = f"{make.__module__.rpartition('.')[2]}.{make.__qualname__}"

    @functools.wraps(make)
    def found_or_made(*about: P.args, **named: P.kwargs) -> T:
        kept = _AWAITED.value.kept
        if kept is None or layers.packs():
            return make(*about, **named)
        key = (name, *map(_plain, about), *named.items())
        return kept.find(key, lambda: make(*about, **named))

    return found_or_made


def _seal() -> str:
    """What everything kept depends on, as it is now."""
    about = (pygame.version.ver, str(pygame.get_sdl_version()), str(pygame.freetype.get_version()), sys.byteorder)
    realms = dict.fromkeys((assets_folder(), assets_folder(folders.ENGINE)))
    return cache.stamp(*about, rooms=_CODE, folders=[realm / kind for realm in realms for kind in _PICTURES])


def _can_be_kept(made: object) -> bool:
    """Whether something is a number, or a picture of 32 bits a pixel."""
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
    """A list of all in one line, and the pixels of the pictures one after the other."""
    rows = [[key, made[:-1] if type(made) is tuple else made] for key, made in drawn.items()]
    return b"\n".join((as_json(rows), b"".join(made[-1] for made in drawn.values() if type(made) is tuple)))


def _unpacked(content: bytes) -> dict[Key, Any]:
    """The same again; raises a fault for what was packed by other code."""
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
