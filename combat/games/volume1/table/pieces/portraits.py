"""Portraits of men, scaled down from the nearest master image and sharpened."""

from __future__ import annotations

import functools

import pygame

from combat.engine.stage.drawing.artwork import asset, has_asset, picture, when_forgotten
from combat.engine.stage.drawing.crisped import crisped

FOLDER, FOLIAGE = "counters/portraits", "counters/foliage.png"
SMALL = 160
"""Maximum size in pixels for the small master, which loads in a third of the time."""

CRISPED_BELOW = 200
STRANGER = "unknown"


@functools.lru_cache(maxsize=48)
def portrait(id_: str, pixels: int) -> pygame.Surface:
    """Return a man's portrait as a square of `pixels`, or a stranger's if he has none. Cached; do not draw on it."""
    master = _small_master(id_) if pixels <= SMALL else _large_master(id_)
    reduced = pygame.transform.smoothscale(master, (pixels, pixels))
    return crisped(reduced) if pixels < CRISPED_BELOW else reduced


@functools.lru_cache(maxsize=8)
def foliage(pixels: int) -> pygame.Surface:
    """Return the twigs drawn around a hidden man's face, for a counter `pixels` wide. Cached; do not draw on it."""
    return pygame.transform.smoothscale(_twigs(), (pixels, pixels))


def has_portrait(id_: str) -> bool:
    """Return whether there is a portrait for a figure's id."""
    return has_asset(f"{FOLDER}/{id_}.jpg")


@functools.lru_cache(maxsize=70)
def _small_master(id_: str) -> pygame.Surface:
    """Return the small picture beside the large one, or the large one reduced, as a pack need not have both."""
    name = id_ if has_portrait(id_) else STRANGER
    small, large = f"{FOLDER}/small/{name}.jpg", f"{FOLDER}/{name}.jpg"
    if has_asset(small) and asset(small).parent.parent == asset(large).parent:
        return picture(small)
    return pygame.transform.smoothscale(picture(large), (SMALL, SMALL))


@functools.lru_cache(maxsize=6)
def _large_master(id_: str) -> pygame.Surface:
    return picture(f"{FOLDER}/{id_ if has_portrait(id_) else STRANGER}.jpg")


@functools.lru_cache(maxsize=1)
def _twigs() -> pygame.Surface:
    return picture(FOLIAGE)


for made in (portrait, foliage, _small_master, _large_master, _twigs):
    when_forgotten(made.cache_clear)
