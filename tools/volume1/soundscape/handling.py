"""Synthesise the handling of weapons: pins, throws, clips, belts, guns being set up; `number` is the take and seed."""

from __future__ import annotations

import numpy as np

from tools.volume1.soundscape.waves import Rng, Wave, band, laid, puff, rng_of, struck, time, tone, trimmed, unit, white


def click(rng: Rng, pitch: float, long: float = 0.01, hard: float = 8000.0) -> Wave:
    """Return a click of iron on iron; it decays in `long` seconds and lasts nine times as long."""
    vary = pitch * float(rng.uniform(0.96, 1.04))
    return struck(
        rng, long * 9, [(vary, long, 1.0), (vary * 1.73, long * 0.7, 0.7), (vary * 2.61, long * 0.5, 0.45)], hard
    )


def pin(number: int) -> Wave:
    """Return the sound of a grenade pin: the ring turns, the pin slides out, the lever springs off."""
    rng = rng_of("pin", number)
    slide = puff(rng, 0.09, 0.03, 0.02, 3000, 9000)
    lever = struck(rng, 0.3, [(3300, 0.05, 1.0), (5150, 0.04, 0.6), (7600, 0.025, 0.35)], 9000)
    return trimmed(
        laid(
            0.7,
            (0.0, 0.35, click(rng, 3900, 0.007)),
            (0.07, 0.5, slide),
            (0.15, 0.5, click(rng, 2700, 0.006)),
            (0.27, 1.0, lever),
        ),
        -44,
    )


def throw(number: int) -> Wave:
    """Return the sound of a throw: a sleeve, and the arm through the air."""
    rng = rng_of("throw", number)
    moments = time(0.42)
    whoosh = band(white(rng, 0.42), 350, 1500) * np.exp(-(((moments - 0.2) / 0.075) ** 2))
    return trimmed(laid(0.5, (0.0, 1.0, unit(whoosh)), (0.05, 0.35, puff(rng, 0.22, 0.06, 0.05, 1200, 5000))), -38)


def lands(number: int) -> Wave:
    """Return the sound of a grenade on turf: it hits, hops and rolls."""
    rng = rng_of("grenade-lands", number)
    hop = laid(
        0.16,
        (0.0, 1.0, tone(0.12, 210, 98, 0.022)),
        (0.0, 0.5, puff(rng, 0.1, 0.002, 0.014, 300, 1900)),
        (0.0, 0.22, struck(rng, 0.1, [(1750, 0.02, 1.0), (2900, 0.013, 0.6)], 4000)),
    )
    first = float(rng.uniform(0.14, 0.2))
    return trimmed(
        laid(0.9, (0.0, 1.0, hop), (first, 0.5, hop), (first * 1.6, 0.28, hop), (first * 1.95, 0.15, hop)), -42
    )


def drops(number: int) -> Wave:
    """Return the sound of a dropped live grenade: it knocks, rolls and hisses."""
    rng = rng_of("grenade-drops", number)
    knock = struck(rng, 0.14, [(980, 0.022, 1.0), (1750, 0.018, 0.8), (2900, 0.013, 0.6)], 5000)
    roll = [(0.24 + 0.055 * n, 0.32 * 0.8**n, knock) for n in range(7)]
    fuse = band(white(rng, 1.0), 3500, 9000) * np.minimum(time(1.0) / 0.06, 1) * np.exp(-time(1.0) / 0.6)
    return trimmed(
        laid(
            1.1,
            (0.0, 1.0, knock),
            (0.0, 0.6, tone(0.12, 190, 90, 0.025)),
            (0.13, 0.5, knock),
            *roll,
            (0.02, 0.3, unit(fuse)),
        ),
        -40,
    )


def reload_clip(number: int) -> Wave:
    """Return the sound of loading a clip: rounds pressed down, then the bolt closes."""
    rng = rng_of("reload-clip", number)
    press = [(0.09 + 0.045 * n, 0.45, click(rng, 2300 + 160 * n, 0.006)) for n in range(5)]
    return trimmed(
        laid(
            1.1,
            (0.0, 0.5, puff(rng, 0.1, 0.02, 0.03, 1500, 5000)),
            *press,
            (0.42, 0.35, puff(rng, 0.1, 0.03, 0.03, 2000, 6500)),
            (0.52, 1.0, click(rng, 1500, 0.014)),
            (0.58, 0.7, click(rng, 2500, 0.009)),
        ),
        -44,
    )


