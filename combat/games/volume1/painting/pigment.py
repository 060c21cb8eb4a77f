"""Wet paint: washes, tints, shades and noise over whole areas of the picture."""

import math
from typing import TypeAlias

import numpy as np
from PIL import Image
from scipy import ndimage

from combat.games.volume1.painting.brushes import Colour, Plate, Raster, rgb

Window: TypeAlias = tuple[slice, slice]


def noise(shape: tuple[int, int], scale: float, seed: int, octaves: int = 3, fade: float = 0.5) -> Raster:
    """Soft clouds of about the given size in pixels, mean 0, spread about 1."""
    height, width = shape
    rng = np.random.default_rng(seed)
    clouds, amplitude, power = np.zeros(shape, np.float32), 1.0, 0.0
    for octave in range(octaves):
        step = max(1.5, scale / 2**octave)
        coarse = rng.standard_normal((int(height / step) + 4, int(width / step) + 4)).astype(np.float32)
        # the picture is cut out of the enlarged clouds one cell in, where bicubic edges do not show
        box = (1.0, 1.0, 1 + width / step, 1 + height / step)
        fine = Image.fromarray(coarse).resize((width, height), Image.Resampling.BICUBIC, box=box)
        clouds += amplitude * np.asarray(fine)
        power += amplitude * amplitude
        amplitude *= fade
    return clouds / np.float32(math.sqrt(power) * 0.75)


def window(mask: Raster, pad: int = 0) -> Window:
    """The smallest part of the picture that holds the mask; empty slices if it is blank."""
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    if not len(rows):
        return slice(0, 0), slice(0, 0)
    return (
        slice(max(0, int(rows[0]) - pad), min(mask.shape[0], int(rows[-1]) + 1 + pad)),
        slice(max(0, int(columns[0]) - pad), min(mask.shape[1], int(columns[-1]) + 1 + pad)),
    )


def blur(mask: Raster, sigma: float) -> Raster:
    """The mask with a soft edge; a wide one is worked out at a fraction of the size, where it looks the same."""
    step = min(8, int(sigma / 2.2))
    if step < 2 or min(mask.shape) < 8 * step:
        return np.asarray(ndimage.gaussian_filter(mask, sigma, mode="nearest", truncate=3.0), np.float32)
    size = (mask.shape[1], mask.shape[0])
    whole = Image.fromarray(np.ascontiguousarray(mask, np.float32))
    small = whole.resize((-(-size[0] // step), -(-size[1] // step)), Image.Resampling.BOX)
    # shrinking and enlarging soften by themselves what is left to blur
    rest = math.sqrt(max(0.5, (sigma / step) ** 2 - 0.25))
    soft = ndimage.gaussian_filter(np.asarray(small), rest, mode="nearest", truncate=3.0)
    return np.array(Image.fromarray(soft).resize(size, Image.Resampling.BILINEAR), np.float32)


def moved(mask: Raster, down: float, right: float) -> Raster:
    """The mask shifted by parts of pixels."""
    return np.asarray(ndimage.shift(mask, (down, right), order=1, mode="nearest"), np.float32)


def inner_distance(mask: Raster) -> Raster:
    """Pixels from every point inside the mask to its edge."""
    return np.asarray(ndimage.distance_transform_edt(mask > 0.5), np.float32)


def _pooled(mask: Raster, width: float) -> Raster:
    """1 along the edge inside the mask and less within: where thin paint gathers; measured at half size."""
    if min(mask.shape) < 64:
        return np.asarray(np.exp(-inner_distance(mask) / width))
    near = np.exp(-2 * inner_distance(mask[::2, ::2]) / width)
    full = Image.fromarray(near.astype(np.float32)).resize((mask.shape[1], mask.shape[0]), Image.Resampling.BILINEAR)
    return np.asarray(full)


def unit(colour: str | Colour) -> Raster:
    """A colour as three parts of 1."""
    return np.array(rgb(colour), np.float32) / 255


def tint(picture: Raster, colour: str | Colour, mask: Raster) -> None:
    """Cover with a colour as far as the mask says."""
    part = window(mask)
    m = mask[part][..., None]
    picture[part] += (unit(colour) - picture[part]) * m


def shade(picture: Raster, colour: str | Colour, mask: Raster) -> None:
    """Multiply with a colour as far as the mask says, as a shadow does."""
    part = window(mask)
    picture[part] *= 1 - mask[part][..., None] * (1 - unit(colour))


def wash(
    picture: Raster, mask: Raster, colour: str | Colour, seed: int, *,
    variety: float = 0.06, pooling: float = 0.10, pool_width: float = 3.5, strength: float = 1.0,
) -> None:  # fmt: skip
    """A brushful of thin paint: cloudy inside, darker where it pools along the edge."""
    part = window(mask)
    m = mask[part]
    if not m.size:
        return
    clouds, grain = np.clip(noise(m.shape, 95, seed, 4, 0.6), -1.5, 1.5), noise(m.shape, 14, seed + 5, 2)
    paint = unit(colour) * (
        1 + variety * clouds[..., None] * np.array([0.9, 0.75, 1.1], np.float32) + 0.018 * grain[..., None]
    )
    if pooling:
        paint *= (1 - pooling * _pooled(m, pool_width))[..., None]
    picture[part] += (paint - picture[part]) * (m * strength)[..., None]


def lay(
    picture: Raster,
    plate: Plate,
    strength: float = 1.0,
    mask: Raster | None = None,
    shift: tuple[float, float] = (0, 0),
) -> None:
    """Lay a drawn plate over the picture, where a mask lets it, printed a shift (down, right) off."""
    own = window(plate.bytes[..., 3], 2)
    down, right = (
        slice(side.start + corner, side.stop + corner)
        for side, corner in zip(own, (plate.top, plate.left), strict=True)
    )
    part = down, right
    pixels = plate.bytes[own].astype(np.float32) / 255
    if shift != (0, 0):
        pixels = np.stack([moved(pixels[..., k], *shift) for k in range(4)], -1)
    m = strength if mask is None else strength * mask[part][..., None]
    picture[part] *= 1 - pixels[..., 3:4] * m
    picture[part] += pixels[..., :3] * m


def cut(soft: Raster, edge: float) -> Raster:
    """A soft mask cut at one half, with an edge of about that many steps of softness."""
    return np.clip((soft - 0.5) * edge + 0.5, 0, 1).astype(np.float32)
