"""Synthesise seamless loops of stereo background sound; a sound added to a bed wraps around its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tools.volume1.soundscape.waves import (
    RATE,
    Rng,
    Wave,
    band,
    low,
    puff,
    rng_of,
    samples,
    struck,
    through,
    time,
    tone,
    unit,
    white,
)

SECONDS = 22.0
COUNT = samples(SECONDS)


def _circular(rng: Rng, shape: Callable[[Wave], Wave], count: int = COUNT) -> Wave:
    """Return looping noise with the spectrum `shape` gives for each frequency."""
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    spectrum = shape(np.maximum(hertz, 1e-3)) * np.exp(2j * np.pi * rng.random(len(hertz)))
    spectrum[0] = 0
    return unit(np.fft.irfft(spectrum, count))


def _between(lowest: float, highest: float, tilt: float = 0.0) -> Callable[[Wave], Wave]:
    """Return the spectrum of a band with soft edges; `tilt` is a power of the frequency."""
    return lambda hertz: (hertz / lowest) ** tilt / (1 + (lowest / hertz) ** 4) / (1 + (hertz / highest) ** 4)


def _slow(rng: Rng, fastest: float, least: float) -> Wave:
    """Return a slowly varying envelope between `least` and 1, with no component above `fastest` Hz."""
    wander = _circular(rng, lambda hertz: (hertz < fastest) / (1 + hertz * 4))
    return least + (1 - least) * (wander - wander.min()) / (wander.max() - wander.min())


def _stereo(left: Wave, right: Wave) -> Wave:
    return np.stack([left, right], axis=1)


def wind(rng: Rng, strength: float, lowest: float = 90.0, highest: float = 900.0, leaves: float = 0.3) -> Wave:
    """Return SECONDS of looping stereo wind from `lowest` to `highest` Hz, with rustling leaves.

    Stronger gusts have a higher pitch. `strength` is a factor on everything, `leaves` on the rustling.
    """
    gust = _slow(rng, 0.35, 0.25)
    ears = []
    for _ in range(2):
        own = 0.75 * gust + 0.25 * _slow(rng, 0.5, 0.2)
        whole = np.zeros(COUNT)
        for place, centre in enumerate(np.geomspace(lowest, highest, 5)):
            part = _circular(rng, _between(centre * 0.7, centre * 1.5))
            whole += part * own ** (0.8 + 0.7 * place) / (1 + 0.6 * place)
        rustle = _circular(rng, _between(2200, 7500)) * own**2.2 * (0.6 + 0.4 * _slow(rng, 6, 0.1))
        ears.append(strength * (unit(whole) + leaves * 0.5 * unit(rustle)))
    return _stereo(*ears)


def spread(bed: Wave, wave: Wave, at: float, loud: float, side: float) -> None:
    """Add a wave to a bed at a time in seconds, wrapping around the end.

    `loud` is a factor, `side` the pan (-1 to 1).
    """
    places = (round(at * RATE) + np.arange(len(wave))) % COUNT
    angle = (side + 1) * np.pi / 4
    np.add.at(bed[:, 0], places, loud * np.cos(angle) * wave)
    np.add.at(bed[:, 1], places, loud * np.sin(angle) * wave)


def chirp(seconds: float, pitches: Sequence[float], second: float = 0.12) -> Wave:
    """Return one bird note that glides through pitches in Hz; `second` is the strength of the second harmonic."""
    moments = time(seconds)
    hertz = np.interp(moments, np.linspace(0, seconds, len(pitches)), pitches)
    phase = 2 * np.pi * np.cumsum(hertz) / RATE
    return (np.sin(phase) + second * np.sin(2 * phase)) * np.sin(np.pi * np.clip(moments / seconds, 0, 1)) ** 0.8


def _in_a_row(*notes: tuple[float, Wave]) -> Wave:
    """Return notes in sequence, each after a pause in seconds."""
    return np.concatenate([part for pause, note in notes for part in (np.zeros(round(pause * RATE)), note)])


def tit(rng: Rng) -> Wave:
    """Return the song of a great tit: two notes, up and down, repeated."""
    top = float(rng.uniform(4200, 5400))
    return _in_a_row(
        *[(0.05, chirp(0.09, [top * (1.0 if n % 2 else 0.76)] * 2)) for n in range(int(rng.integers(4, 9)))]
    )


def warbler(rng: Rng) -> Wave:
    """Return the song of a warbler: many hurried notes."""
    return _in_a_row(
        *[
            (0.015, chirp(float(rng.uniform(0.03, 0.09)), list(rng.uniform(2600, 6200, 3))))
            for _ in range(int(rng.integers(9, 18)))
        ]
    )


def sparrow(rng: Rng) -> Wave:
    """Return the chirps of a sparrow."""
    pitch = float(rng.uniform(3000, 3900))
    return _in_a_row(
        *[
            (float(rng.uniform(0.1, 0.3)), chirp(0.07, [pitch, pitch * 1.35, pitch * 0.9], 0.4))
            for _ in range(int(rng.integers(1, 4)))
        ]
    )


def swallow(rng: Rng) -> Wave:
    """Return the song of a swallow: a twitter that ends in a rattle."""
    notes = [(0.01, chirp(float(rng.uniform(0.02, 0.05)), list(rng.uniform(3200, 7000, 2)))) for _ in range(12)]
    return _in_a_row(*notes, *[(0.012, chirp(0.012, [3900, 3500])) for _ in range(12)])


def birds(bed: Wave, rng: Rng, songs: Sequence[Callable[[Rng], Wave]], count: int, loud: float) -> None:
    """Add `count` random songs to a bed, at random positions and distances; `loud` is a factor."""
    for _ in range(count):
        song, far = songs[int(rng.integers(len(songs)))](rng), float(rng.uniform(0.15, 1.0))
        song = low(song, 3000 + 7000 * far, 1)
        tail = 0.35 * (1.2 - far) * unit(through(song, puff(rng, 0.35, 0.02, 0.09, 900, 5000)))
        tail[: len(song)] += song
        spread(bed, tail, float(rng.uniform(0, SECONDS)), loud * far, float(rng.uniform(-0.9, 0.9)))


def insects(bed: Wave, rng: Rng, loud: float) -> None:
    """Add the sounds of bees and flies passing by, and of grasshoppers, to a bed."""
    for _ in range(5):
        length = float(rng.uniform(1.6, 3.2))
        moments = time(length)
        pitch = float(rng.uniform(165, 240)) * (1 + 0.03 * np.sin(2 * np.pi * float(rng.uniform(0.4, 1.2)) * moments))
        buzz = band(np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)), 180, 1600)
        spread(
            bed,
            unit(buzz) * np.sin(np.pi * moments / length) ** 3,
            float(rng.uniform(0, SECONDS)),
            loud * 0.5,
            float(rng.uniform(-1, 1)),
        )
    for _ in range(9):
        length = float(rng.uniform(0.6, 1.6))
        moments = time(length)
        rasp = (
            band(white(rng, length), 5200, 9500)
            * (0.5 + 0.5 * np.sin(2 * np.pi * 52 * moments))
            * np.sin(np.pi * moments / length) ** 0.6
        )
        spread(bed, unit(rasp), float(rng.uniform(0, SECONDS)), loud * 0.22, float(rng.uniform(-1, 1)))


def crickets(bed: Wave, rng: Rng, count: int, loud: float) -> None:
    """Add `count` field crickets to a bed, each with a pitch and a rhythm that fits the loop."""
    for _ in range(count):
        pitch, beats = float(rng.uniform(4100, 4900)), int(rng.integers(46, 72))
        moments = time(0.016)
        pulse = np.sin(2 * np.pi * pitch * moments) * np.sin(np.pi * moments / 0.016) ** 2
        trill = _in_a_row(*[(0.014, pulse) for _ in range(4)])
        side, far, start = float(rng.uniform(-0.95, 0.95)), float(rng.uniform(0.25, 1.0)), float(rng.uniform(0, 1))
        rest = int(rng.integers(0, beats))
        for beat in range(beats):
            if (beat - rest) % beats > 5:
                spread(bed, trill, (beat / beats * SECONDS + start) % SECONDS, loud * far**1.5, side)


def rain(bed: Wave, rng: Rng, loud: float) -> None:
    """Add the sound of rain to a bed: a steady curtain, drops on leaves, and dripping."""
    for ear in range(2):
        curtain = _circular(rng, _between(900, 9000, -0.25)) * (0.85 + 0.15 * _slow(rng, 0.4, 0.0))
        bed[:, ear] += 0.6 * loud * unit(curtain)
    for _ in range(900):
        pitch = float(rng.uniform(1400, 6500))
        spread(
            bed,
            puff(rng, 0.02, 0.0006, 0.003, pitch * 0.7, pitch * 1.4),
            float(rng.uniform(0, SECONDS)),
            loud * float(rng.uniform(0.1, 0.9)) ** 2,
            float(rng.uniform(-1, 1)),
        )
    for _ in range(46):
        pitch = float(rng.uniform(650, 1700))
        moments = time(0.09)
        drip = np.sin(2 * np.pi * pitch * (1 + 2.2 * moments) * moments) * np.exp(-moments / 0.016)
        spread(bed, drip, float(rng.uniform(0, SECONDS)), loud * 0.55, float(rng.uniform(-1, 1)))


def rumble(bed: Wave, rng: Rng, count: int, loud: float) -> None:
    """Add `count` gun shots on the horizon to a bed; they merge into a rumble."""
    for _ in range(count):
        stroke = tone(2.2, float(rng.uniform(58, 84)), float(rng.uniform(31, 44)), 0.34, 0.12)
        roll = puff(rng, 2.6, 0.12, 0.6, 30, 130)
        wave = np.zeros(samples(2.6))
        wave[: len(stroke)] += stroke
        wave += 0.8 * roll
        spread(
            bed,
            wave * np.clip((2.6 - time(2.6)) / 0.5, 0, 1),
            float(rng.uniform(0, SECONDS)),
            loud * float(rng.uniform(0.3, 1.0)),
            float(rng.uniform(-0.35, 0.35)),
        )


def creaks(bed: Wave, rng: Rng, loud: float) -> None:
    """Add the sound of a creaking shutter in an empty street to a bed."""
    for _ in range(3):
        moments = time(0.7)
        slip = np.cumsum(np.abs(np.sin(2 * np.pi * 1.3 * moments)) * 60 + 6) / RATE
        pulses = (np.diff(np.floor(slip), prepend=0) > 0).astype(float)
        hinge = sum(band(pulses, pitch * 0.96, pitch * 1.04, 1) for pitch in (620, 1180, 1850))
        at, side = float(rng.uniform(0, SECONDS)), float(rng.uniform(-0.8, 0.8))
        spread(bed, unit(hinge), at, loud * 0.5, side)
        spread(bed, struck(rng, 0.2, [(240, 0.03, 1.0), (610, 0.018, 0.6)], 2500), at + 0.75, loud, side)


def canvas(rng: Rng, strength: float) -> Wave:
    """Return the sound of wind on a tent: dull, with occasional slaps of the cloth."""
    bed = wind(rng, strength, 80, 520, 0.06)
    for _ in range(16):
        spread(
            bed,
            puff(rng, 0.22, 0.012, 0.04, 160, 1500),
            float(rng.uniform(0, SECONDS)),
            strength * float(rng.uniform(0.1, 0.5)),
            float(rng.uniform(-0.8, 0.8)),
        )
    return bed


def lamp(bed: Wave, rng: Rng, loud: float) -> None:
    """Add the hiss of a pressure lantern to a bed."""
    for ear in range(2):
        bed[:, ear] += loud * _circular(rng, _between(2400, 6800)) * (0.94 + 0.06 * _slow(rng, 3, 0.0))


def bed(name: str) -> Wave:
    """Return the stereo background loop of a name."""
    rng = rng_of(name, 1)
    if name == "air-menu":
        whole = canvas(rng, 0.7)
        lamp(whole, rng, 0.025)
        rumble(whole, rng, 5, 0.16)
        return whole
    if name == "air-campaign":
        whole = canvas(rng, 0.45)
        lamp(whole, rng, 0.04)
        for at in np.arange(0.0, SECONDS, 1.0):
            spread(whole, struck(rng, 0.04, [(2600, 0.004, 1.0), (4100, 0.003, 0.5)], 6000), float(at), 0.07, 0.45)
            spread(
                whole, struck(rng, 0.04, [(2200, 0.004, 1.0), (3700, 0.003, 0.5)], 6000), float(at) + 0.5, 0.06, 0.45
            )
        return whole
    strength = {
        "air-hill": 1.4,
        "air-rain": 0.45,
        "air-night": 0.25,
        "air-night-village": 0.35,
        "air-dawn": 0.25,
        "air-guns": 0.5,
    }.get(name, 0.55)
    lowest, highest = (120, 1500) if name == "air-hill" else (70, 520) if "village" in name else (90, 900)
    whole = wind(rng, strength, lowest, highest, 0.08 if "village" in name or "night" in name else 0.35)
    if name == "air-day":
        birds(whole, rng, (tit, warbler, sparrow), 15, 0.3)
        insects(whole, rng, 0.26)
    elif name == "air-dawn":
        birds(whole, rng, (tit, warbler, warbler, sparrow), 64, 0.42)
    elif name == "air-evening":
        insects(whole, rng, 0.34)
        birds(whole, rng, (swallow,), 11, 0.34)
        crickets(whole, rng, 2, 0.14)
    elif name == "air-village":
        birds(whole, rng, (sparrow, sparrow, swallow), 14, 0.26)
        creaks(whole, rng, 0.42)
    elif name == "air-guns":
        rumble(whole, rng, 26, 0.55)
        birds(whole, rng, (tit,), 4, 0.2)
    elif name == "air-rain":
        rain(whole, rng, 0.6)
    elif name == "air-night":
        crickets(whole, rng, 7, 0.34)
    elif name == "air-night-village":
        crickets(whole, rng, 2, 0.22)
        creaks(whole, rng, 0.34)
    return whole