def reload_magazine(number: int) -> Wave:
    """Return the sound of a change of magazine: out, in, cock."""
    rng = rng_of("reload-magazine", number)
    sheet = struck(rng, 0.14, [(860, 0.02, 1.0), (1420, 0.016, 0.8), (2600, 0.011, 0.5)], 5500)
    return trimmed(
        laid(
            1.2,
            (0.0, 0.5, click(rng, 3100, 0.006)),
            (0.05, 0.5, sheet),
            (0.36, 0.9, sheet),
            (0.40, 0.8, click(rng, 2100, 0.008)),
            (0.68, 0.7, click(rng, 1300, 0.013)),
            (0.79, 0.9, click(rng, 1750, 0.011)),
        ),
        -44,
    )


def reload_belt(number: int) -> Wave:
    """Return the sound of loading a belt: cover up, rattling belt, cover down, handle back twice."""
    rng = rng_of("reload-belt", number)
    links = [
        (
            0.16 + 0.027 * n + float(rng.uniform(-0.006, 0.006)),
            float(rng.uniform(0.25, 0.5)),
            click(rng, float(rng.uniform(3700, 5600)), 0.006, 10000),
        )
        for n in range(15)
    ]
    cover = struck(rng, 0.2, [(540, 0.03, 1.0), (1150, 0.02, 0.8), (2700, 0.012, 0.5)], 5000)
    return trimmed(
        laid(
            1.6,
            (0.0, 0.6, cover),
            *links,
            (0.66, 1.0, cover),
            (0.9, 0.8, click(rng, 1250, 0.016)),
            (1.08, 0.9, click(rng, 1480, 0.014)),
        ),
        -44,
    )


def clip_rings(number: int) -> Wave:
    """Return the sound of an ejected steel clip: it rings and falls."""
    rng = rng_of("clip-rings", number)
    pitch = float(rng.uniform(0.97, 1.03))
    ring = struck(
        rng,
        0.9,
        [(3980 * pitch, 0.20, 1.0), (6230 * pitch, 0.15, 0.7), (8900 * pitch, 0.08, 0.45), (2380 * pitch, 0.10, 0.25)],
        9000,
    )
    fall = struck(rng, 0.2, [(4350, 0.04, 1.0), (6900, 0.03, 0.6)], 8000)
    return trimmed(
        laid(1.3, (0.0, 0.35, click(rng, 1700, 0.012)), (0.004, 1.0, ring), (0.55, 0.13, fall), (0.66, 0.07, fall)), -46
    )


def empty(number: int) -> Wave:
    """Return the sound of a firing pin on an empty chamber, twice."""
    rng = rng_of("empty", number)
    snap = laid(0.1, (0.0, 1.0, click(rng, 2050, 0.005, 6000)), (0.0, 0.4, puff(rng, 0.03, 0.0004, 0.004, 500, 3000)))
    return trimmed(laid(0.4, (0.0, 1.0, snap), (float(rng.uniform(0.2, 0.26)), 0.7, snap)), -44)


def manned(number: int) -> Wave:
    """Return the sound of a gun being taken over: the tripod shifts, the handle is drawn and released."""
    rng = rng_of("gun-manned", number)
    legs = struck(rng, 0.25, [(230, 0.04, 1.0), (610, 0.03, 0.7), (1480, 0.02, 0.5)], 4000)
    return trimmed(
        laid(
            1.1,
            (0.0, 0.6, legs),
            (0.16, 0.3, legs),
            (0.36, 0.3, puff(rng, 0.16, 0.05, 0.04, 1400, 5000)),
            (0.48, 0.8, click(rng, 1150, 0.016)),
            (0.66, 1.0, click(rng, 930, 0.022)),
        ),
        -44,
    )


def left(number: int) -> Wave:
    """Return the sound of a heavy gun put down on the ground."""
    rng = rng_of("gun-left", number)
    thump = laid(
        0.4,
        (0.0, 1.0, tone(0.25, 125, 62, 0.05)),
        (0.0, 0.6, struck(rng, 0.3, [(340, 0.045, 1.0), (890, 0.03, 0.6), (1730, 0.02, 0.4)], 3000)),
        (0.0, 0.4, puff(rng, 0.15, 0.004, 0.03, 250, 1600)),
    )
    return trimmed(laid(0.8, (0.0, 1.0, thump), (float(rng.uniform(0.16, 0.21)), 0.4, thump)), -42)
