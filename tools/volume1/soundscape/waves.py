"""Signal primitives: noise, tones, struck bodies, pressure waves, and filters."""

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
    """Return a random generator seeded with words and numbers."""
    return np.random.default_rng(
        [sum(ord(c) * 31**i for i, c in enumerate(s)) % 2**32 if isinstance(s, str) else s for s in seed]
    )


def samples(seconds: float) -> int:
    """Return the number of samples in a time, at least 1."""
    return max(1, round(RATE * seconds))


def time(seconds: float) -> Wave:
    """Return the time of each sample in seconds."""
    return np.arange(samples(seconds)) / RATE


def white(rng: Rng, seconds: float) -> Wave:
    """Return white noise of a duration."""
    return rng.standard_normal(samples(seconds))


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Return the wave band-passed between two frequencies in Hz."""
    high = min(high, RATE * 0.49)
    return signal.sosfilt(signal.butter(order, [low, high], "bandpass", fs=RATE, output="sos"), wave)


def low(wave: Wave, cut: float, order: int = 2) -> Wave:
    """Return the wave low-passed at a frequency in Hz."""
    return signal.sosfilt(signal.butter(order, min(cut, RATE * 0.49), "lowpass", fs=RATE, output="sos"), wave)


def high(wave: Wave, cut: float, order: int = 2) -> Wave:
    """Return the wave high-passed at a frequency in Hz."""
    return signal.sosfilt(signal.butter(order, cut, "highpass", fs=RATE, output="sos"), wave)


def unit(wave: Wave) -> Wave:
    """Return the wave normalised to a peak of 1."""
    peak = float(np.max(np.abs(wave)))
    return wave / peak if peak > 0 else wave


def dying(seconds: float, attack: float, decay: float) -> Wave:
    """Return an envelope that rises within `attack` seconds, then falls to 1/e in `decay` seconds."""
    moments = time(seconds)
    return np.minimum(moments / max(attack, 1e-5), 1) * np.exp(-np.maximum(moments - attack, 0) / decay)


def puff(rng: Rng, seconds: float, attack: float, decay: float, lowest: float, highest: float) -> Wave:
    """Return band-passed noise that rises and decays, normalised to a peak of 1."""
    return unit(band(white(rng, seconds), lowest, highest) * dying(seconds, attack, decay))


def tone(seconds: float, start: float, end: float, decay: float, bend: float = 0.03) -> Wave:
    """Return a decaying tone whose pitch approaches `end` from `start` Hz; `bend` is the time constant in seconds."""
    moments = time(seconds)
    pitch = end + (start - end) * np.exp(-moments / bend)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * dying(seconds, 0.0008, decay)


def struck(rng: Rng, seconds: float, modes: Sequence[tuple[float, float, float]], hard: float = 6000.0) -> Wave:
    """Return the sound of a struck body, made of modes (Hz, decay time in seconds, loudness).

    The tick of the blow reaches up to `hard` Hz.
    """
    moments = time(seconds)
    rings = sum(
        loud * np.sin(2 * np.pi * pitch * moments + rng.uniform(0, 0.6)) * np.exp(-moments / decay)
        for pitch, decay, loud in modes
    )
    return unit(rings * np.minimum(moments / 0.0004, 1)) + 0.35 * puff(rng, seconds, 0.0003, 0.003, 300, hard)


def friedlander(rest: float, length: float, fall: float = 1.6) -> Wave:
    """Return a Friedlander blast wave of `rest` seconds, positive for `length` seconds."""
    moments = time(rest)
    return (1 - moments / length) * np.exp(-fall * moments / length)


def n_wave(length: float) -> Wave:
    """Return the N-wave of a supersonic bullet, low-passed as heard; `length` in seconds."""
    count = samples(length)
    return low(np.concatenate([np.linspace(1, -1, count), np.zeros(samples(0.004))]), 9000, 1)


def laid(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Mix waves into one of `seconds`, each given as (start in seconds, loudness, wave); return it."""
    whole = np.zeros(samples(seconds))
    for start, loudness, wave in parts:
        first = round(max(0.0, start) * RATE)
        piece = wave[: max(0, len(whole) - first)]
        whole[first : first + len(piece)] += loudness * piece
    return whole


def driven(wave: Wave, drive: float) -> Wave:
    """Return the wave overdriven, as by a microphone that is too close; `drive` is the strength."""
    return np.tanh(unit(wave) * drive) / np.tanh(drive)


def through(wave: Wave, answer: Wave) -> Wave:
    """Return the wave convolved with an impulse response."""
    return signal.fftconvolve(wave, answer)


def decaying(
    rng: Rng, seconds: float, bands: Sequence[tuple[float, float, float, float]], build: float = 0.004
) -> Wave:
    """Return a diffuse impulse response: noise in bands of (low, high, decay time, loudness)."""
    parts = [
        loud * unit(band(white(rng, seconds), lowest, highest)) * dying(seconds, build, decay)
        for lowest, highest, decay, loud in bands
    ]
    return np.sum(parts, axis=0)


def trimmed(wave: Wave, floor: float = -56.0, most: float = 30.0) -> Wave:
    """Return the wave without trailing silence, at most `most` seconds long, with its end faded out.

    Silence is below `floor` dB under the peak.
    """
    quiet = 10 ** (floor / 20) * float(np.max(np.abs(wave)))
    loud = np.nonzero(np.abs(wave) > quiet)[0]
    wave = wave[: min(len(wave), int(loud[-1]) + samples(0.03), samples(most))] if len(loud) else wave
    fade = min(len(wave) // 6, samples(0.25))
    wave = wave.copy()
    wave[len(wave) - fade :] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return wave
