"""Synthesise soldiers: voices, steps, clothing and gear; `number` is the take, which seeds the sound."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.volume1.soundscape.places import heard_near
from tools.volume1.soundscape.waves import (
    RATE,
    Rng,
    Wave,
    band,
    driven,
    high,
    laid,
    low,
    puff,
    rng_of,
    struck,
    time,
    tone,
    trimmed,
    unit,
    white,
)

VOWELS = {
    "a": ((730, 90), (1150, 110), (2500, 160), (3400, 220)),
    "o": ((520, 80), (880, 100), (2400, 160), (3300, 220)),
    "u": ((600, 90), (1050, 120), (2300, 180), (3300, 240)),
    "e": ((540, 80), (1750, 120), (2500, 160), (3500, 220)),
    "i": ((330, 60), (2150, 120), (2900, 170), (3600, 220)),
}
"""Formants of a man's vowels as (Hz, width in Hz)."""


def throat(
    rng: Rng, pitch: Sequence[float], vowels: str, seconds: float, rough: float = 0.3, breath: float = 0.15
) -> Wave:
    """Return a voice that glides through vowels.

    `pitch` is in Hz at equal time steps; `rough` adds a pressed tone, `breath` breath.
    """
    moments = time(seconds)
    shake = low(white(rng, seconds), 24)
    hertz = np.interp(moments, np.linspace(0, seconds, len(pitch)), pitch) * (
        1 + 0.02 * unit(shake) + rough * 0.05 * unit(low(white(rng, seconds), 140))
    )
    phase = np.cumsum(hertz) / RATE
    turn = phase % 1.0
    pulse = np.where(turn < 0.6, np.sin(np.pi * turn / 0.6) ** 2, 0.0)
    pulse = np.diff(pulse, prepend=0.0)
    pulse = pulse * (1 - 0.45 * rough * ((phase // 1) % 2))  # every other pulse weaker, as in a cry
    pulse = np.diff(pulse, prepend=0.0)
    source = unit(pulse) + breath * (0.4 + unit(np.abs(pulse))) * white(rng, seconds) * 0.35
    wave = np.zeros(len(moments))
    for place, vowel in enumerate(vowels):
        spoken = sum(
            gain * unit(band(source, max(60, centre - width), centre + width, 2))
            for (centre, width), gain in zip(VOWELS[vowel], (1.0, 0.75, 0.42, 0.26), strict=True)
        )
        if len(vowels) > 1:
            spoken = spoken * np.clip(1 - np.abs(moments / seconds * (len(vowels) - 1) - place), 0, 1)
        wave = wave + spoken
    return unit(high(wave, 110))


def voiced(wave: Wave, attack: float, release: float) -> Wave:
    """Return the wave faded in over `attack` and out over `release` seconds."""
    moments = np.arange(len(wave)) / RATE
    total = len(wave) / RATE
    return wave * np.minimum(moments / attack, 1) * np.clip((total - moments) / release, 0, 1) ** 1.3


def gear(rng: Rng, seconds: float, count: int) -> Wave:
    """Return the sound of rattling webbing, canteen and buckles."""
    parts = []
    for at in rng.uniform(0, seconds * 0.85, count):
        pitch = float(rng.uniform(1500, 5200))
        parts.append(
            (
                float(at),
                float(rng.uniform(0.2, 1.0)),
                struck(rng, 0.07, [(pitch, 0.013, 1.0), (pitch * 1.7, 0.008, 0.5)], 7000),
            )
        )
        parts.append((float(at), 0.5, puff(rng, 0.1, 0.01, 0.03, 400, 2600)))
    return laid(seconds + 0.1, *parts)


def body_falls(rng: Rng) -> Wave:
    """Return the sound of a soldier falling with gear: knees, body, then rifle."""
    knees = laid(0.3, (0.0, 0.2, tone(0.2, 130, 72, 0.05)), (0.0, 0.7, puff(rng, 0.2, 0.004, 0.035, 120, 900)))
    all_of_him = laid(
        0.5,
        (0.0, 0.3, tone(0.35, 105, 52, 0.07)),
        (0.0, 1.0, puff(rng, 0.35, 0.003, 0.06, 90, 700)),
        (0.008, 0.6, puff(rng, 0.25, 0.01, 0.06, 900, 3600)),
    )
    rifle = struck(rng, 0.25, [(310, 0.03, 1.0), (820, 0.02, 0.8), (2100, 0.015, 0.5)], 5000)
    return laid(
        1.1,
        (0.0, 0.6, knees),
        (0.17, 1.0, all_of_him),
        (0.2, 0.12, gear(rng, 0.4, 5)),
        (0.34, 0.35, rifle),
        (0.43, 0.18, rifle),
    )


def killed(number: int) -> Wave:
    """Return the sound of a man killed: an outgoing breath, and a fall."""
    rng = rng_of("killed", number)
    start = (128.0, 112.0, 146.0)[number % 3]
    groan = voiced(throat(rng, [start * 1.25, start, start * 0.62], "uo", 0.42, 0.8, 0.6), 0.012, 0.28)
    return trimmed(heard_near(rng, laid(1.6, (0.0, 0.75, groan), (0.24, 1.0, body_falls(rng))), "", 0.3), -44, 1.7)


def wounded(number: int) -> Wave:
    """Return a cry of pain that breaks off into breath."""
    rng = rng_of("wounded", number)
    top = (285.0, 240.0, 330.0)[number % 3]
    cry = voiced(
        throat(rng, [top * 0.8, top, top * 0.97, top * 0.7], "aae"[: 2 + number % 2], 0.5, 0.55, 0.25), 0.03, 0.2
    )
    gasp = band(white(rng, 0.3), 900, 3600) * np.sin(np.pi * time(0.3) / 0.3) ** 2
    return trimmed(
        heard_near(rng, laid(1.3, (0.0, 1.0, driven(cry, 1.6)), (0.66, 0.16, unit(gasp))), "", 0.4), -42, 1.5
    )


def berserk(number: int) -> Wave:
    """Return the roar of a man charging."""
    rng = rng_of("berserk", number)
    low_ = (118.0, 104.0, 132.0)[number % 3]
    roar = voiced(
        throat(rng, [low_, low_ * 1.75, low_ * 1.9, low_ * 1.6, low_ * 1.1], "oaao", 1.05, 1.0, 0.35), 0.06, 0.3
    )
    return trimmed(heard_near(rng, driven(roar, 2.6), "", 0.4), -42, 1.8)


def alarm(number: int) -> Wave:
    """Return a shout of two syllables, the second higher and longer."""
    rng = rng_of("alarm", number)
    base = (190.0, 215.0, 176.0)[number % 3]
    first = voiced(throat(rng, [base, base * 1.08], "a", 0.17, 0.3), 0.012, 0.05)
    second = voiced(throat(rng, [base * 1.34, base * 1.5, base * 1.3], "ea", 0.42, 0.35), 0.015, 0.18)
    return trimmed(heard_near(rng, laid(1.0, (0.0, 0.75, first), (0.22, 1.0, second)), "", 0.7), -42, 1.6)


def spotted(number: int) -> Wave:
    """Return the sound of a snapping twig and a hiss between teeth, for a spotted enemy."""
    rng = rng_of("spotted", number)
    twig = struck(rng, 0.07, [(1250, 0.008, 1.0), (2350, 0.006, 0.7)], 6000)
    moments = time(0.3)
    hiss = band(white(rng, 0.3), 4200, 9000) * np.sin(np.pi * np.clip(moments / 0.16, 0, 1)) + 1.4 * band(
        white(rng, 0.3), 1500, 2600, 1
    ) * np.sin(np.pi * np.clip((moments - 0.12) / 0.16, 0, 1))
    return trimmed(laid(0.65, (0.0, 0.65, twig), (0.035, 0.3, twig), (0.15, 0.9, unit(hiss))), -42)


def stride(rng: Rng, ground: str, heavy: float = 1.0) -> Wave:
    """Return the sound of a step on "brush", "inside", "water" or any other ground, which counts as turf.

    `heavy` is a factor that matters only on brush and turf.
    """
    heel = 0.5 * tone(0.12, 120, 66, 0.022) + 0.7 * puff(rng, 0.12, 0.002, 0.016, 120, 800)
    if ground == "brush":
        return laid(
            0.3,
            (0.0, 0.3 * heavy, heel),
            (0.0, 1.0, puff(rng, 0.22, 0.03, 0.05, 1800, 9000)),
            (0.05, 0.5, puff(rng, 0.06, 0.002, 0.008, 900, 3600)),
        )
    if ground == "inside":
        board = struck(
            rng, 0.16, [(165 * float(rng.uniform(0.92, 1.08)), 0.035, 1.0), (390, 0.018, 0.7), (860, 0.008, 0.35)], 2600
        )
        return laid(0.2, (0.0, 1.0, board), (0.055, 0.35, board))
    if ground == "water":
        moments = time(0.3)
        drops = sum(
            float(rng.uniform(0.2, 0.8))
            * np.sin(2 * np.pi * pitch * (1 + 0.9 * moments) * moments)
            * np.exp(-np.maximum(moments - at, 0) / 0.018)
            * (moments > at)
            for at, pitch in zip(rng.uniform(0.02, 0.2, 7), rng.uniform(500, 1500, 7), strict=True)
        )
        return laid(0.32, (0.0, 0.9, puff(rng, 0.28, 0.02, 0.06, 350, 3400)), (0.0, 0.35, unit(drops)))
    return laid(0.2, (0.0, 0.8 * heavy, heel), (0.0, 0.7, puff(rng, 0.16, 0.012, 0.028, 350, 2400)))


def steps(name: str, number: int) -> Wave:
    """Return the sound of two or three steps with gear; `name` is "steps" (turf) or "steps-GROUND", as in `stride`."""
    rng = rng_of(name, number)
    ground = name.removeprefix("steps").removeprefix("-") or "turf"
    at, parts = 0.0, []
    for foot in range(2 + number % 2):
        parts.append((at, 1.0 if foot % 2 == 0 else 0.8, stride(rng, ground)))
        at += float(rng.uniform(0.20, 0.25))
    return trimmed(laid(at + 0.2, *parts, (0.02, 0.09, gear(rng, at, 3))), -40)


def crawls(number: int) -> Wave:
    """Return the sound of a crawl: cloth over grass, elbow by elbow."""
    rng = rng_of("crawls", number)
    drag = [
        (
            at,
            1.0,
            band(white(rng, 0.34), 700, 4600)
            * np.sin(np.pi * time(0.34) / 0.34) ** 2
            * (1 + 0.6 * unit(low(white(rng, 0.34), 34))),
        )
        for at in (0.0, 0.42)
    ]
    return trimmed(
        laid(
            0.95,
            *[(a, b, unit(c)) for a, b, c in drag],
            (0.05, 0.2, puff(rng, 0.1, 0.01, 0.03, 80, 300)),
            (0.47, 0.2, puff(rng, 0.1, 0.01, 0.03, 80, 300)),
        ),
        -40,
    )


def hides(number: int) -> Wave:
    """Return the sound of a branch that springs back, and of settling leaves."""
    rng = rng_of("hides", number)
    moments = time(0.9)
    sway = np.abs(np.sin(2 * np.pi * 3.1 * moments)) ** 2 * np.exp(-moments / 0.28)
    return trimmed(unit(band(white(rng, 0.9), 3200, 12000) * sway) * (1 + 0.3 * unit(low(white(rng, 0.9), 60))), -42)


def run(rng: Rng, count: int, pace: float) -> Wave:
    """Return the sound of `count` steps of a running man, `pace` seconds apart."""
    feet = [(pace * n, 1.0 if n % 2 == 0 else 0.82, stride(rng, "turf", 1.5)) for n in range(count)]
    return laid(pace * count + 0.2, *feet)


def rout(number: int) -> Wave:
    """Return the sound of a rout: fast steps, gear, and breath."""
    rng = rng_of("rout", number)
    breaths = [
        (at, 1.0, unit(band(white(rng, 0.24), 700, 2900) * np.sin(np.pi * time(0.24) / 0.24) ** 2))
        for at in (0.1, 0.52, 0.94)
    ]
    return trimmed(laid(1.5, (0.0, 0.5, run(rng, 8, 0.155)), (0.0, 0.3, gear(rng, 1.25, 13)), *breaths), -40)


def arrival(number: int) -> Wave:
    """Return the sound of boots of several men, out of step, on hobnails."""
    rng = rng_of("arrival", number)
    feet = [
        (
            float(at),
            float(rng.uniform(0.5, 1.0)),
            laid(
                0.2,
                (0.0, 1.0, stride(rng, "turf", 1.4)),
                (0.004, 1.0, struck(rng, 0.05, [(2700, 0.007, 1.0), (4300, 0.005, 0.6)], 8000)),
            ),
        )
        for at in np.sort(rng.uniform(0, 1.1, 11))
    ]
    return trimmed(laid(1.5, *feet, (0.0, 0.5, gear(rng, 1.1, 7))), -40)


def surrender(number: int) -> Wave:
    """Return the sound of a surrender: a rifle thrown down, and a helmet."""
    rng = rng_of("surrender", number)
    rifle = struck(rng, 0.3, [(270, 0.035, 1.0), (690, 0.022, 0.8), (1900, 0.016, 0.6), (3300, 0.01, 0.4)], 6000)
    helmet = struck(rng, 0.5, [(1130, 0.09, 1.0), (2480, 0.06, 0.7), (3900, 0.035, 0.4)], 5000)
    bounce = float(rng.uniform(0.11, 0.15))
    return trimmed(
        laid(
            1.4,
            (0.0, 1.0, rifle),
            (bounce, 0.5, rifle),
            (bounce * 1.7, 0.25, rifle),
            (0.5, 0.5, helmet),
            (0.66, 0.25, helmet),
        ),
        -42,
    )


def blow(number: int) -> Wave:
    """Return the sound of a blow with a rifle butt: a hard smack, and breath."""
    rng = rng_of("blow", number)
    return trimmed(
        laid(
            0.5,
            (0.0, 1.0, puff(rng, 0.08, 0.0008, 0.011, 250, 2600)),
            (0.0, 1.0, tone(0.16, 190, 88, 0.03)),
            (0.004, 0.5, struck(rng, 0.08, [(640, 0.01, 1.0), (1180, 0.007, 0.5)], 3000)),
            (0.05, 0.3, voiced(throat(rng, [150, 105], "u", 0.16, 0.6, 0.5), 0.008, 0.1)),
        ),
        -42,
    )


def blow_misses(number: int) -> Wave:
    """Return the sound of a blow that misses."""
    rng = rng_of("blow-misses", number)
    moments = time(0.34)
    centre = 700 + 1500 * np.exp(-(((moments - 0.15) / 0.06) ** 2))
    wave = white(rng, 0.34)
    swing = sum(
        band(wave, c * 0.7, c * 1.4) * np.exp(-(((centre - c) / 420) ** 2)) for c in (700, 1000, 1400, 1900, 2300)
    )
    return trimmed(unit(swing * np.sin(np.pi * moments / 0.34) ** 2), -38)


def melee(number: int) -> Wave:
    """Return the sound of a melee: steps, cloth, grunts, a blow."""
    rng = rng_of("melee", number)
    parts = [
        (float(at), float(rng.uniform(0.3, 0.7)), puff(rng, 0.2, 0.03, 0.05, 500, 4200))
        for at in rng.uniform(0, 0.95, 9)
    ]
    parts += [(float(at), 0.6, stride(rng, "turf", 1.3)) for at in rng.uniform(0, 1.0, 6)]
    for at, pitch in ((0.12, 150.0), (0.5, 118.0), (0.82, 170.0)):
        parts.append(
            (
                at + float(rng.uniform(-0.05, 0.05)),
                0.6,
                voiced(throat(rng, [pitch, pitch * 0.8], "ua"[number % 2], 0.17, 0.8, 0.5), 0.01, 0.1),
            )
        )
    parts.append((0.66, 0.7, tone(0.16, 170, 80, 0.035)))
    return trimmed(laid(1.4, *parts, (0.0, 0.16, gear(rng, 1.1, 7))), -40)


def bandage(number: int) -> Wave:
    """Return the sound of a dressing torn open thread by thread."""
    rng = rng_of("bandage", number)
    threads = [
        (float(at), float(rng.uniform(0.4, 1.0)), puff(rng, 0.02, 0.0004, 0.0025, 1800, 9500))
        for at in np.cumsum(rng.uniform(0.003, 0.009, 62))
    ]
    return trimmed(laid(0.8, *threads, (0.46, 0.5, puff(rng, 0.2, 0.05, 0.05, 500, 2600))), -40)
