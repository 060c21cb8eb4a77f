"""Draw a desk in lamp light: wood, objects with their shadows, the light; and write the image in each size."""

from __future__ import annotations

import numpy as np
import pygame
from PIL import Image

from combat.engine.files.folders import share
from combat.engine.stage.drawing.artwork import opaque

WIDTH, HEIGHT, SCALE = 1600, 900, 1.8
"""Size of the desk in units, and pixels per unit when painted."""
SIZES = {1600: 80, 1920: 79, 2880: 74}
"""Widths in pixels of the saved pictures, and their JPEG quality."""


def wooden_desk() -> pygame.Surface:
    """Return an image of the wooden desk without objects."""
    desk = pygame.Surface((round(WIDTH * SCALE), round(HEIGHT * SCALE)), 0, 32)
    wood = pygame.transform.smoothscale_by(opaque("desk/wood.jpg"), SCALE)
    for x in range(0, desk.get_width(), wood.get_width()):
        for y in range(0, desk.get_height(), wood.get_height()):
            desk.blit(wood, (x, y))
    return desk


def lay(desk: pygame.Surface, thing: pygame.Surface, middle: tuple[float, float], turn: float) -> None:
    """Draw an object on the desk, rotated by `turn` degrees, with its shadow; `middle` is in units of the desk."""
    turned = pygame.transform.rotozoom(thing, turn, 1.0)
    at = turned.get_rect(center=(round(middle[0] * SCALE), round(middle[1] * SCALE)))
    shade = pygame.mask.from_surface(turned, 100).to_surface(setcolor=(0, 0, 0, 150), unsetcolor=(0, 0, 0, 0))
    soft = pygame.transform.gaussian_blur(shade, round(7 * SCALE))
    desk.blit(soft, at.move(round(5 * SCALE), round(7 * SCALE)))
    desk.blit(turned, at)


def lit(desk: pygame.Surface) -> pygame.Surface:
    """Return a copy of the desk lit by a lamp at the upper left; the rest of it is dark."""
    wide, high = desk.get_size()
    x, y = np.meshgrid(np.linspace(0, WIDTH, wide), np.linspace(0, HEIGHT, high), indexing="ij")
    far = np.hypot((x - 520) / 900, (y - 430) / 620)
    light = np.clip(1.02 - 0.55 * far**1.7, 0.10, 0.92)
    top = np.clip(y / 230, 0.0, 1.0)
    light = light * (0.42 + 0.58 * top)
    pixels = pygame.surfarray.array3d(desk).astype(np.float32) * light[..., None]
    pixels *= np.array((1.03, 0.97, 0.84), np.float32)
    return pygame.surfarray.make_surface(np.clip(pixels, 0, 255).astype(np.uint8))


def write_desk(desk: pygame.Surface, game: str) -> None:
    """Write the image of a game's desk as JPEG in each width of `SIZES`."""
    image = Image.frombytes("RGB", desk.get_size(), pygame.image.tobytes(desk, "RGB"))
    folder = share() / f"assets/{game}/desk"
    folder.mkdir(parents=True, exist_ok=True)
    for width, quality in SIZES.items():
        size = (width, round(HEIGHT * width / WIDTH))
        image.resize(size, Image.Resampling.LANCZOS).save(
            folder / f"desk-{width}.jpg", quality=quality, subsampling=2, optimize=True
        )
