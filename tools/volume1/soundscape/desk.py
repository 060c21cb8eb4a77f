"""Synthesise sounds of the desk: cards, paper, counters, dice, stamps, telegraph.

`number` is the take, which seeds it.
"""

from __future__ import annotations

import numpy as np

from tools.volume1.soundscape.waves import (
    RATE,
    Rng,
    Wave,
    band,
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


def _slide(rng: Rng, seconds: float, lowest: float, highest: float, rub: float = 1.5) -> Wave:
    moments = time(seconds)
    grain = 1 + 0.5 * unit(low(white(rng, seconds), 70))
    return unit(band(white(rng, seconds), lowest, highest) * np.sin(np.pi * moments / seconds) ** rub * grain)


def _board(rng: Rng, pitch: float, dull: float = 2600.0) -> Wave:
    """Return the sound of thick cardboard put on a map on a table."""
    vary = float(rng.uniform(0.93, 1.07))
    return laid(
        0.16,
        (0.0, 0.7, puff(rng, 0.08, 0.0008, 0.007, 350, dull)),
        (0.0, 1.0, tone(0.12, pitch * 1.35 * vary, pitch * vary, 0.016, 0.01)),
    )


def card(number: int) -> Wave:
    """Return the sound of a card drawn from the deck: a slide and a snap."""
    rng = rng_of("card", number)
    return trimmed(
        laid(
            0.4,
            (0.0, 0.8, _slide(rng, 0.19, 2300, 9500)),
            (0.17, 1.0, struck(rng, 0.05, [(1500, 0.006, 1.0), (2900, 0.004, 0.6)], 9000)),
        ),
        -42,
    )


def card_laid(number: int) -> Wave:
    """Return the sound of a card put down flat."""
    rng = rng_of("card-laid", number)
    return trimmed(
        laid(
            0.3,
            (0.0, 0.35, _slide(rng, 0.09, 1500, 6000)),
            (0.075, 1.0, puff(rng, 0.1, 0.001, 0.012, 500, 4200)),
            (0.075, 0.7, tone(0.1, 320, 190, 0.015)),
        ),
        -42,
    )


def card_thrown(number: int) -> Wave:
    """Return the sound of a card tossed away: it spins and skids."""
    rng = rng_of("card-thrown", number)
    moments = time(0.3)
    turn = np.abs(np.sin(2 * np.pi * 15 * moments)) * np.sin(np.pi * moments / 0.3)
    return trimmed(
        laid(
            0.62,
            (0.0, 0.7, unit(band(white(rng, 0.3), 1200, 4500) * turn)),
            (0.27, 0.9, _slide(rng, 0.26, 2800, 8000, 0.7)),
        ),
        -40,
    )


def enemy_card(number: int) -> Wave:
    """Return the sound of a stiff card turned over: bent and snapped down."""
    rng = rng_of("enemy-card", number)
    snap = struck(rng, 0.09, [(880, 0.011, 1.0), (1900, 0.007, 0.8), (3300, 0.004, 0.5)], 8000)
    return trimmed(
        laid(
            0.55,
            (0.0, 0.45, _slide(rng, 0.16, 900, 3400)),
            (0.2, 1.0, snap),
            (0.2, 0.6, tone(0.12, 240, 150, 0.022)),
            (0.29, 0.3, _slide(rng, 0.14, 2500, 8000)),
        ),
        -42,
    )


def shuffle(number: int) -> Wave:
    """Return the sound of a riffle shuffle and the squaring of the deck."""
    rng = rng_of("shuffle", number)
    gaps = np.concatenate([np.linspace(0.03, 0.011, 20), np.full(16, 0.0105)]) * rng.uniform(0.85, 1.15, 36)
    ticks = [
        (float(at), float(rng.uniform(0.5, 1.0)), puff(rng, 0.03, 0.0005, 0.0035, 1400, 7500)) for at in np.cumsum(gaps)
    ]
    end = float(np.sum(gaps)) + 0.12
    return trimmed(
        laid(end + 0.4, *ticks, (end, 0.9, _board(rng, 260, 3600)), (end + 0.13, 0.6, _board(rng, 280, 3600))), -42
    )


def page(number: int) -> Wave:
    """Return the sound of a turned page."""
    rng = rng_of("page", number)
    flutter = 1 + 0.8 * unit(low(white(rng, 0.5), 28))
    return trimmed(
        laid(
            0.6,
            (0.0, 1.0, unit(_slide(rng, 0.5, 800, 5200, 0.8) * flutter)),
            (0.34, 0.3, puff(rng, 0.15, 0.02, 0.03, 300, 1500)),
        ),
        -38,
    )


def papers(number: int) -> Wave:
    """Return the sound of papers pulled out of a coat and unfolded, crackling."""
    rng = rng_of("papers", number)
    cracks = [
        (
            float(at),
            float(rng.uniform(0.2, 1.0)) ** 2,
            puff(rng, 0.03, 0.0003, float(rng.uniform(0.002, 0.006)), 2200, 10500),
        )
        for at in rng.uniform(0.0, 0.62, 60)
    ]
    return trimmed(laid(0.8, *cracks, (0.0, 0.3, _slide(rng, 0.6, 1800, 7000, 0.6))), -38)


def papers_fall(number: int) -> Wave:
    """Return the sound of papers fluttering down sheet by sheet."""
    rng = rng_of("papers-fall", number)
    sheets = []
    for at in (0.0, 0.2, 0.36):
        moments = time(0.4)
        sway = np.abs(np.sin(2 * np.pi * 7 * moments + at)) * np.exp(-moments / 0.2)
        sheets.append((at, 0.7, unit(band(white(rng, 0.4), 1600, 6500) * sway)))
    return trimmed(laid(1.0, *sheets, (0.62, 0.8, puff(rng, 0.12, 0.004, 0.02, 300, 2200))), -38)


def die(number: int) -> Wave:
    """Return the sound of a resin die on wood: hops, each shorter, then rocking."""
    rng = rng_of("die", number)
    at, gap, loud, parts = 0.0, float(rng.uniform(0.085, 0.12)), 1.0, []
    for _ in range(5 + number % 2):
        pitch = float(rng.uniform(2700, 3900))
        tap = laid(
            0.07,
            (0.0, 1.0, struck(rng, 0.05, [(pitch, 0.0045, 1.0), (pitch * 1.62, 0.0035, 0.6)], 11000)),
            (0.0, 0.55, tone(0.06, 520, 330, 0.012)),
        )
        parts.append((at, loud, tap))
        at += gap
        gap, loud = gap * 0.68, loud * 0.74
    rock = [(at + 0.028 * n, loud * 0.5 * 0.75**n, tap) for n in range(3)]
    return trimmed(laid(at + 0.3, *parts, *rock), -44)


def counter(number: int) -> Wave:
    """Return the sound of a counter put on the map."""
    rng = rng_of("counter", number)
    return trimmed(laid(0.24, (0.0, 1.0, _board(rng, 178)), (0.03, 0.18, _board(rng, 230))), -44)


def counter_off(number: int) -> Wave:
    """Return the sound of a counter scraped off the map and dropped into the box."""
    rng = rng_of("counter-off", number)
    box = [
        (0.2 + float(at), float(rng.uniform(0.3, 0.8)), _board(rng, float(rng.uniform(300, 420)), 5000))
        for at in np.sort(rng.uniform(0, 0.09, 4))
    ]
    return trimmed(laid(0.55, (0.0, 0.6, _slide(rng, 0.17, 700, 3800, 0.8)), *box), -42)


def marker(number: int) -> Wave:
    """Return the sound of a thin marker put on a counter."""
    rng = rng_of("marker", number)
    return trimmed(
        laid(
            0.12,
            (0.0, 0.8, puff(rng, 0.05, 0.0005, 0.0045, 1200, 5200)),
            (0.0, 0.9, tone(0.07, 560, 410, 0.009, 0.006)),
        ),
        -44,
    )


def track(number: int) -> Wave:
    """Return the sound of three counters pushed along a track, with a click each."""
    rng = rng_of("track", number)
    pushes = []
    for place in range(3):
        pushes += [
            (0.15 * place, 0.35, _slide(rng, 0.1, 1500, 5000, 0.7)),
            (0.15 * place + 0.085, 1.0, _board(rng, 360 + 45 * place, 3800)),
        ]
    return trimmed(laid(0.65, *pushes), -42)


def stamp(number: int) -> Wave:
    """Return the sound of a rubber stamp: pad, then form."""
    rng = rng_of("stamp", number)
    pad = laid(0.15, (0.0, 0.6, puff(rng, 0.1, 0.006, 0.02, 150, 900)))
    hit = laid(
        0.35,
        (0.0, 1.0, tone(0.25, 150, 74, 0.04)),
        (0.0, 0.8, puff(rng, 0.2, 0.002, 0.025, 120, 1500)),
        (0.002, 0.3, struck(rng, 0.12, [(420, 0.014, 1.0), (980, 0.008, 0.5)], 2500)),
    )
    return trimmed(
        laid(0.75, (0.0, 0.6, pad), (0.22, 1.0, hit), (0.42, 0.14, puff(rng, 0.1, 0.03, 0.03, 900, 3200))), -42
    )


def event(number: int) -> Wave:
    """Return the sound of a typed message: keys, and the carriage with its bell."""
    rng = rng_of("event", number)
    at, parts = 0.0, []
    for _ in range(5 + number % 3):
        key = laid(
            0.1,
            (
                0.0,
                1.0,
                struck(
                    rng,
                    0.06,
                    [(1450 * float(rng.uniform(0.9, 1.1)), 0.006, 1.0), (2950, 0.005, 0.8), (5200, 0.003, 0.5)],
                    9000,
                ),
            ),
            (0.0, 0.5, tone(0.06, 260, 190, 0.01)),
        )
        parts.append((at, float(rng.uniform(0.7, 1.0)), key))
        at += float(rng.uniform(0.075, 0.13))
    bell = struck(rng, 0.7, [(2640, 0.22, 1.0), (5310, 0.13, 0.45), (7920, 0.07, 0.2)], 4000)
    return trimmed(laid(at + 0.9, *parts, (at + 0.06, 0.5, bell)), -44)


def end(number: int) -> Wave:
    """Return a long blast of a pea whistle, for the end of a battle."""
    rng = rng_of("end", number)
    length = float(rng.uniform(1.15, 1.3))
    moments = time(length)
    pea = 1 + 0.55 * np.sin(2 * np.pi * 34 * moments + 0.5 * np.sin(2 * np.pi * 3 * moments))
    pitch = (2480 + 40 * np.minimum(moments / 0.1, 1)) * (1 + 0.012 * np.sin(2 * np.pi * 34 * moments))
    tone_ = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) + 0.4 * np.sin(2 * np.pi * np.cumsum(pitch * 1.27) / RATE)
    breath = band(white(rng, length), 2000, 6000) * 0.25
    rise = np.minimum(moments / 0.03, 1) * np.clip((length - moments) / 0.12, 0, 1)
    return trimmed((unit(tone_) * pea + unit(breath) * 0.3) * rise, -44)


