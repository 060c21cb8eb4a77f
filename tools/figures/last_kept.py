"""Compare figures with the last ones in `docs/performance.md`.

Figures vary between runs. Differences within the noise seen between unchanged versions are not reported: a tenth for
memory, a fifth for starts, a third for times, and twice as much for figures of slowest frames or disks.
"""

from __future__ import annotations

import re
from pathlib import Path

from tools.figures import FRAMES, MEGABYTES, PEERS, STARTS, UNITS, Figure, Measured

PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
NOISE = {MEGABYTES: 1.1, STARTS: 1.2, UNITS: 1.33, FRAMES: 1.33, PEERS: 1.2}
"""Factor by which a figure of a measure may vary between runs."""
ROUGH = 2.0
UNSTEADY = ("-slowest", "sight-first", "turns")
"""Suffixes of the names of figures that vary by `ROUGH`."""
_ROW = re.compile(rf"(?m)^\| (.+?) \| ≤ [^|]+ \| ([0-9,.]+) (?:{'|'.join(NOISE)})(?: \([^|]*\))? \|")


def last_kept(page: str) -> dict[str, float]:
    """Return the last measured value of each figure, by the figure's description."""
    return {what: float(value.replace(",", "")) for what, value in _ROW.findall(page)}


def noise(figure: Figure) -> float:
    """Return the factor by which a figure may vary and still count as unchanged."""
    return ROUGH if figure.name.endswith(UNSTEADY) else NOISE[figure.measure]


def worse(figure: Figure, measured: Measured, kept: dict[str, float]) -> str:
    """Return a line about a figure that is worse than before by more than its noise; "" if it is not, or is new."""
    before = kept.get(figure.what)
    if not before or measured.value <= before * noise(figure):
        return ""
    factor = measured.value / before
    return (
        f"{figure.name:<15} {factor:.2f} × what it was: {figure.shown(measured)}, then {before:g} {figure.measure} "
        f"(noise: up to {noise(figure):g} ×)"
    )
