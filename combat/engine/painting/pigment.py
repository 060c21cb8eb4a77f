"""Raster operations of the painter: washes, tints, shades, blurs and noise over whole areas of the picture."""

import math
from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np
from PIL import Image
from scipy import ndimage

from combat.engine.painting.brushes import Colour, PaintLayer, Raster, rgb
from combat.engine.painting.parallel import at_once, by_bands

STRETCH = 256
"""Columns per painted block, unless nothing covers them."""
PARTS = range(3)
"""The three colour channels, processed one at a time: rows of three numbers are too short for vector instructions."""
MARGIN = 4
"""Margin in pixels to read around a part that is shifted by fractions of pixels."""

Window: TypeAlias = tuple[slice, slice]


def noise(shape: tuple[int, int], scale: float, seed: int, octaves: int = 3, fade: float = 0.5) -> Raster:
    """Return smooth noise with features of about `scale` pixels, mean 0 and standard deviation about 1.

    `octaves` finer layers are added, each weaker by the factor `fade`.
    """
    height, width = shape
    rng = np.random.default_rng(seed)
    steps = [max(1.5, scale / 2**octave) for octave in range(octaves)]
    coarse = [rng.standard_normal((int(height / step) + 4, int(width / step) + 4)).astype(np.float32) for step in steps]

    def enlarged(octave: int) -> Raster:
        # the picture starts one cell inside the enlarged noise, where bicubic edge effects do not show
        box = (1.0, 1.0, 1 + width / steps[octave], 1 + height / steps[octave])
        whole = Image.fromarray(coarse[octave]).resize((width, height), Image.Resampling.BICUBIC, box=box)
        return np.asarray(whole)

    layers, clouds = at_once(enlarged, range(octaves)), np.zeros(shape, np.float32)
    weights = [fade**octave for octave in range(octaves)]
    spread = np.float32(math.sqrt(sum(weight * weight for weight in weights)) * 0.75)

    def gather(band: slice) -> None:
        for weight, layer in zip(weights, layers, strict=True):
            clouds[band] += weight * layer[band]
        clouds[band] /= spread

    by_bands(gather, height)
    return clouds


def window(mask: Raster, pad: int = 0) -> Window:
    """Return the bounding box of a mask, enlarged by `pad` pixels; empty slices if the mask is blank."""
    rows = np.flatnonzero(mask.any(1))
    if not len(rows):
        return slice(0, 0), slice(0, 0)
    columns = np.flatnonzero(mask[rows[0] : rows[-1] + 1].any(0))
    return (
        slice(max(0, int(rows[0]) - pad), min(mask.shape[0], int(rows[-1]) + 1 + pad)),
        slice(max(0, int(columns[0]) - pad), min(mask.shape[1], int(columns[-1]) + 1 + pad)),
    )


