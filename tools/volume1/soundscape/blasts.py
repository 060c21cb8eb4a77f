"""Synthesise explosions, fire, ricochets and falling debris; `number` is the take, which seeds the sound."""

from __future__ import annotations

import numpy as np

from tools.volume1.soundscape.places import heard_far, heard_near
from tools.volume1.soundscape.waves import (
    RATE,
    Rng,
    Wave,
    band,
    driven,
    dying,
    friedlander,
    high,
    laid,
    low,
    n_wave,
    puff,
    rng_of,
    struck,
    time,
    tone,
    trimmed,
    unit,
    white,
)

FALL = 0.43
"""Seconds for which an incoming shell is heard before it bursts."""
BLASTS = {
    # seconds of the pressure wave, Hz of the ground, seconds of the roar, Hz of the tearing, pieces of earth
    "grenade": (0.0062, 62.0, 0.11, 7000.0, 26),
    "shell-mortar-60": (0.0090, 52.0, 0.16, 5200.0, 46),
    "shell-mortar-81": (0.0125, 43.0, 0.24, 4200.0, 80),
    "shell-howitzer-105": (0.0190, 33.0, 0.42, 3300.0, 150),
}


def crumbs(rng: Rng, seconds: float, count: int, lowest: float, highest: float, first: float = 0.0) -> Wave:
    """Return the sound of `count` falling clods, chips or leaves, most of them early, from `first` seconds on."""
    parts = []
    for at in first + rng.gamma(2.0, seconds / 6, count):
        pitch = float(rng.uniform(lowest, highest))
        tick = puff(rng, 0.05, 0.001, float(rng.uniform(0.004, 0.014)), pitch * 0.7, pitch * 1.5)
        parts.append((float(at), float(rng.uniform(0.15, 1.0)) ** 2, tick))
    return laid(seconds + first + 0.1, *parts)


def bang(rng: Rng, name: str) -> Wave:
    """Return the sound of the burst itself: pressure wave, tearing of the case, roar, ground thump."""
    length, ground, roar, tear, _ = BLASTS[name]
    parts = [
        (0.0, 1.2, low(friedlander(length * 9, length), tear, 1)),
        (0.0, 1.5, puff(rng, 0.3, 0.0003, 0.018 + length, 500, tear)),
        (0.002, 1.1, puff(rng, roar * 5, 0.004, roar, 45, 420)),
        (0.0, 0.34, tone(roar * 6, ground * 2.4, ground, roar * 1.1, 0.09)),
        (float(rng.uniform(0.006, 0.012)), 1.25, puff(rng, roar * 4, 0.006, roar * 0.75, 220, 2600)),
    ]
    return driven(laid(roar * 7 + 0.2, *parts), 2.6)


def incoming(rng: Rng, name: str) -> Wave:
    """Return the sound of an incoming shell: mortar shells whisper, a howitzer shell rushes."""
    moments = time(FALL)
    swell = (moments / FALL) ** 2.2
    heavy = name.endswith("105")
    top, end = (900.0, 420.0) if heavy else (2100.0, 1150.0) if name.endswith("60") else (1650.0, 820.0)
    pitch = np.cumsum(top + (end - top) * moments / FALL) / RATE
    flutter = 1 + 0.35 * np.sin(2 * np.pi * (31 if heavy else 47) * moments)
    air = band(white(rng, FALL), 180 if heavy else 700, 1600 if heavy else 4600)
    return swell * (0.8 * unit(air) * flutter + (0.25 if heavy else 0.45) * np.sin(2 * np.pi * pitch))


def blast(name: str, reach: str, echo: str, number: int) -> Wave:
    """Return one take of the explosion of a grenade or shell."""
    rng = rng_of(name, number)
    burst, debris = bang(rng, name), BLASTS[name][4]
    shell = name.startswith("shell")
    start = FALL if shell else 0.0
    if reach == "near":
        whole = heard_near(rng, burst, echo, 0.6, 1.15)
        rain = crumbs(rng, 0.9 + debris / 130, debris, 500, 4200 if not echo else 6000, 0.22)
        whole = laid(start + len(whole) / RATE + 0.4, (start, 1.0, unit(whole)), (start, 0.10, rain))
        if shell:
            whole = laid(len(whole) / RATE, (0.0, 1.0, whole), (0.0, 0.20, incoming(rng, name)))
        return trimmed(whole, -48, 3.2)
    whole = heard_far(rng, burst, echo, 1.25, 1000 if shell else 1400)
    if shell:
        distant = low(incoming(rng, name), 1500)
        whole = laid(start + len(whole) / RATE, (0.0, 0.10, distant), (start, 1.0, unit(whole)))
    return trimmed(whole, -42, 3.6)


