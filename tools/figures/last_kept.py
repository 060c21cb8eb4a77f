"""Read the last measurements from `docs/performance.md`, and find figures that have become worse since.

A figure is never the same twice. The bounds within which nothing is said are those within which the tables of the past
differ from each other where nothing had changed: a tenth for memory, a fifth for starts, a third for times, and twice as much
for what only the slowest frames or a disk tell.
"""

from __future__ import annotations

import re
from pathlib import Path

from tools.figures import FRAMES, MEGABYTES, PEERS, STARTS, UNITS, Figure, Measured

PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
NOISE = {MEGABYTES: 1.1, STARTS: 1.2, UNITS: 1.33, FRAMES: 1.33, PEERS: 1.2}
"""By how much a figure of a measure may differ from one time to the next, as a factor."""
ROUGH = 2.0
UNSTEADY = ("-slowest", "sight-first", "turns")
"""Ends of the names of figures that differ by so much more."""
_ROW = re.compile(rf"(?m)^\| (.+?) \| ≤ [^|]+ \| ([0-9,.]+) (?:{'|'.join(NOISE)})(?: \([^|]*\))? \|")


def last_kept(page: str) -> dict[str, float]:
    """Return the last measurement of each figure, by the figure's description."""
    return {what: float(value.replace(",", "")) for what, value in _ROW.findall(page)}


def noise(figure: Figure) -> float:
    """The factor within which a figure is the same."""
    return ROUGH if figure.name.endswith(UNSTEADY) else NOISE[figure.measure]


def worse(figure: Figure, measured: Measured, kept: dict[str, float]) -> str:
    """A line for a figure that has become worse by more than its noise; "" for any other, and for a new one."""
    before = kept.get(figure.what)
    if not before or measured.value <= before * noise(figure):
        return ""
    factor = measured.value / before
    return (
        f"{figure.name:<15} {factor:.2f} × what it was: {figure.shown(measured)}, then {before:g} {figure.measure} "
        f"(noise: up to {noise(figure):g} ×)"
    )
