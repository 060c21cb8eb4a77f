"""What every sound is made of: noise, tones, struck bodies, pressure waves, and the air that they go through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from scipy import signal

RATE = 44_100
Wave: TypeAlias = Any
"""Samples at RATE, about -1 to 1."""
Rng: TypeAlias = Any


def rng_of(*seed: int | str) -> Rng:
    """Chance that is the same each time for the same words and numbers."""
    return np.random.default_rng(
        [sum(ord(c) * 31**i for i, c in enumerate(s)) % 2**32 if isinstance(s, str) else s for s in seed]
    )


def samples(seconds: float) -> int:
    """How many there are of a time."""
    return max(1, round(RATE * seconds))


def time(seconds: float) -> Wave:
    """The moment of each sample in seconds."""
    return np.arange(samples(seconds)) / RATE


def white(rng: Rng, seconds: float) -> Wave:
    """White noise."""
    return rng.standard_normal(samples(seconds))


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """What of it lies between two frequencies in Hz."""
    high = min(high, RATE * 0.49)
    return signal.sosfilt(signal.butter(order, [low, high], "bandpass", fs=RATE, output="sos"), wave)


def low(wave: Wave, cut: float, order: int = 2) -> Wave:
    """What of it lies below a frequency."""
    return signal.sosfilt(signal.butter(order, min(cut, RATE * 0.49), "lowpass", fs=RATE, output="sos"), wave)


def high(wave: Wave, cut: float, order: int = 2) -> Wave:
    """What of it lies above a frequency."""
    return signal.sosfilt(signal.butter(order, cut, "highpass", fs=RATE, output="sos"), wave)


def unit(wave: Wave) -> Wave:
    """The same, its loudest sample 1."""
    peak = float(np.max(np.abs(wave)))
    return wave / peak if peak > 0 else wave


def dying(seconds: float, attack: float, decay: float) -> Wave:
    """A rise within `attack` seconds, then a fall by e in `decay` seconds."""
    moments = time(seconds)
    return np.minimum(moments / max(attack, 1e-5), 1) * np.exp(-np.maximum(moments - attack, 0) / decay)


def puff(rng: Rng, seconds: float, attack: float, decay: float, lowest: float, highest: float) -> Wave:
    """Noise of a band that rises and dies away, its loudest sample 1."""
    return unit(band(white(rng, seconds), lowest, highest) * dying(seconds, attack, decay))


def tone(seconds: float, start: float, end: float, decay: float, bend: float = 0.03) -> Wave:
    """A tone that falls from one frequency to another, by e in `bend` seconds, while it dies away."""
    moments = time(seconds)
    pitch = end + (start - end) * np.exp(-moments / bend)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * dying(seconds, 0.0008, decay)


def struck(rng: Rng, seconds: float, modes: Sequence[tuple[float, float, float]], hard: float = 6000.0) -> Wave:
    """A body that is struck: modes of (Hz, seconds to die by e, loudness), and the tick of the blow up to `hard` Hz."""
    moments = time(seconds)
    rings = sum(
        loud * np.sin(2 * np.pi * pitch * moments + rng.uniform(0, 0.6)) * np.exp(-moments / decay)
        for pitch, decay, loud in modes
    )
    return unit(rings * np.minimum(moments / 0.0004, 1)) + 0.35 * puff(rng, seconds, 0.0003, 0.003, 300, hard)


def friedlander(rest: float, length: float, fall: float = 1.6) -> Wave:
    """The pressure wave of a blast: a leap, and a fall through a suction that lasts on; `length` seconds positive."""
    moments = time(rest)
    return (1 - moments / length) * np.exp(-fall * moments / length)


def n_wave(length: float) -> Wave:
    """The wave of a bullet that flies faster than sound, some tenths of a millisecond long, as an ear has it."""
    count = samples(length)
    return low(np.concatenate([np.linspace(1, -1, count), np.zeros(samples(0.004))]), 9000, 1)


def laid(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Several waves in one of so many seconds, each as (start, loudness, wave)."""
    whole = np.zeros(samples(seconds))
    for start, loudness, wave in parts:
        first = round(max(0.0, start) * RATE)
        piece = wave[: max(0, len(whole) - first)]
        whole[first : first + len(piece)] += loudness * piece
    return whole


def driven(wave: Wave, drive: float) -> Wave:
    """As a microphone has it that is too near: the loudest is pressed flat."""
    return np.tanh(unit(wave) * drive) / np.tanh(drive)


def through(wave: Wave, answer: Wave) -> Wave:
    """A wave as a place answers to it."""
    return signal.fftconvolve(wave, answer)


def decaying(
    rng: Rng, seconds: float, bands: Sequence[tuple[float, float, float, float]], build: float = 0.004
) -> Wave:
    """How diffuse a place answers: bands of (low, high, seconds to die by e, loudness), each dying for itself."""
    parts = [
        loud * unit(band(white(rng, seconds), lowest, highest)) * dying(seconds, build, decay)
        for lowest, highest, decay, loud in bands
    ]
    return np.sum(parts, axis=0)


def trimmed(wave: Wave, floor: float = -56.0, most: float = 30.0) -> Wave:
    """Without the silence behind it, faded out over its last tenth."""
    quiet = 10 ** (floor / 20) * float(np.max(np.abs(wave)))
    loud = np.nonzero(np.abs(wave) > quiet)[0]
    wave = wave[: min(len(wave), int(loud[-1]) + samples(0.03), samples(most))] if len(loud) else wave
    fade = min(len(wave) // 6, samples(0.25))
    wave = wave.copy()
    wave[len(wave) - fade :] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return wave