def phosphorus(reach: str, echo: str, number: int) -> Wave:
    """Return the sound of a phosphorus grenade: a soft pop, and burning pieces that spit and hiss."""
    rng = rng_of("phosphorus", number)
    pop = laid(
        0.4,
        (0.0, 1.0, low(friedlander(0.05, 0.0045), 2600)),
        (0.0, 0.8, tone(0.3, 190, 88, 0.06)),
        (0.0, 0.5, puff(rng, 0.2, 0.002, 0.04, 150, 1700)),
    )
    burn = band(white(rng, 1.9), 2600, 9500) * dying(1.9, 0.09, 0.55)
    spit = crumbs(rng, 1.5, 130, 3000, 9000, 0.05)
    dry = laid(2.0, (0.0, 1.0, driven(pop, 1.5)), (0.03, 0.5, unit(burn)), (0.05, 0.55, unit(spit)))
    return (
        trimmed(heard_near(rng, dry, echo, 0.35), -48, 2.2)
        if reach == "near"
        else trimmed(heard_far(rng, dry, echo, dull=2400), -44, 2.4)
    )


def smoke(number: int) -> Wave:
    """Return the sound of a smoke pot: the snap of the primer, then a hiss that steadies, flutters and sinks."""
    rng = rng_of("smoke", number)
    moments = time(1.8)
    flutter = 1 + 0.3 * low(white(rng, 1.8), 14) / 0.03
    hiss = (
        band(white(rng, 1.8), 1500, 8000)
        * np.minimum(moments / 0.25, 1)
        * np.exp(-moments / 0.75)
        * np.clip(flutter, 0.3, 1.9)
    )
    return trimmed(
        laid(
            1.9,
            (0.0, 0.7, puff(rng, 0.05, 0.0005, 0.007, 900, 6500)),
            (0.04, 0.9, unit(hiss)),
            (0.05, 0.35, puff(rng, 1.0, 0.1, 0.25, 220, 800)),
        ),
        -44,
    )


def flare(number: int) -> Wave:
    """Return the sound of a flare: the thump of the pistol, the climb, the pop, and the start of burning."""
    rng = rng_of("flare", number)
    moments = time(0.85)
    climb = band(white(rng, 0.85), 1300, 5200) * np.minimum(moments / 0.04, 1) * np.exp(-moments / 0.38)
    whistle = np.sin(2 * np.pi * np.cumsum(2500 - 900 * moments) / RATE) * np.exp(-moments / 0.3) * 0.25
    thump = laid(0.3, (0.0, 1.0, low(friedlander(0.04, 0.0038), 2500)), (0.0, 0.9, tone(0.25, 240, 125, 0.045)))
    pop = puff(rng, 0.25, 0.0006, 0.022, 500, 5500)
    burn = band(white(rng, 1.1), 3200, 11000) * dying(1.1, 0.12, 0.4)
    return trimmed(
        laid(
            2.1,
            (0.0, 1.0, driven(thump, 1.7)),
            (0.03, 0.32, unit(climb) + whistle),
            (0.95, 0.6, pop),
            (0.98, 0.2, unit(burn)),
        ),
        -46,
    )


def flare_dies(number: int) -> Wave:
    """Return the sound of a dying flare, sputtering slower and slower."""
    rng = rng_of("flare-dies", number)
    moments = time(1.2)
    sputter = (np.sin(2 * np.pi * (26 * moments - 9 * moments**2)) > rng.uniform(-0.1, 0.3)) * (1 - moments / 1.2)
    return trimmed(unit(band(white(rng, 1.2), 2400, 8800) * low(sputter.astype(float), 180)) * 0.8 + 0.0)


