"""Makes the game's sounds: short, dry and few; the same bytes each time (`python tools/volume1/synth_sounds.py`)."""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import numpy as np
from scipy import signal

RATE = 22_050
FOLDER = Path(__file__).resolve().parents[2] / "assets" / "volume1" / "sounds"
Wave: TypeAlias = np.ndarray


def _time(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def _noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    """White noise between two frequencies in Hz."""
    raw = np.random.default_rng(seed).standard_normal(int(RATE * seconds))
    sos = signal.butter(2, [low, high], "bandpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, raw))


def _burst(seconds: float, decay: float, low: float, high: float, seed: int, attack: float = 0.001) -> Wave:
    """Filtered noise that rises in `attack` seconds and dies away with a time constant."""
    time = _time(seconds)
    return _noise(seconds, low, high, seed) * np.minimum(time / attack, 1) * np.exp(-time / decay)


def _at(total: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Several sounds laid into one of `total` seconds: (start, loudness, wave)."""
    mixed = np.zeros(int(RATE * total))
    for start, loudness, part in parts:
        first = int(start * RATE)
        piece = part[: len(mixed) - first]
        mixed[first : first + len(piece)] += loudness * piece
    return mixed


def _tone(seconds: float, start: float, end: float, decay: float) -> Wave:
    """A tone that glides from one frequency to another while it dies away."""
    time = _time(seconds)
    glide = start + (end - start) * time / seconds
    return np.sin(2 * np.pi * np.cumsum(glide) / RATE) * np.exp(-time / decay)


def _shot(seed: int, body: float = 140.0, tail: float = 0.16) -> Wave:
    """A rifle some way off: a crack, a body, and the field's answer."""
    return _at(
        0.7,
        (0.0, 1.0, _burst(0.12, 0.012, 1200, 8000, seed)),
        (0.003, 0.9, _tone(0.2, body, body * 0.5, 0.05)),
        (0.01, 0.5, _burst(0.6, tail, 200, 1800, seed + 1, 0.01)),
        (0.19, 0.12, _burst(0.5, 0.12, 150, 900, seed + 2, 0.03)),
    )


def _rattle(seed: int, count: int, gap: float) -> Wave:
    """Several shots of one automatic weapon."""
    shots = [(number * gap, 0.9 - 0.08 * number, _shot(seed + number, 170.0, 0.09)) for number in range(count)]
    return _at(0.7 + gap * count, *shots)


def _paper(seed: int, seconds: float = 0.18) -> Wave:
    """A sheet or card that slides over another."""
    time = _time(seconds)
    swell = np.sin(np.pi * time / seconds) ** 1.5
    return _noise(seconds, 1800, 7000, seed) * swell * (0.7 + 0.3 * _noise(seconds, 8, 40, seed + 1))


def _board(seed: int) -> Wave:
    """A cardboard piece set down on a map."""
    return _at(0.14, (0.0, 1.0, _burst(0.1, 0.012, 300, 2600, seed)), (0.002, 0.6, _tone(0.1, 190, 120, 0.02)))


def _die(seed: int) -> Wave:
    """A die that hops three times on the table."""
    hops = ((0.0, 1.0), (0.09, 0.7), (0.15, 0.45), (0.19, 0.3))
    tap = _at(0.06, (0.0, 1.0, _burst(0.05, 0.006, 1500, 6500, seed)), (0.0, 0.4, _tone(0.05, 900, 700, 0.008)))
    return _at(0.3, *((start, loudness, tap) for start, loudness in hops))


def _stamp(seed: int) -> Wave:
    """A rubber stamp."""
    return _at(0.25, (0.0, 1.0, _burst(0.2, 0.03, 80, 900, seed)), (0.0, 0.9, _tone(0.2, 110, 60, 0.04)))


def _explosion(seed: int) -> Wave:
    """A grenade in a field."""
    return _at(
        1.4,
        (0.0, 1.0, _burst(0.3, 0.05, 400, 5000, seed)),
        (0.0, 1.3, _tone(0.9, 75, 30, 0.25)),
        (0.02, 0.9, _burst(1.3, 0.3, 60, 700, seed + 1, 0.01)),
        (0.25, 0.2, _burst(1.1, 0.25, 1200, 5000, seed + 2, 0.1)),
    )


def _hiss(seed: int) -> Wave:
    """Smoke pours out."""
    return _at(
        0.9,
        (0.0, 0.8, _burst(0.85, 0.3, 1800, 7000, seed, 0.06)),
        (0.0, 0.3, _burst(0.5, 0.1, 300, 900, seed + 1, 0.03)),
    )


def _shell(seed: int) -> Wave:
    """A mortar shell: the whistle that falls, the burst, earth that rains down."""
    time = _time(0.44)
    air = _noise(0.44, 700, 2600, seed) * (time / 0.44) ** 2 * 0.35
    fall = np.sin(2 * np.pi * np.cumsum(1500 - 800 * time / 0.44) / RATE) * (time / 0.44) ** 2 * 0.28
    return _at(
        1.55,
        (0.0, 1.0, air + fall),
        (0.43, 1.1, _burst(0.3, 0.05, 300, 5000, seed + 1)),
        (0.43, 1.5, _tone(0.9, 64, 26, 0.3)),
        (0.45, 1.0, _burst(1.1, 0.32, 50, 600, seed + 2, 0.01)),
        (0.72, 0.22, _burst(0.8, 0.24, 1500, 6000, seed + 3, 0.12)),
    )


def _radio(seed: int) -> Wave:
    """A field telephone: the press of the key, a breath of static, two short tones."""
    return _at(
        0.7,
        (0.0, 0.7, _burst(0.04, 0.008, 900, 5000, seed)),
        (0.04, 0.25, _burst(0.5, 0.3, 1200, 3200, seed + 1, 0.02)),
        (0.12, 0.35, _tone(0.12, 780, 780, 0.2)),
        (0.3, 0.35, _tone(0.16, 780, 760, 0.2)),
        (0.6, 0.6, _burst(0.05, 0.008, 900, 5000, seed + 2)),
    )


def _collapse(seed: int) -> Wave:
    """A house comes down: beams crack, stones slide."""
    stones = [(0.1 + 0.09 * n, 0.8 - 0.06 * n, _burst(0.25, 0.05, 120, 1600, seed + n)) for n in range(9)]
    return _at(
        1.5,
        (0.0, 0.8, _burst(0.1, 0.015, 900, 5000, seed + 20)),
        (0.05, 1.0, _tone(0.8, 70, 40, 0.25)),
        *stones,
        (0.2, 0.4, _burst(1.2, 0.4, 600, 3500, seed + 21, 0.15)),
    )


def _steps(seed: int) -> Wave:
    """Two steps through grass."""
    step = _burst(0.12, 0.035, 500, 4000, seed, 0.02)
    return _at(0.32, (0.0, 0.8, step), (0.15, 0.6, _burst(0.12, 0.03, 600, 4500, seed + 1, 0.02)))


def _whistle(seed: int) -> Wave:
    """A low call of alarm: two notes."""
    return _at(0.42, (0.0, 0.7, _tone(0.18, 620, 680, 0.12)), (0.17, 0.9, _tone(0.25, 830, 800, 0.12)))


def _thud(seed: int) -> Wave:
    """Somebody is hit, or goes to ground."""
    return _at(0.3, (0.0, 1.0, _burst(0.25, 0.05, 90, 700, seed, 0.004)), (0.0, 0.8, _tone(0.2, 95, 55, 0.06)))


def _refuse(seed: int) -> Wave:
    """A dry tap: that is not allowed."""
    return _at(0.16, (0.0, 0.8, _tone(0.07, 210, 190, 0.02)), (0.07, 0.7, _tone(0.08, 170, 150, 0.025)))


def _flare(seed: int) -> Wave:
    """A flare pistol, the climb, and the pop with which the flare opens."""
    time = _time(0.75)
    climb = _noise(0.75, 900, 4200, seed + 1) * np.minimum(time / 0.05, 1) * (1 - time / 0.75) ** 0.7
    return _at(
        1.55,
        (0.0, 1.0, _burst(0.18, 0.03, 120, 1400, seed)),
        (0.0, 0.7, _tone(0.2, 150, 70, 0.05)),
        (0.05, 0.22, climb),
        (0.78, 0.8, _burst(0.2, 0.02, 500, 5200, seed + 2)),
        (0.82, 0.16, _burst(0.72, 0.35, 2500, 8000, seed + 3, 0.08)),
    )


def _fizzle(seed: int) -> Wave:
    """A flare that burns out."""
    time = _time(0.7)
    sputter = 0.4 + 0.6 * (np.sin(2 * np.pi * (9 + 14 * time) * time) > 0)
    return np.asarray(_noise(0.7, 1800, 7500, seed) * sputter * np.exp(-time / 0.25))


SOUNDS: dict[str, tuple[Callable[[int], Wave], float]] = {
    "card": (_paper, 0.5),
    "page": (lambda seed: _paper(seed, 0.3), 0.5),
    "piece": (_board, 0.6),
    "die": (_die, 0.55),
    "stamp": (_stamp, 0.7),
    "shot": (_shot, 0.8),
    "burst": (lambda seed: _rattle(seed, 3, 0.085), 0.8),
    "explosion": (_explosion, 0.95),
    "steps": (_steps, 0.4),
    "alert": (_whistle, 0.45),
    "hit": (_thud, 0.7),
    "refused": (_refuse, 0.4),
    "flare": (_flare, 0.75),
    "fizzle": (_fizzle, 0.35),
    "hiss": (_hiss, 0.45),
    "long-burst": (lambda seed: _rattle(seed, 9, 0.07), 0.85),
    "shell": (_shell, 0.95),
    "radio": (_radio, 0.4),
    "collapse": (_collapse, 0.9),
}
"""Name -> how it is made, and how loud it is beside the others."""


def write(name: str, samples: Wave, loudness: float) -> Path:
    """Write one sound as 16-bit mono."""
    peak = float(np.max(np.abs(samples))) or 1.0
    fade = np.minimum(1, np.arange(len(samples))[::-1] / (0.01 * RATE))
    levels = (samples / peak * loudness * fade * 32_000).astype("<i2")
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(levels.tobytes())
    return path


def main() -> None:
    """Make every sound."""
    for seed, (name, (make, loudness)) in enumerate(SOUNDS.items()):
        print(write(name, make(seed * 10), loudness).name)


if __name__ == "__main__":
    main()