def radio(number: int) -> Wave:
    """Return the sound of a radio handset: the key, static, an unintelligible voice, the key."""
    rng = rng_of("radio", number)
    static = band(white(rng, 1.15), 700, 2900) * (1 + 0.4 * unit(low(white(rng, 1.15), 20)))
    moments = time(0.75)
    beat = np.clip(np.sin(2 * np.pi * 5.2 * moments + number), 0, 1) ** 0.6 * np.clip(
        np.sin(2 * np.pi * 1.9 * moments + 0.4), 0.15, 1
    )
    buzz = band(np.sign(np.sin(2 * np.pi * np.cumsum(124 + 22 * np.sin(2 * np.pi * 1.7 * moments)) / RATE)), 480, 2400)
    key = struck(rng, 0.05, [(1900, 0.005, 1.0), (3400, 0.004, 0.6)], 6000)
    whole = laid(1.35, (0.0, 0.8, key), (0.03, 0.24, unit(static)), (0.2, 0.75, unit(buzz * beat)), (1.19, 0.8, key))
    return trimmed(np.tanh(band(unit(whole) * 2.0, 380, 3300)), -40)


def refused(number: int) -> Wave:
    """Return two dull knocks, for a refused action."""
    rng = rng_of("refused", number)
    knock = laid(0.1, (0.0, 1.0, tone(0.09, 215, 150, 0.018)), (0.0, 0.3, puff(rng, 0.04, 0.002, 0.008, 150, 900)))
    return trimmed(low(laid(0.34, (0.0, 0.9, knock), (0.12, 1.0, unit(high(knock, 60)) * 0.8)), 1300), -42)
