"""Paint tileable textures of paper, leatherette and wood."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.volume1.paint_pieces.kit import Pixels, noise, paper, picture, save

SIDE = 512
SHEETS = {
    "panel": ("#E6DCC0", 41, 4.0, 2.6),
    "form": ("#EDE4CA", 61, 4.4, 2.8),
    "card-friendly": ("#E9DDB4", 4, 5.6, 4.2),
    "card-enemy": ("#DDDCD0", 104, 5.6, 4.2),
    "prompt": ("#EFE6CC", 77, 3.2, 1.6),
}


def paint_papers() -> None:
    """Write every texture under ``assets/paper``."""
    for name, (base, seed, grain, blot) in SHEETS.items():
        save(picture(paper(SIDE, SIDE, base, seed, grain=grain, blot=blot), "RGB"), f"paper/{name}.jpg", 86)
    save(picture(frame(), "RGB"), "paper/frame.jpg", 88)
    save(mask(wear()), "paper/wear.png")
    save(picture(paper(256, 256, "#F7F6F2", 5, grain=8, blot=3), "RGB"), "paper/grain.jpg", 90)


def mask(share: Pixels) -> Image.Image:
    """Return a white image whose alpha is the share, 0 to 1."""
    alpha = Image.fromarray((np.clip(share, 0, 1) * 255).astype(np.uint8), "L")
    return Image.merge("LA", (Image.new("L", alpha.size, 255), alpha))


def wear() -> Pixels:
    """Return the share of ink that a rubber stamp leaves at each pixel."""
    dice = np.random.default_rng(3).standard_normal((256, 256))
    patches = np.clip((noise(256, 256, 22, 3, 3, wrap=True) + 2.0) * 0.8, 0.6, 1)
    return np.asarray(patches * np.clip(0.9 + dice * 0.1, 0.5, 1), dtype=np.float32)


def frame() -> Pixels:
    """Return the texture of the dark frame around the board: painted steel with a fine pebble grain."""
    pebble = ndimage.gaussian_filter(np.random.default_rng(31).standard_normal((SIDE, SIDE)), 1.1, mode="wrap")
    light = pebble - np.roll(pebble, (1, 1), (0, 1))
    tone = light / light.std() * 1.5 + noise(SIDE, SIDE, 90, 32, 3, wrap=True) * 1.3
    return np.asarray(np.array([50, 52, 41], np.float32) + tone[..., None], dtype=np.float32)


def desk(width: int, height: int) -> Pixels:
    """Return the texture of a dark wooden desk made of four boards."""
    dice = np.random.default_rng(3)
    fine = ndimage.gaussian_filter(dice.standard_normal((height, width)), (1.0, 60), mode="wrap")
    broad = ndimage.gaussian_filter(dice.standard_normal((height, width)), (2.6, 140), mode="wrap")
    value = 0.42 + 0.055 * fine / fine.std() + 0.075 * broad / broad.std()
    value += 0.02 * noise(height, width, 90, 3, 3, wrap=True)
    board = height // 4
    for top in range(0, height, board):
        rows = slice(top, top + board)
        value[rows] = np.roll(value[rows] + dice.uniform(-0.05, 0.05), int(dice.integers(0, width)), 1)
        value[top : top + 2] *= 0.45
        value[top + 2 : top + 3] *= 1.15
    share = np.clip(value, 0, 1)[..., None]
    return np.asarray(np.array([26, 18, 12]) * (1 - share) + np.array([150, 108, 70]) * share, dtype=np.float32)
