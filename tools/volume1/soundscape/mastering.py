"""Master takes: bring them to a loudness, limit their peaks, and encode them to reproducible bytes."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import numpy as np
import soundfile
from scipy import signal
from scipy.ndimage import minimum_filter1d, uniform_filter1d

from tools.volume1.soundscape.waves import RATE, Wave, samples

CEILING = 10 ** (-2.5 / 20)
"""Highest sample value, which leaves headroom for two takes at once."""
WINDOW = 0.2
"""Window in seconds over which loudness is measured; the loudest window counts."""


def weighted(wave: Wave) -> Wave:
    """Return the wave with the frequency weighting of ITU-R BS.1770."""
    shelf_b, shelf_a = _shelf(1681.97, 3.99984, 0.70718)
    pass_b, pass_a = _pass(38.1355, 0.50033)
    return signal.lfilter(pass_b, pass_a, signal.lfilter(shelf_b, shelf_a, wave, axis=0), axis=0)


def _shelf(centre: float, gain: float, quality: float) -> tuple[list[float], list[float]]:
    k, v = np.tan(np.pi * centre / RATE), 10 ** (gain / 20)
    b = v**0.4996667741545416
    over = 1 + k / quality + k * k
    return (
        [(v + b * k / quality + k * k) / over, 2 * (k * k - v) / over, (v - b * k / quality + k * k) / over],
        [1.0, 2 * (k * k - 1) / over, (1 - k / quality + k * k) / over],
    )


def _pass(centre: float, quality: float) -> tuple[list[float], list[float]]:
    k = np.tan(np.pi * centre / RATE)
    over = 1 + k / quality + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / over, (1 - k / quality + k * k) / over]


def loudness(wave: Wave, window: float = WINDOW) -> float:
    """Return the loudness of the loudest window in LUFS; a short sound is measured as if followed by silence."""
    power = weighted(wave) ** 2
    power = power.sum(axis=1) if power.ndim == 2 else power * 2  # one channel comes from both speakers
    count = samples(window)
    power = np.concatenate([power, np.zeros(max(0, count - len(power)))])
    mean = uniform_filter1d(power, count, mode="constant", origin=-(count // 2))[: max(1, len(power) - count + 1)]
    return float(-0.691 + 10 * np.log10(max(float(mean.max()), 1e-12)))


def levelled(wave: Wave, target: float) -> Wave:
    """Return the wave brought to a loudness in LUFS, with its peaks limited."""
    wave = wave - np.mean(wave, axis=0)
    for _ in range(3):
        wave = wave * 10 ** ((target - loudness(wave)) / 20)
        wave = held(wave)
    return wave


def held(wave: Wave) -> Wave:
    """Return the wave with its peaks limited to `CEILING`; the gain is reduced shortly before each peak."""
    peaks = np.abs(wave) if wave.ndim == 1 else np.max(np.abs(wave), axis=1)
    if float(peaks.max()) <= CEILING:
        return wave
    gain = np.minimum(1.0, CEILING / np.maximum(peaks, 1e-9))
    gain = uniform_filter1d(minimum_filter1d(gain, samples(0.004)), samples(0.002))
    wave = wave * (gain if wave.ndim == 1 else gain[:, None])
    return np.clip(wave, -CEILING, CEILING)


def encoded(wave: Wave, quality: float) -> bytes:
    """Return the wave as Ogg Vorbis with a fixed stream number, so that the bytes are reproducible."""
    file = io.BytesIO()
    soundfile.write(file, wave, RATE, format="OGG", subtype="VORBIS", compression_level=1 - quality)
    return _renumbered(file.getvalue())


def decoded(path: Path) -> Wave:
    """Return the wave decoded from a file; raise AssertionError if its sample rate is not RATE."""
    wave, rate = soundfile.read(path)
    assert rate == RATE
    return wave


_CRC = []
for _byte in range(256):
    _value = _byte << 24
    for _ in range(8):
        _value = (_value << 1) ^ (0x04C11DB7 if _value & 0x80000000 else 0)
    _CRC.append(_value & 0xFFFFFFFF)


def _renumbered(data: bytes) -> bytes:
    """Return Ogg data with stream number 1 and a new checksum in every page."""
    out, at = bytearray(), 0
    while at < len(data):
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at : at + size])
        struct.pack_into("<II", page, 14, 1, struct.unpack_from("<I", page, 18)[0])
        struct.pack_into("<I", page, 22, 0)
        check = 0
        for byte in page:
            check = ((check << 8) & 0xFFFFFFFF) ^ _CRC[((check >> 24) & 0xFF) ^ byte]
        struct.pack_into("<I", page, 22, check)
        out += page
        at += size
    return bytes(out)
