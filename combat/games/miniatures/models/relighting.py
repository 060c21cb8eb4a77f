"""Parts of models turned to a heading and lit from the north-west, and the shadows that they cast."""

from __future__ import annotations

import functools
from typing import TypeAlias

import pygame

from combat.engine.space.plane.heading import Heading
from combat.games.miniatures.models.model_page import LEVELS, LIGHTS, PartPlates

LIGHT_FROM = 315.0
"""Compass direction of the light: north-west, as on every sheet."""
SHADOW = 0.62
"""Length of a shadow for each millimetre of height."""
INK = (38, 33, 26)
EVEN = 128
"""Light level that leaves paint unchanged."""
DIAGONAL = 0.7071
TOWARDS = 6
"""Number of doublings after which any trace is opaque."""
RIGHT_ANGLE = 900

Picture: TypeAlias = tuple[pygame.Surface, pygame.Surface]
"""A lit part and its heights, both turned, with the turning point in the middle."""


@functools.lru_cache(maxsize=48)
def turned(part: PartPlates, heading: Heading, calm: float, *, wreck: bool) -> Picture:
    """Return a part turned to a heading and lit, and its heights turned alike. Cached: callers must not draw on them.

    `calm` is how much lighter and flatter it is painted, from 0 (near) to 1 (far).
    """
    return turn(lit(part, heading, calm, wreck=wreck), heading), turn(part.tall, heading)


def lit(part: PartPlates, heading: Heading, calm: float, *, wreck: bool) -> pygame.Surface:
    """Return the paint of a part, not turned, with the light that it has at a heading; `calm` as in `turned`."""
    side = (LIGHT_FROM - heading / 10) % 360 / (360 / LIGHTS)
    first, share = int(side), side % 1
    light, other = part.lights[first % LIGHTS].copy(), part.lights[(first + 1) % LIGHTS]
    _mix(light, other, share)
    if calm:
        even = pygame.Surface(light.get_size(), pygame.SRCALPHA)
        even.fill((EVEN, EVEN, EVEN, 255))
        _mix(light, even, 0.2 * calm)
        light.fill((round(11 * calm),) * 3, special_flags=pygame.BLEND_RGB_ADD)
    found = (part.burnt if wreck else part.paint).copy()
    found.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    found.blit(found.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return found


def _mix(surface: pygame.Surface, other: pygame.Surface, share: float) -> None:
    """Mix a share of an opaque picture into another."""
    other.set_alpha(round(255 * share))
    surface.blit(other, (0, 0))
    other.set_alpha(255)


def turn(surface: pygame.Surface, heading: Heading) -> pygame.Surface:
    """Return an image rotated clockwise about its middle; the heading is in tenths of a degree."""
    if heading % RIGHT_ANGLE == 0:
        return pygame.transform.rotate(surface, -heading // 10)
    return pygame.transform.rotozoom(surface, -heading / 10, 1.0)


def ground_shadow(tall: pygame.Surface, unit: float, reach: float) -> pygame.Surface:
    """Return the shadow that heights cast on flat ground: an image of the same size, black with soft edges.

    `unit` is in pixels per mm, `reach` is the longest shadow in mm.
    """
    half = pygame.transform.smoothscale_by(tall, 0.5)
    return pygame.transform.smoothscale(_cast(half, None, unit / 2, reach), tall.get_size())


def part_shadow(tall: pygame.Surface, under: pygame.Surface, unit: float, reach: float) -> pygame.Surface:
    """Return the shadow that a part casts on the heights `under` it, in black; `unit` and `reach` as in
    `ground_shadow`.
    """
    return _cast(tall, under, unit, reach)


def _cast(tall: pygame.Surface, under: pygame.Surface | None, unit: float, reach: float) -> pygame.Surface:
    shadow, moved = (pygame.Surface(tall.get_size(), pygame.SRCALPHA) for _ in range(2))
    step = max(1, round(unit * 0.8))
    for far in range(0 if under is None else step, max(2, round(reach * unit * DIAGONAL)), step):
        lost = round(far / DIAGONAL / unit / SHADOW * LEVELS) + (0 if under is None else LEVELS // 2)
        moved.fill((0, 0, 0, 0))
        moved.blit(tall, (far, far), special_flags=pygame.BLEND_RGBA_ADD)
        moved.fill((0, 0, 0, min(255, lost)), special_flags=pygame.BLEND_RGBA_SUB)
        if under is not None:
            moved.blit(under, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        for aside in (0, 1):  # twice, or what is thin would leave gaps
            shadow.blit(moved, (aside, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return opaque(shadow)


def opaque(heights: pygame.Surface) -> pygame.Surface:
    """Make an image opaque in place wherever it is not almost transparent; return it."""
    for _ in range(TOWARDS):
        heights.blit(heights.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return heights


def above(tall: pygame.Surface, height: float) -> pygame.Surface:
    """Return a black mask of the places of a part that are higher than a height in mm."""
    found = tall.copy()
    found.fill((0, 0, 0, min(255, round(height * LEVELS))), special_flags=pygame.BLEND_RGBA_SUB)
    return opaque(found)


def silhouette(face: pygame.Surface, strength: float) -> pygame.Surface:
    """Return an image's silhouette filled with ink, at an opacity from 0 to 1."""
    found = face.copy()
    found.fill((0, 0, 0, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    found.fill((*INK, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return found
