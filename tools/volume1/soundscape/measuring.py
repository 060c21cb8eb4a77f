"""Measure a take: loudness, brightness, attack, length, number of strokes."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from scipy import signal

from tools.volume1.soundscape.mastering import loudness
from tools.volume1.soundscape.waves import RATE, Wave, samples

EDGES = (40, 120, 250, 500, 1000, 2000, 4000, 8000, 16000)
"""Band edges in Hz."""


def measured(wave: Wave) -> dict[str, Any]:
    """Return the measurements of a take by name.

    They are seconds, peak and loudness in dB, centroid in Hz, attack in ms, strokes, and bands in dB below the whole.
    """
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    spectrum = np.abs(np.fft.rfft(mono)) ** 2
    hertz = np.fft.rfftfreq(len(mono), 1 / RATE)
    whole = float(spectrum.sum()) or 1.0
    bands = [float(spectrum[(hertz >= a) & (hertz < b)].sum()) / whole for a, b in itertools.pairwise(EDGES)]
    envelope = _envelope(mono)
    top = int(np.argmax(envelope))
    rise = int(np.nonzero(envelope >= 0.1 * envelope[top])[0][0])
    lasting = np.nonzero(envelope >= 0.1 * envelope[top])[0]
    half = [_half(mono, part) for part in (0, 1)]
    return {
        "seconds": round(len(mono) / RATE, 3),
        "peak": round(20 * float(np.log10(max(1e-6, float(np.max(np.abs(wave)))))), 2),
        "loud": round(loudness(wave), 2),
        "centroid": round(float((hertz * spectrum).sum() / whole)),
        "attack": round((top - rise) * 1.0, 1),
        "lasts": round((int(lasting[-1]) - int(lasting[0])) / 1000, 3),
        "strokes": _strokes(envelope),
        "darkens": round(half[1] / max(half[0], 1.0), 2),
        "bands": [round(10 * float(np.log10(max(share, 1e-5))), 1) for share in bands],
    }


def _envelope(mono: Wave) -> Wave:
    """Return the RMS of each millisecond."""
    step = RATE // 1000
    count = len(mono) // step
    squares = (mono[: count * step] ** 2).reshape(count, step).mean(axis=1)
    return np.sqrt(np.convolve(squares, np.full(5, 0.2), "same"))


def _strokes(envelope: Wave) -> int:
    """Return the number of separate peaks of the envelope."""
    loud = 20 * np.log10(np.maximum(envelope / max(float(envelope.max()), 1e-9), 1e-4))
    found, _ = signal.find_peaks(loud, height=-16, prominence=5.0, distance=25)
    return max(1, len(found))


def _half(mono: Wave, part: int) -> float:
    """Return the spectral centroid of the first third (0) or the rest (1) of the loud stretch, in Hz."""
    loud = np.nonzero(np.abs(mono) > 0.02 * np.max(np.abs(mono)))[0]
    first, last = int(loud[0]), int(loud[-1])
    middle = first + (last - first) // 3
    piece = mono[first:middle] if part == 0 else mono[middle:last]
    spectrum = np.abs(np.fft.rfft(piece, max(len(piece), samples(0.01)))) ** 2
    hertz = np.fft.rfftfreq(max(len(piece), samples(0.01)), 1 / RATE)
    return float((hertz * spectrum).sum() / max(float(spectrum.sum()), 1e-12))
