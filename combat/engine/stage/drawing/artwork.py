"""Pictures and fonts from the assets folder, loaded when first asked for."""

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
"""The folders of pictures that packs may put their own into."""

_made_of_them: list[Callable[[], object]] = []
"""What clears the things that were made of pictures."""


class MissingArtworkError(FileNotFoundError):
    """A picture or font that the game needs is not where it should be."""


def assets_folder(realm: str = "") -> Path:
    """The assets of the game that is played, or of a realm: in the installed game, or beside it in a checkout."""
    return _folder(realm or layers.game())


@functools.cache
def _folder(realm: str) -> Path:
    return layers.shipped(realm).path("assets")


def _shipped(name: str) -> Path:
    """The game's own file of a name, else the engine's."""
    mine = assets_folder() / name
    return mine if mine.is_file() else assets_folder(folders.ENGINE) / name


def asset(name: str) -> Path:
    """The file of an asset such as ``fonts/kalam-400.ttf``; raises MissingArtworkError if it is not there."""
    path = _of_a_pack(name) or _shipped(name)
    if not path.is_file():
        raise MissingArtworkError(msg("artwork-missing", path=path))
    return path


@functools.cache
def has_asset(name: str) -> bool:
    """Whether an asset of that name exists. Remembered until other packs are in use."""
    return _of_a_pack(name) is not None or _shipped(name).is_file()


@functools.cache
def _of_a_pack(name: str) -> Path | None:
    """The picture that the uppermost pack has in its place; one that cannot be read is passed over."""
    if not name.startswith(FROM_PACKS) or not name.endswith(SUFFIXES):
        return None
    for layer in reversed(layers.packs()):
        path = layer.root / "assets" / name
        with contextlib.suppress(pygame.error, OSError):
            pygame.image.load(path)
            return path
    return None


def when_forgotten(clear: Callable[[], object]) -> None:
    """Has something cleared that was made of pictures, as soon as other packs are in use."""
    _made_of_them.append(clear)


class _Remembered:
    """Whose pictures are remembered."""

    def __init__(self) -> None:
        self.game = ""


_REMEMBERED = _Remembered()


def know_game() -> None:
    """A window opens: the pictures of a game that was played before are forgotten."""
    if _REMEMBERED.game != layers.game():
        forget()
        _REMEMBERED.game = layers.game()


def _change_content(left: Context, entered: Context) -> None:
    """Forget the pictures where another context has another game or other packs."""
    if layers.sources_in(left) != layers.sources_in(entered):
        forget()
        _REMEMBERED.game = layers.game()


context.on_change(_change_content)


def forget() -> None:
    """Look for pictures anew: other packs are in use, or another game is played."""
    _of_a_pack.cache_clear()
    has_asset.cache_clear()
    for clear in _made_of_them:
        clear()


def picture(name: str) -> pygame.Surface:
    """A picture, ready for smooth scaling: 32 bits, with its transparency. Not remembered."""
    loaded = pygame.image.load(asset(name))
    return on_alpha(loaded)


def opaque(name: str) -> pygame.Surface:
    """A picture without transparency, ready to be laid on anything soonest: 32 bits, no alpha. Not remembered."""
    loaded = pygame.image.load(asset(name))
    plate = pygame.Surface(loaded.get_size(), 0, 32)
    plate.blit(loaded, (0, 0))
    return plate


def on_alpha(surface: pygame.Surface) -> pygame.Surface:
    """The same picture with 32 bits and an alpha channel; needs no window."""
    if surface.get_bitsize() == 32 and surface.get_flags() & pygame.SRCALPHA:
        return surface
    plate = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    plate.blit(surface, (0, 0))
    return plate