def blur(mask: Raster, sigma: float) -> Raster:
    """Return the mask blurred by a Gaussian.

    For a large `sigma` it is computed at reduced size, with the same appearance.
    """
    step = min(8, int(sigma / 2.2))
    if step < 2 or min(mask.shape) < 8 * step:
        return _softened(mask, sigma)
    size = (mask.shape[1], mask.shape[0])
    whole = Image.fromarray(np.ascontiguousarray(mask, np.float32))
    small = whole.resize((-(-size[0] // step), -(-size[1] // step)), Image.Resampling.BOX)
    # resizing blurs as well, so less remains to be blurred
    rest = math.sqrt(max(0.5, (sigma / step) ** 2 - 0.25))
    soft = _softened(np.asarray(small), rest)
    return np.array(Image.fromarray(soft).resize(size, Image.Resampling.BILINEAR), np.float32)


def _softened(mask: Raster, sigma: float) -> Raster:
    """Return the mask under a Gaussian, filtered separately down and across, so that lines are independent."""
    soft = np.empty(mask.shape, np.float32)
    source = np.asarray(mask, np.float32)

    reach = 2 * int(3.0 * sigma + 0.5) + 1

    def down(band: slice) -> None:
        rows, out = _stained(source[:, band].any(1), reach), soft[:, band]
        out[:] = 0.0
        ndimage.gaussian_filter1d(source[rows, band], sigma, 0, output=out[rows], mode="nearest", truncate=3.0)

    def across(band: slice) -> None:
        columns, out = _stained(soft[band].any(0), reach), soft[band]
        part = out[:, columns]
        ndimage.gaussian_filter1d(part, sigma, 1, output=part, mode="nearest", truncate=3.0)

    by_bands(down, mask.shape[1])
    by_bands(across, mask.shape[0])
    return soft


def _stained(line: Raster, reach: int) -> slice:
    """Return the range of a line that is not blank, widened by a margin."""
    found = np.flatnonzero(line)
    return slice(max(0, int(found[0]) - reach), int(found[-1]) + 1 + reach) if len(found) else slice(0, 1)


def moved(mask: Raster, down: float, right: float) -> Raster:
    """Return the mask shifted down and right, also by fractions of pixels."""
    if down == int(down) and right == int(right):
        (height, width), low, wide = mask.shape, int(down), int(right)
        rows, columns = np.arange(height) - low, np.arange(width) - wide
        return np.asarray(mask, np.float32)[np.clip(rows, 0, height - 1)][:, np.clip(columns, 0, width - 1)]
    off = np.empty(mask.shape, np.float32)

    def move(band: slice) -> None:
        off[band] = shifted(mask, (down, right), band, slice(0, mask.shape[1]))

    by_bands(move, len(mask))
    return off


def shifted(raster: Raster, off: tuple[float, float], rows: slice, columns: slice) -> Raster:
    """Return a part of a raster that is shifted down and right by `off`; it may have several channels."""
    height, width = raster.shape[:2]
    upper, lower, down = _between(rows, off[0], height)
    left, right, across = _between(columns, off[1], width)
    layers = raster[0, 0].size
    if layers > 1:
        across = np.repeat(across, layers)
    spread = slice(left[0], right[-1] + 1)
    left, right = left - left[0], right - left[0]
    shares, whole = ((1 - down)[:, None], down[:, None]), np.zeros((len(down), len(across)))
    for share, lines in zip(shares, (upper, lower), strict=True):
        part = raster[lines, spread].reshape(len(down), -1) * share
        for weight, places in ((1 - across, left), (across, right)):
            whole += _taken(part, places, layers) * weight
    return whole.reshape(len(down), len(left), *raster.shape[2:]).astype(np.float32)


def _between(side: slice, off: float, length: int) -> tuple[Raster, Raster, Raster]:
    """Return the two source lines to interpolate for each line of a part, and the weight of the second."""
    at = np.clip(np.arange(side.start, side.stop) - off, 0, length - 1)
    low = np.floor(at).astype(np.intp)
    return low, np.minimum(low + 1, length - 1), at - low


def _taken(part: Raster, places: Raster, layers: int) -> Raster:
    """Return some columns of a part, as a view if they are adjacent."""
    if places[-1] - places[0] == len(places) - 1:
        return part[:, places[0] * layers : (places[-1] + 1) * layers]
    columns = (places[:, None] * layers + np.arange(layers)).ravel()
    return part[:, columns]


def inner_distance(mask: Raster) -> Raster:
    """Return the distance in pixels from every point inside the mask to its edge; 0 outside."""
    inside = mask > 0.5
    part, distance = window(inside, 1), np.zeros(mask.shape, np.float32)
    if inside[part].all():  # no edge is near, or nothing is covered
        part = slice(None), slice(None)
    nearest = ndimage.distance_transform_edt(inside[part], return_distances=False, return_indices=True)
    own = distance[part]

    def measure(band: slice) -> None:
        down = nearest[0, band] - np.arange(band.start, band.stop)[:, None]
        right = nearest[1, band] - np.arange(own.shape[1])
        own[band] = np.sqrt((down * down + right * right).astype(np.float64))

    by_bands(measure, len(own))
    return distance


def _pooled(mask: Raster, width: float) -> Raster:
    """Return 1 along the edge inside the mask and less further in, where thin paint pools; computed at half size."""
    if min(mask.shape) < 64:
        return np.asarray(np.exp(-inner_distance(mask) / width))
    near = np.exp(-2 * inner_distance(mask[::2, ::2]) / width)
    full = Image.fromarray(near.astype(np.float32)).resize((mask.shape[1], mask.shape[0]), Image.Resampling.BILINEAR)
    return np.asarray(full)


def unit(colour: str | Colour) -> Raster:
    """Return a colour as three numbers 0-1."""
    return np.array(rgb(colour), np.float32) / 255


def grown(raster: Raster, times: int) -> Callable[[slice], Raster]:
    """Return a function that enlarges a band of a raster's rows `times` times."""
    if times == 1 or not raster.size:
        return lambda band: raster[band]
    whole, width = Image.fromarray(np.ascontiguousarray(raster, np.float32)), raster.shape[1]

    def part(band: slice) -> Raster:
        size, box = (width * times, (band.stop - band.start) * times), (0, band.start, width, band.stop)
        return np.asarray(whole.resize(size, Image.Resampling.BILINEAR, box=box))

    return part


def wider(part: slice, times: int) -> slice:
    """Return the slice multiplied by a resolution factor."""
    return slice(part.start * times, part.stop * times)


def _wet(picture: Raster, mask: Raster) -> tuple[Window, Raster, int]:
    """Return the window of a mask, that part of the picture, and the picture's resolution relative to the mask."""
    part, times = window(mask), picture.shape[0] // max(1, mask.shape[0])
    return part, picture[wider(part[0], times), wider(part[1], times)], times


def _covered(mask: Raster, beyond: int = 0) -> Iterator[slice]:
    """Yield the column ranges of a band in which the mask is not blank, widened by some columns."""
    columns = mask.any(0)
    for start in range(0, len(columns), STRETCH):
        side = slice(start, min(start + STRETCH, len(columns)))
        if columns[max(0, start - beyond) : side.stop + beyond].any():
            yield side


def tint(picture: Raster, colour: str | Colour, mask: Raster) -> None:
    """Blend a colour over the picture, weighted by a mask."""
    part, wet, times = _wet(picture, mask)
    m, paint = grown(mask[part], times), unit(colour)

    def cover(band: slice) -> None:
        own = m(band)
        for side in _covered(own):
            here, share = wet[wider(band, times), side], own[:, side]
            for k in PARTS:
                here[..., k] += (paint[k] - here[..., k]) * share

    by_bands(cover, part[0].stop - part[0].start)


def shade(picture: Raster, colour: str | Colour, mask: Raster) -> None:
    """Multiply the picture by a colour, weighted by a mask, as for a shadow."""
    part, wet, times = _wet(picture, mask)
    m, light = grown(mask[part], times), 1 - unit(colour)

    def darken(band: slice) -> None:
        own = m(band)
        for side in _covered(own):
            here, share = wet[wider(band, times), side], own[:, side]
            for k in PARTS:
                here[..., k] *= 1 - share * light[k]

    by_bands(darken, part[0].stop - part[0].start)


def glaze(picture: Raster, light: Raster) -> None:
    """Multiply the brightness of the picture point by point."""
    times = picture.shape[0] // light.shape[0]
    fall = grown(light, times)

    def change(band: slice) -> None:
        here, share = picture[wider(band, times)], fall(band)
        for k in PARTS:
            here[..., k] *= share

    by_bands(change, len(light))


def wash(
    picture: Raster, mask: Raster, colour: str | Colour, seed: int, *,
    variety: float = 0.06, pooling: float = 0.10, pool_width: float = 3.5, strength: float = 1.0,
) -> None:  # fmt: skip
    """Paint a thin wash over a mask: cloudy inside, darker along the edge where paint pools.

    `variety` is the strength of the clouds, `pooling` and `pool_width` those of the edge, `strength` the opacity.
    """
    part, wet, times = _wet(picture, mask)
    if not wet.size:
        return
    m = mask[part]
    clouds, grain = (grown(one, times) for one in (noise(m.shape, 95, seed, 4, 0.6), noise(m.shape, 14, seed + 5, 2)))
    pooled, cover = grown(_pooled(m, pool_width), times) if pooling else None, grown(m, times)
    full, warmth = unit(colour), np.array([0.9, 0.75, 1.1], np.float32)

    def brush(band: slice) -> None:
        own, cloud, fleck = cover(band), clouds(band), grain(band)
        edge = None if pooled is None else pooled(band)
        for side in _covered(own):
            here, drift = wet[wider(band, times), side], variety * np.clip(cloud[:, side], -1.5, 1.5)
            speck, share = 0.018 * fleck[:, side], own[:, side] * strength
            thin = None if edge is None else 1 - pooling * edge[:, side]
            for k in PARTS:
                paint = (1 + drift * warmth[k] + speck) * full[k]
                if thin is not None:
                    paint *= thin
                here[..., k] += (paint - here[..., k]) * share

    by_bands(brush, len(m))


def lay(
    picture: Raster,
    plate: PaintLayer,
    strength: float = 1.0,
    mask: Raster | None = None,
    shift: tuple[float, float] = (0, 0),
) -> None:
    """Composite a layer over the picture, limited by a mask and shifted (down, right) by pixels."""
    own, times = window(plate.bytes[..., 3], 2), plate.fineness
    down, right = (
        slice(side.start + corner, side.stop + corner)
        for side, corner in zip(own, (plate.top, plate.left), strict=True)
    )
    drawn = plate.drawn[wider(own[0], times), wider(own[1], times)]
    wet = picture[wider(down, times), wider(right, times)]
    let = None if mask is None else grown(mask[down, right], times)
    off, beyond = (shift[0] * times, shift[1] * times), MARGIN if shift != (0, 0) else 0

    def print_on(band: slice) -> None:
        rows, m = wider(band, times), None if let is None else strength * let(band)
        top = max(0, rows.start - beyond)
        source = drawn[top : rows.stop + beyond]
        for side in _covered(source[..., 3], beyond):
            left = max(0, side.start - beyond)
            ink = source[:, left : side.stop + beyond].astype(np.float32) / 255
            spot = wet[rows, side]
            if beyond:
                own_rows = slice(rows.start - top, rows.start - top + spot.shape[0])
                ink = shifted(ink, off, own_rows, slice(side.start - left, side.start - left + spot.shape[1]))
            share = strength if m is None else m[:, side]
            kept = 1 - ink[..., 3] * share
            for k in PARTS:
                spot[..., k] *= kept
                spot[..., k] += ink[..., k] * share

    by_bands(print_on, own[0].stop - own[0].start)


def cover(plate: PaintLayer, colour: str | Colour, alpha: Raster) -> None:
    """Blend a colour over everything drawn on a layer, weighted by `alpha`, a raster of the layer's size."""
    for pixels in (plate.bytes, plate.drawn)[: len(plate.surfaces)]:
        _cover(pixels, unit(colour), alpha)


def _cover(pixels: Raster, colour: Raster, alpha: Raster) -> None:
    times = len(pixels) // len(alpha)
    share = grown(alpha, times)

    def spread(band: slice) -> None:
        here, thin = pixels[wider(band, times)], share(band)
        over = np.empty((*thin.shape, 4), np.float32)
        over[..., :3] = colour * thin[..., None]
        over[..., 3] = thin
        under = here.astype(np.float32) / 255
        here[:] = np.clip((over + under * (1 - thin[..., None])) * 255 + 0.5, 0, 255).astype(np.uint8)

    by_bands(spread, len(alpha))


def cut(soft: Raster, edge: float) -> Raster:
    """Return a soft mask with its contrast increased around one half; `edge` is the steepness of its edge."""
    return np.clip((soft - 0.5) * edge + 0.5, 0, 1).astype(np.float32)
