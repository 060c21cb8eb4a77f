"""Synthesise small arms: muzzle blast, mechanism, and rate of fire."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.volume1.soundscape.places import heard_far, heard_near
from tools.volume1.soundscape.waves import (
    Rng,
    Wave,
    driven,
    friedlander,
    laid,
    low,
    n_wave,
    puff,
    rng_of,
    struck,
    tone,
    trimmed,
    unit,
)


@dataclass(frozen=True)
class Gun:
    """Parameters of the sound of a weapon."""

    blast: float
    """Length of the positive phase of the pressure wave in milliseconds; longer with more powder."""
    body: float
    """Frequency of the body thump in Hz."""
    bright: float
    """Highest frequency of the gas hiss in Hz."""
    boom: float
    """Seconds in which the boom after the crack decays by e."""
    crack: float
    """Loudness of the bullet's supersonic crack; 0 for subsonic bullets."""
    action: str
    """bolt: hand-operated; gas, recoil: self-loading; blowback: a heavy bolt slams; belt: with a rattling belt."""
    rate: float = 0.0
    """Rounds per minute; for single shots, those of a quick shooter."""
    rounds: int = 3
    """Rounds of a burst."""


GUNS = {
    "m1-garand": Gun(2.5, 118, 8200, 0.060, 0.55, "gas", 175, 3),
    "m1-carbine": Gun(1.4, 205, 7000, 0.036, 0.35, "gas", 220, 3),
    "m1903": Gun(2.8, 98, 9500, 0.072, 0.70, "bolt"),
    "m3": Gun(1.6, 150, 3000, 0.030, 0.0, "blowback", 430, 5),
    "thompson": Gun(1.7, 185, 4300, 0.032, 0.0, "blowback", 690, 6),
    "bar": Gun(2.6, 104, 6800, 0.052, 0.45, "gas", 540, 5),
    "m1919": Gun(2.4, 126, 6000, 0.040, 0.40, "belt", 500, 9),
    "colt-45": Gun(1.9, 172, 4600, 0.044, 0.0, "recoil", 165, 3),
    "kar-98k": Gun(2.7, 132, 10500, 0.058, 0.85, "bolt"),
    "gewehr-43": Gun(2.3, 140, 9000, 0.048, 0.60, "gas", 190, 3),
    "mp-40": Gun(1.2, 240, 6400, 0.024, 0.18, "blowback", 500, 5),
    "stg-44": Gun(1.8, 160, 7800, 0.036, 0.45, "gas", 570, 4),
    "mg-34": Gun(2.2, 145, 9000, 0.034, 0.55, "belt", 860, 12),
    "mg-42": Gun(2.1, 158, 10500, 0.024, 0.60, "belt", 1220, 19),
    "p-38": Gun(1.1, 265, 8200, 0.026, 0.25, "recoil", 200, 3),
}


def muzzle(rng: Rng, gun: Gun) -> Wave:
    """Return the sound of one round: pressure wave, ground reflection, gas, boom, thump, and the bullet's crack."""
    vary = float(rng.uniform(0.94, 1.06))
    length = gun.blast * 1e-3 * vary
    wave = low(friedlander(0.03, length), gun.bright, 1)
    gas = puff(rng, 0.16, 0.0002, 0.006 + gun.blast * 0.0035, 700, gun.bright * vary)
    boom = puff(rng, 0.5, 0.0015, gun.boom * 1.2, gun.body * 1.5, min(3200, gun.bright * 0.5))
    thump = tone(0.4, gun.body * 1.9 * vary, gun.body * vary, gun.boom * 0.7)
    chest = puff(rng, 0.4, 0.001, gun.boom, gun.body * 0.7, gun.body * 2.2)
    parts = [
        (0.0, 1.0, wave),
        (float(rng.uniform(0.0022, 0.0034)), 0.5, low(wave, 3200)),
        (0.0002, 1.5, gas),
        (0.001, 1.0, boom),
        (0.0, 0.55, chest),
        (0.0, 0.2, thump),
    ]
    if gun.crack:
        parts.append((0.0, gun.crack, n_wave(0.00028)))
        parts.append((float(rng.uniform(0.004, 0.007)), gun.crack * 0.5, puff(rng, 0.03, 0.0002, 0.004, 2500, 14000)))
    return driven(laid(0.55, *parts), 2.3)