def bullet_cracks(number: int) -> Wave:
    """Return the sound of a supersonic bullet passing: a sharp crack and its wake."""
    rng = rng_of("bullet-cracks", number)
    wake = band(white(rng, 0.16), 1800, 9000) * dying(0.16, 0.001, 0.022)
    echo = low(puff(rng, 0.22, 0.012, 0.045, 500, 3800), 2600)
    return trimmed(
        laid(
            0.5,
            (0.0, 1.0, n_wave(0.0003)),
            (0.0, 0.75, puff(rng, 0.03, 0.0001, 0.0028, 2500, 15000)),
            (0.001, 0.25, unit(wake)),
            (float(rng.uniform(0.045, 0.07)), 0.13, echo),
        )
    )


def bullet_hums(number: int) -> Wave:
    """Return the sound of a subsonic bullet passing: a hum whose pitch falls."""
    rng = rng_of("bullet-hums", number)
    moments = time(0.34)
    centre = float(rng.uniform(0.12, 0.17))
    pitch = 430 - 190 / (1 + np.exp(-(moments - centre) / 0.018))
    near = 1 / (1 + ((moments - centre) / 0.045) ** 2)
    hum = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) + 0.5 * np.sin(2 * np.pi * np.cumsum(pitch * 2.02) / RATE)
    return trimmed((unit(hum) * 0.7 + 0.55 * unit(band(white(rng, 0.34), 500, 2600))) * near**1.3)


def ricochet(number: int) -> Wave:
    """Return the sound of a ricochet off stone: a chip, and the whine of the tumbling bullet."""
    rng = rng_of("ricochet", number)
    length = float(rng.uniform(0.5, 0.75))
    moments = time(length)
    start, end = float(rng.uniform(2600, 3600)), float(rng.uniform(850, 1400))
    pitch = end + (start - end) * np.exp(-moments / (length * 0.42))
    tumble = 1 + 0.55 * np.sin(2 * np.pi * np.cumsum(55 + 60 * np.exp(-moments / 0.2)) / RATE)
    whine = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * tumble * dying(length, 0.012, length * 0.3)
    chip = struck(rng, 0.09, [(2300, 0.006, 1.0), (4100, 0.005, 0.9), (6700, 0.004, 0.7)], 12000)
    return trimmed(
        laid(
            length + 0.1,
            (0.0, 0.9, chip),
            (0.0, 0.6, puff(rng, 0.06, 0.0004, 0.01, 700, 6000)),
            (0.012, 0.55, unit(whine)),
            (0.05, 0.14, crumbs(rng, 0.35, 9, 1800, 6000)),
        )
    )


def in_leaves(number: int) -> Wave:
    """Return the sound of a bullet through a hedge: a rip, a twig, and falling leaves."""
    rng = rng_of("bullet-in-leaves", number)
    rip = band(white(rng, 0.12), 2200, 11000) * dying(0.12, 0.004, 0.025)
    twig = struck(rng, 0.05, [(950, 0.007, 1.0), (1750, 0.005, 0.6)], 4500)
    return trimmed(
        laid(0.9, (0.0, 1.0, unit(rip)), (0.006, 0.7, twig), (0.06, 0.35, crumbs(rng, 0.7, 34, 3800, 9500))), -42
    )


def in_earth(number: int) -> Wave:
    """Return the sound of a bullet into turf: a dull smack and crumbs."""
    rng = rng_of("bullet-in-earth", number)
    return trimmed(
        laid(
            0.5,
            (0.0, 1.0, puff(rng, 0.12, 0.001, 0.016, 170, 1500)),
            (0.0, 0.7, tone(0.12, 240, 120, 0.022)),
            (0.02, 0.25, crumbs(rng, 0.35, 14, 900, 3200)),
        ),
        -44,
    )


def in_wood(number: int) -> Wave:
    """Return the sound of a bullet into wood: a hard knock, splinters, and a hollow resonance."""
    rng = rng_of("bullet-in-wood", number)
    hollow = float(rng.uniform(240, 330))
    knock = struck(rng, 0.2, [(hollow, 0.03, 1.0), (hollow * 2.3, 0.016, 0.8), (hollow * 4.9, 0.008, 0.5)], 7000)
    rip = puff(rng, 0.07, 0.0004, 0.008, 1500, 7500)
    return trimmed(laid(0.5, (0.0, 1.0, knock), (0.0, 0.7, rip), (0.03, 0.25, crumbs(rng, 0.35, 16, 1900, 6500))), -44)


