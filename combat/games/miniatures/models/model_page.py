"""Pages of painted models, written by `tools.armour.paint_models`.

A page has a row for each part, hull (or base) and turret, and in a row cells of one size with the part's turning point
in the middle: paint, height (its alpha, seven levels a millimetre), half of the brightness in light from eight sides,
clockwise from ahead, and for vehicles the charred paint of the wreck.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import pygame

from combat.engine.stage.drawing.artwork import asset, has_asset, when_forgotten
from combat.games.miniatures.models.model_card import ModelCard

DENSITY, FLYING_DENSITY = 3.2, 1.6
"""Pixels of a page for each millimetre of a model, and of an aircraft."""
LEVELS = 7
"""Levels of the height for each millimetre."""
LIGHTS = 8
PAINT, HEIGHT, FIRST_LIGHT = 0, 1, 2
STRETCHED = 0.05
"""Share by which a base may differ from its painted page without being stretched."""
KEPT_PAGES = 24
"""Number of pages cached; at a usual zoom one takes half a megabyte."""


@dataclass(frozen=True, eq=False)
class PartPlates:
    """Images of one part of a model, with its turning point in the middle."""

    paint: pygame.Surface
    tall: pygame.Surface
    lights: tuple[pygame.Surface, ...]
    burnt: pygame.Surface
    """Paint of its wreck; the usual paint if it has none."""


def has_page(card: ModelCard, nation: str) -> bool:
    """Return whether a model type is painted for a nation."""
    return has_asset(_name(card.id, nation))


@functools.lru_cache(maxsize=KEPT_PAGES)
def read_page(card: ModelCard, nation: str, fine: float) -> tuple[PartPlates, ...]:
    """Return the painted parts of a model scaled by `fine`: hull or base, then the turret if it has one; cached."""
    page = pygame.image.load(asset(_name(card.id, nation)))
    page.set_alpha(None)  # cells are copied with the colours of their transparent pixels
    rows, burns = 2 if card.turret is not None else 1, card.arm == "tank"
    wide = page.get_width() // (FIRST_LIGHT + LIGHTS + burns)
    high = page.get_height() // rows
    return tuple(_read_row(page, pygame.Rect(0, row * high, wide, high), fine, burns=burns) for row in range(rows))


when_forgotten(read_page.cache_clear)


@functools.lru_cache(maxsize=KEPT_PAGES)
def fitted(part: PartPlates, size: tuple[int, int]) -> PartPlates:
    """Return a painted base stretched to a size in pixels, or unchanged if it nearly has that size; cached."""
    base = part.paint.get_bounding_rect()
    by = [wanted / max(1, found) for wanted, found in zip(size, base.size, strict=True)]
    if all(abs(each - 1) < STRETCHED for each in by):
        return part

    def stretched(plate: pygame.Surface) -> pygame.Surface:
        return pygame.transform.smoothscale(
            plate, [round(side * each) for side, each in zip(plate.get_size(), by, strict=True)]
        )

    lights = tuple(map(stretched, part.lights))
    return PartPlates(stretched(part.paint), stretched(part.tall), lights, stretched(part.burnt))


when_forgotten(fitted.cache_clear)


def _read_row(page: pygame.Surface, first: pygame.Rect, fine: float, *, burns: bool) -> PartPlates:
    size = [max(1, round(side * fine)) for side in first.size]

    def cell(number: int) -> pygame.Surface:
        found = pygame.Surface(first.size, pygame.SRCALPHA)
        found.blit(page, (0, 0), first.move(number * first.width, 0))
        return found if fine == 1 else pygame.transform.smoothscale(found, size)

    lights = tuple(cell(FIRST_LIGHT + side) for side in range(LIGHTS))
    paint, tall = cell(PAINT), cell(HEIGHT)
    tall.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)  # the file's compression tints its black
    return PartPlates(paint, tall, lights, cell(FIRST_LIGHT + LIGHTS) if burns else paint)


def _name(card: str, nation: str) -> str:
    return f"models/{nation}/{card}.webp"
