"""Synthesise occasional background sounds: birds, a dog, distant guns and engines, an office; `number` is the seed."""

from __future__ import annotations

import numpy as np

from tools.volume1.soundscape.ambience import chirp
from tools.volume1.soundscape.places import field, heard_far
from tools.volume1.soundscape.voices import throat, voiced
from tools.volume1.soundscape.waves import (
    RATE,
    Rng,
    Wave,
    band,
    laid,
    low,
    puff,
    rng_of,
    samples,
    struck,
    through,
    time,
    tone,
    trimmed,
    unit,
    white,
)


def _outside(rng: Rng, dry: Wave, dull: float, wet: float = 0.4) -> Wave:
    """Return a sound some way off across a field."""
    dry = low(unit(dry), dull, 1)
    tail = through(dry, field(rng, 0.9))
    return trimmed(laid(len(tail) / RATE, (0.0, 1.0, dry), (0.0, wet, unit(tail))), -42, 12.0)


def _row(*notes: tuple[float, Wave]) -> Wave:
    at, parts = 0.0, []
    for pause, note in notes:
        at += pause
        parts.append((at, 1.0, note))
        at += len(note) / RATE
    return laid(at + 0.05, *parts)


def blackbird(number: int) -> Wave:
    """Return the sound of a blackbird: five or six slow flute notes, and a short twitter."""
    rng = rng_of("blackbird", number)
    notes = []
    for _ in range(5 + number % 2):
        base = float(rng.uniform(1650, 2750))
        notes.append(
            (
                float(rng.uniform(0.02, 0.09)),
                chirp(
                    float(rng.uniform(0.14, 0.3)),
                    [base, base * float(rng.uniform(0.82, 1.3)), base * float(rng.uniform(0.9, 1.15))],
                    0.2,
                ),
            )
        )
    scribble = [
        (0.012, 0.45 * chirp(float(rng.uniform(0.02, 0.05)), list(rng.uniform(4000, 7200, 2)))) for _ in range(7)
    ]
    return _outside(rng, _row(*notes, *scribble), 6500)


def lark(number: int) -> Wave:
    """Return the sound of a lark: a long trill, high up."""
    rng = rng_of("lark", number)
    notes = [
        (
            float(rng.uniform(0.004, 0.03)),
            float(rng.uniform(0.5, 1.0)) * chirp(float(rng.uniform(0.025, 0.07)), list(rng.uniform(3400, 6000, 3))),
        )
        for _ in range(58)
    ]
    whole = _row(*notes)
    swell = np.sin(np.pi * np.linspace(0.06, 0.96, len(whole))) ** 0.7
    return _outside(rng, whole * swell, 7000, 0.25)


def cuckoo(number: int) -> Wave:
    """Return the sound of a cuckoo: a falling third, three or four times."""
    rng = rng_of("cuckoo", number)
    vary = (1.0, 0.97, 1.04)[number % 3]
    calls = []
    for turn in range(3 + number % 2):
        calls += [
            (0.0 if turn == 0 else 0.62, chirp(0.16, [640 * vary, 700 * vary, 690 * vary], 0.05)),
            (0.13, 0.9 * chirp(0.26, [565 * vary, 570 * vary, 555 * vary], 0.05)),
        ]
    return _outside(rng, _row(*calls), 2400, 0.55)


def chaffinch(number: int) -> Wave:
    """Return the sound of a chaffinch: falling, quickening notes, and a flourish."""
    rng = rng_of("chaffinch", number)
    notes, top = [], float(rng.uniform(4700, 5400))
    for step in range(11):
        pitch = top - step * 205
        notes.append((0.055 * 0.93**step, chirp(0.05, [pitch * 1.18, pitch * 0.86])))
    return _outside(
        rng, _row(*notes, (0.02, chirp(0.09, [2300, 3800, 3300])), (0.015, chirp(0.13, [4400, 2500]))), 7500
    )


def crow(number: int) -> Wave:
    """Return three caws of a crow."""
    rng = rng_of("crow", number)
    caws = [
        (0.0 if n == 0 else 0.34, voiced(throat(rng, [430, 465, 395], "a", 0.3, 1.0, 0.5), 0.02, 0.1))
        for n in range(2 + number % 2)
    ]
    return _outside(rng, _row(*caws), 3200, 0.5)


def owl(number: int) -> Wave:
    """Return the sound of a tawny owl: a long hoot, silence, a trembling hoot."""
    rng = rng_of("owl", number)
    vary = (1.0, 0.95, 1.06)[number % 3]
    moments = time(1.15)
    tremble = (
        np.sin(2 * np.pi * np.cumsum(790 * vary - 30 * moments) / RATE)
        * (0.55 + 0.45 * np.sin(2 * np.pi * 11 * moments))
        * np.sin(np.pi * moments / 1.15) ** 0.6
    )
    return _outside(
        rng,
        _row(
            (0.0, chirp(0.6, [740 * vary, 800 * vary, 745 * vary], 0.05)),
            (1.5, 0.5 * chirp(0.09, [790 * vary, 770 * vary], 0.05)),
            (0.12, unit(tremble)),
        ),
        1800,
        0.7,
    )