def in_water(number: int) -> Wave:
    """Return the sound of a bullet into water: a slap, a spout, and falling drops."""
    rng = rng_of("bullet-in-water", number)
    moments = time(0.12)
    gulp = np.sin(2 * np.pi * np.cumsum(380 + 900 * moments / 0.12) / RATE) * np.exp(-moments / 0.03)
    drops = [
        (
            float(at),
            float(rng.uniform(0.1, 0.4)),
            np.sin(2 * np.pi * float(rng.uniform(900, 2100)) * (1 + 3 * time(0.05)) * time(0.05))
            * np.exp(-time(0.05) / 0.01),
        )
        for at in rng.uniform(0.16, 0.6, 12)
    ]
    slap, spout = puff(rng, 0.1, 0.0006, 0.012, 900, 7000), puff(rng, 0.4, 0.03, 0.08, 1200, 5200)
    return trimmed(laid(0.8, (0.0, 0.9, slap), (0.012, 0.7, gulp), (0.03, 0.5, spout), *drops), -42)


def earth(number: int) -> Wave:
    """Return the sound of earth thrown up by a shell as it falls, clods first."""
    rng = rng_of("earth", number)
    clods = [
        (float(at), float(rng.uniform(0.3, 1.0)), puff(rng, 0.16, 0.003, 0.03, 70, 420))
        for at in rng.gamma(2.2, 0.13, 14)
    ]
    return trimmed(laid(1.6, *clods, (0.1, 0.55, crumbs(rng, 1.2, 120, 500, 2600))), -40)


def collapse(number: int) -> Wave:
    """Return the sound of a collapsing building: a cracking beam, sliding stones, and dust."""
    rng = rng_of("collapse", number)
    crack = struck(rng, 0.3, [(210, 0.05, 1.0), (480, 0.03, 0.8), (1150, 0.012, 0.5)], 5000)
    stones = [
        (
            0.18 + float(at),
            float(rng.uniform(0.25, 1.0)),
            struck(
                rng,
                0.2,
                [(float(rng.uniform(140, 520)), 0.022, 1.0), (float(rng.uniform(700, 1700)), 0.011, 0.6)],
                3800,
            ),
        )
        for at in rng.gamma(2.6, 0.2, 44)
    ]
    slide = band(white(rng, 2.0), 180, 2600) * dying(2.0, 0.3, 0.5)
    rumble = band(white(rng, 2.2), 32, 120) * dying(2.2, 0.22, 0.6)
    tiles = [
        (
            0.35 + float(at),
            float(rng.uniform(0.1, 0.4)),
            struck(rng, 0.1, [(float(rng.uniform(1900, 3600)), 0.012, 1.0)], 8000),
        )
        for at in rng.gamma(2.2, 0.3, 18)
    ]
    return trimmed(
        laid(
            2.8,
            (0.0, 0.9, crack),
            (0.07, 0.7, crack),
            *stones,
            *tiles,
            (0.15, 0.7, unit(slide)),
            (0.1, 1.0, unit(rumble)),
        ),
        -42,
        2.8,
    )


def battery(number: int) -> Wave:
    """Return the sound of a battery miles away: four dull shots, slightly apart, each with its rumble."""
    rng = rng_of("battery", number)
    strokes = []
    for at in np.cumsum([0.02, *rng.uniform(0.16, 0.34, 3)]):
        stroke = laid(1.6, (0.0, 1.0, tone(1.4, 84, 41, 0.2, 0.05)), (0.01, 0.9, puff(rng, 1.5, 0.02, 0.28, 35, 210)))
        strokes.append((float(at), float(rng.uniform(0.7, 1.0)), stroke))
    whole = laid(2.6, *strokes)
    return trimmed(high(low(heard_far(rng, whole, "", 1.4, 420), 520), 28), -40, 3.2)