def action(rng: Rng, gun: Gun) -> Wave:
    """Return the sound of the mechanism after a round."""
    if gun.action == "blowback":
        slam = struck(rng, 0.08, [(720, 0.012, 1.0), (1650, 0.009, 0.7), (3100, 0.006, 0.5)], 5000)
        return laid(0.12, (0.012, 0.8, slam), (0.045, 1.0, slam))
    ring = struck(rng, 0.1, [(1900, 0.011, 1.0), (3350, 0.009, 0.8), (5200, 0.006, 0.6)], 9000)
    if gun.action == "belt":
        links = [
            (float(at), 0.5, struck(rng, 0.05, [(4100, 0.006, 1.0), (6300, 0.005, 0.7)], 9000))
            for at in rng.uniform(0.01, 0.07, 2)
        ]
        return laid(0.16, (0.02, 0.7, ring), *links)
    brass = struck(rng, 0.25, [(4600, 0.05, 1.0), (7900, 0.035, 0.6), (10800, 0.02, 0.3)], 12000)
    return laid(0.6, (0.035, 0.7, ring), (0.075, 0.9, ring), (0.34, 0.16, brass))


def bolt(rng: Rng) -> Wave:
    """Return the sound of a bolt worked by hand: up, back, forward, down."""
    steps = ((0.0, 0.6, 2600.0), (0.11, 1.0, 1500.0), (0.31, 0.9, 1700.0), (0.42, 0.8, 2300.0))
    clicks = [
        (
            at + float(rng.uniform(-0.012, 0.012)),
            loud,
            struck(rng, 0.09, [(pitch, 0.012, 1.0), (pitch * 1.83, 0.008, 0.7), (pitch * 2.9, 0.006, 0.45)], 8000),
        )
        for at, loud, pitch in steps
    ]
    slide = [(at, 0.22, puff(rng, 0.11, 0.03, 0.04, 1800, 6500)) for at in (0.03, 0.22)]
    return laid(0.6, *clicks, *slide)


def rounds(rng: Rng, gun: Gun, count: int) -> Wave:
    """Return the sound of `count` rounds at the rate of fire of the weapon or its shooter."""
    gap = 60 / gun.rate if gun.rate else 0.0
    by_hand = gun.rate and gun.rate < 300
    at, parts = 0.0, []
    for number in range(count):
        loud = 1.0 if number == 0 else float(rng.uniform(0.84, 1.0))
        parts += [(at, loud, muzzle(rng, gun)), (at, 0.1, action(rng, gun))]
        at += gap * float(rng.uniform(0.86, 1.16) if by_hand else rng.uniform(0.975, 1.025))
    length = at + 0.75
    if gun.action == "bolt":
        parts.append((float(rng.uniform(0.5, 0.6)), 0.075, bolt(rng)))
        length = 1.25
    return laid(length, *parts)


def take(name: str, manner: str, reach: str, echo: str, number: int) -> Wave:
    """Return one take of a weapon: `manner` is fire or burst, `reach` near or far, `echo` "" for an open field."""
    gun, rng = GUNS[name], rng_of(name, manner, number)
    count = 1 if manner == "fire" else gun.rounds + (number % 3 - 1 if gun.rounds > 4 else 0)
    if manner == "fire" and gun.action == "belt":
        count = 3
    dry = rounds(rng, gun, count)
    if reach == "near":
        return trimmed(heard_near(rng, dry, echo), -50, 3.0)
    return trimmed(heard_far(rng, dry, echo, dull=1500 + gun.bright * 0.12), -46, 3.2)


def rifle_grenade(number: int, reach: str, echo: str) -> Wave:
    """Return the sound of a rifle grenade: the deep cough of the blank, and the grenade in flight."""
    rng = rng_of("rifle-grenade", number)
    cough = laid(
        0.5,
        (0.0, 0.8, low(friedlander(0.05, 0.0052), 2200)),
        (0.0, 0.3, tone(0.4, 150, 72, 0.07)),
        (0.001, 1.2, puff(rng, 0.3, 0.002, 0.05, 180, 1900)),
        (0.01, 0.25, puff(rng, 0.12, 0.02, 0.03, 900, 4000)),
    )
    flight = puff(rng, 0.6, 0.12, 0.2, 500, 1900) * (1 + 0.5 * np.sin(2 * np.pi * 23 * np.arange(26_460) / 44_100))
    dry = laid(0.9, (0.0, 1.0, driven(cough, 1.8)), (0.06, 0.16, unit(flight)))
    return trimmed(heard_near(rng, dry, echo) if reach == "near" else heard_far(rng, dry, echo, dull=900))
