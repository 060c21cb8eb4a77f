"""Simulate the acoustics of places: a field with hedges, a street of houses, and distance."""

from __future__ import annotations

import numpy as np

from tools.volume1.soundscape.waves import Rng, Wave, decaying, high, laid, low, puff, samples, through, unit

ECHOES = ("", "houses")
"""Suffixes of the takes for each kind of echo."""


def field(rng: Rng, size: float = 1.0) -> Wave:
    """Return the impulse response of a field: a soft rumble, and echoes of distant hedges."""
    roll = decaying(
        rng, 1.7 * size, [(70, 300, 0.42 * size, 0.8), (300, 1200, 0.24 * size, 0.55), (1200, 4200, 0.09, 0.3)], 0.05
    )
    hedges = [
        (float(at), float(rng.uniform(0.25, 0.6)), low(puff(rng, 0.16, 0.012, 0.035, 150, 2400), 1500))
        for at in np.sort(rng.uniform(0.12, 0.55 * size, 4))
    ]
    return laid(1.8 * size, (0.035, 0.55, unit(roll)), *hedges)


def street(rng: Rng, size: float = 1.0) -> Wave:
    """Return the impulse response of a street: early repeated echoes of walls, dense and hard."""
    walls = [
        (
            float(at),
            float(sign * 0.75 * np.exp(-at / 0.05)),
            low(np.eye(1, samples(0.004))[0], float(rng.uniform(3000, 7000)), 1),
        )
        for at, sign in zip(np.sort(rng.uniform(0.007, 0.085, 11)), rng.choice([-1, 1], 11), strict=True)
    ]
    beat = float(rng.uniform(0.062, 0.088))
    flutter = [(0.05 + beat * n, 0.75 * 0.66**n, puff(rng, 0.05, 0.002, 0.008, 300, 4200)) for n in range(7)]
    dense = decaying(
        rng, 1.0 * size, [(90, 400, 0.2, 0.5), (400, 2000, 0.26 * size, 0.9), (2000, 6000, 0.16, 0.55)], 0.02
    )
    return laid(1.2 * size, *walls, *flutter, (0.012, 0.42, unit(dense)))


def heard_near(rng: Rng, dry: Wave, echo: str, wet: float = 0.5, size: float = 1.0) -> Wave:
    """Return a sound heard a few steps away, with the echo of a field, or of a street if `echo` is not ""."""
    answer = street(rng, size) if echo else field(rng, size)
    tail = through(unit(dry), answer)
    whole = np.zeros(len(tail))
    whole[: len(dry)] = unit(dry)
    return whole + (wet * 0.62 if echo else wet * 0.34) * unit(tail)


def heard_far(rng: Rng, dry: Wave, echo: str, size: float = 1.0, dull: float = 1500.0) -> Wave:
    """Return a sound heard two or three hundred yards away, with a longer rumble.

    Air dulls it (`dull` is the cut in Hz), and the ground smears it; `echo` is as in `heard_near`.
    """
    smear = puff(rng, 0.05, 0.003, 0.013, 60, 6000)
    blurred = through(unit(dry), smear)
    direct = laid(len(blurred) / 44_100, (0.0, 0.7, unit(blurred)), (0.002, 0.7, unit(dry)))
    direct = high(low(low(direct, dull, 1), dull * 1.7, 1), 70, 1)
    answer = laid(2.6 * size, (0.0, 1.0, field(rng, 1.35 * size)))
    tail = low(through(direct, answer), dull * 0.8)
    whole = laid(len(tail) / 44_100, (0.0, 1.0, unit(direct)), (0.0, 0.42, unit(tail)))
    if echo:
        beat = float(rng.uniform(0.11, 0.16))
        slaps = [(0.09 + beat * n, 0.6 * 0.58**n, low(unit(direct), 1900)) for n in range(5)]
        whole = laid(len(whole) / 44_100, (0.0, 1.0, whole), *slaps)
    return high(whole, 45)
