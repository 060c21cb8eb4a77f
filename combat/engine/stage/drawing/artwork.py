"""Pictures and fonts from the assets folders, loaded on demand."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from pathlib import Path

import pygame

from combat.engine import context
from combat.engine.content import layers
from combat.engine.content.picture_size import SUFFIXES
from combat.engine.context import Context
from combat.engine.files import folders
from combat.engine.kernel.text_message import msg

FROM_PACKS = ("counters/", "icons/")
"""Asset folders whose pictures a pack may replace."""

_made_of_them: list[Callable[[], object]] = []
"""Callbacks that clear caches derived from pictures."""


class MissingArtworkError(FileNotFoundError):
    """A picture or font that the game needs is missing."""


def assets_folder(realm: str = "") -> Path:
    """Return the assets folder of a realm (default: the current game)."""
    return _folder(realm or layers.game())


@functools.cache
def _folder(realm: str) -> Path:
    return layers.shipped(realm).path("assets")


def _shipped(name: str) -> Path:
    """Return the game's file of a name, else that of the games that it belongs to, else the engine's."""
    own = [assets_folder(), *([assets_folder(layers.family())] if layers.family() else [])]
    found = next((folder / name for folder in own if (folder / name).is_file()), None)
    return found or assets_folder(folders.ENGINE) / name


def asset(name: str) -> Path:
    """Return the path of an asset such as ``fonts/kalam-400.ttf``; raise MissingArtworkError if there is none."""
    path = _of_a_pack(name) or _shipped(name)
    if not path.is_file():
        raise MissingArtworkError(msg("artwork-missing", path=path))
    return path


@functools.cache
def has_asset(name: str) -> bool:
    """Return whether an asset exists. Cached until other packs are in use."""
    return _of_a_pack(name) is not None or _shipped(name).is_file()


@functools.cache
def _of_a_pack(name: str) -> Path | None:
    """Return the picture of the topmost pack that has a readable one, else None."""
    if not name.startswith(FROM_PACKS) or not name.endswith(SUFFIXES):
        return None
    for layer in reversed(layers.packs()):
        path = layer.root / "assets" / name
        with contextlib.suppress(pygame.error, OSError):
            pygame.image.load(path)
            return path
    return None


def when_forgotten(clear: Callable[[], object]) -> None:
    """Register a callback that `forget` calls, to clear a cache that depends on pictures."""
    _made_of_them.append(clear)


class _Remembered:
    """The game whose pictures are cached."""

    def __init__(self) -> None:
        self.game = ""


_REMEMBERED = _Remembered()


def know_game() -> None:
    """Clear the picture caches if the current game has changed since the last call."""
    if _REMEMBERED.game != layers.game():
        forget()
        _REMEMBERED.game = layers.game()


def _change_content(left: Context, entered: Context) -> None:
    """Clear the picture caches if the new context has another game or other packs."""
    if layers.sources_in(left) != layers.sources_in(entered):
        forget()
        _REMEMBERED.game = layers.game()


context.on_change(_change_content)


def forget() -> None:
    """Clear the caches of pictures and of anything drawn from them; call it when packs, game or colours change."""
    _of_a_pack.cache_clear()
    has_asset.cache_clear()
    for clear in _made_of_them:
        clear()


def picture(name: str) -> pygame.Surface:
    """Load a picture as a 32-bit surface with alpha, without caching; raise MissingArtworkError if it cannot be
    loaded.
    """
    loaded = pygame.image.load(asset(name))
    return on_alpha(loaded)


def opaque(name: str) -> pygame.Surface:
    """Load a picture as a 32-bit surface without alpha, which blits fastest, without caching.

    Raise MissingArtworkError if it cannot be loaded.
    """
    loaded = pygame.image.load(asset(name))
    plate = pygame.Surface(loaded.get_size(), 0, 32)
    plate.blit(loaded, (0, 0))
    return plate


def on_alpha(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface with 32 bits and alpha, converted if needed; works without a window."""
    if surface.get_bitsize() == 32 and surface.get_flags() & pygame.SRCALPHA:
        return surface
    plate = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    plate.blit(surface, (0, 0))
    return plate