def nightingale(number: int) -> Wave:
    """Return the sound of a nightingale: a repeated swelling note, then a rattle and a whistle."""
    rng = rng_of("nightingale", number)
    pitch = float(rng.uniform(1900, 2400))
    swell = [(0.16, (0.2 + 0.13 * n) * chirp(0.2, [pitch * 1.1, pitch, pitch * 0.97])) for n in range(6)]
    rattle = [(0.016, chirp(0.024, [3300, 2600], 0.4)) for _ in range(16)]
    return _outside(rng, _row(*swell, *rattle, (0.05, chirp(0.24, [3900, 4300, 2500]))), 6000)


def dog(number: int) -> Wave:
    """Return two or three barks of a farm dog, a field away."""
    rng = rng_of("dog", number)
    barks = [
        (
            0.0 if n == 0 else float(rng.uniform(0.22, 0.5)),
            voiced(throat(rng, [310, 420, 260], "oa", 0.15, 0.8, 0.4), 0.008, 0.08),
        )
        for n in range(2 + number % 2)
    ]
    return _outside(rng, _row(*barks), 1900, 0.7)


def far_guns(number: int) -> Wave:
    """Return the sound of a battery beyond the horizon."""
    rng = rng_of("far-guns", number)
    strokes = [
        (
            float(at),
            float(rng.uniform(0.4, 1.0)),
            laid(2.4, (0.0, 1.0, tone(2.0, 66, 34, 0.3, 0.1)), (0.05, 0.8, puff(rng, 2.2, 0.1, 0.5, 28, 120))),
        )
        for at in np.sort(rng.uniform(0, 1.9, 5))
    ]
    return trimmed(low(laid(4.4, *strokes), 150), -38, 4.4)


def far_burst(number: int) -> Wave:
    """Return the sound of a burst of a machine gun two fields away."""
    rng = rng_of("far-burst", number)
    gap = (0.05, 0.118, 0.07)[number % 3]
    shot = laid(0.12, (0.0, 1.0, tone(0.1, 190, 96, 0.02)), (0.0, 0.8, puff(rng, 0.1, 0.002, 0.018, 120, 900)))
    shots = [
        (gap * n * float(rng.uniform(0.98, 1.02)), float(rng.uniform(0.75, 1.0)), shot)
        for n in range((14, 7, 11)[number % 3])
    ]
    return trimmed(low(heard_far(rng, laid(1.4, *shots), "", 1.2, 700), 900), -38, 3.0)


def aircraft(number: int) -> Wave:
    """Return the sound of high aircraft engines with a beat, approaching and leaving."""
    rng = rng_of("aircraft", number)
    length = 8.0
    moments = time(length)
    fall = 1.03 - 0.06 / (1 + np.exp(-(moments - length * 0.5) / 0.9))
    drone = np.zeros(len(moments))
    for engine in (1.0, 1.013, 0.991, 1.021):
        phase = 2 * np.pi * np.cumsum((86 + 7 * (number % 3)) * engine * fall) / RATE
        drone += sum(np.sin(n * phase + float(rng.uniform(0, 6))) / n**0.9 for n in range(1, 8))
    breath = band(white(rng, length), 90, 600)
    return low(unit(drone) + 0.25 * unit(breath), 620) * np.sin(np.pi * moments / length) ** 2


def typewriter(number: int) -> Wave:
    """Return the sound of a typewriter in the next tent."""
    rng = rng_of("typewriter", number)
    at, parts = 0.0, []
    for _ in range(16 + 3 * number):
        parts.append(
            (
                at,
                float(rng.uniform(0.5, 1.0)),
                struck(rng, 0.06, [(1350 * float(rng.uniform(0.9, 1.1)), 0.007, 1.0), (2700, 0.005, 0.6)], 4500),
            )
        )
        at += float(rng.choice([0.09, 0.11, 0.14, 0.34], p=[0.4, 0.3, 0.2, 0.1]))
    return trimmed(low(laid(at + 0.4, *parts, (at + 0.1, 0.4, puff(rng, 0.3, 0.05, 0.06, 900, 3000))), 2300), -40, 6.0)


def telephone(number: int) -> Wave:
    """Return the ring of a field telephone."""
    rng = rng_of("telephone", number)
    length = 1.1 + 0.2 * number
    moments = time(length)
    strokes = (np.diff(np.floor(moments * 21), prepend=0) > 0).astype(float)
    bell = struck(rng, 0.12, [(1840, 0.03, 1.0), (2790, 0.022, 0.7), (4300, 0.012, 0.4)], 4000)
    return trimmed(low(through(strokes, bell)[: samples(length + 0.3)], 3000), -42, 3.0)
