"""Drawing scale for a window size."""

from __future__ import annotations

from combat.engine.stage.drawing import theme

USUAL = (1600, 900)
LEAST = (960, 540)
"""Least size in units of scale 1 in which a form can be laid out."""
READING = (420, 234)
"""The same for forms that are mostly read: they fill the window in one column and scroll."""


def fitting_scale(size: tuple[int, int]) -> float:
    """Return the scale at which a window shows what 1600 × 900 shows at scale 1; at least 0.8."""
    natural = min(size[0] / USUAL[0], size[1] / USUAL[1])
    return max(0.8, min(theme.LARGEST_SCALE, round(natural * 20) / 20))


def largest_scale(size: tuple[int, int], least: tuple[int, int] = LEAST) -> float:
    """Return the largest scale at which a window still has the size `least`, in pixels at scale 1."""
    room = min(size[0] / least[0], size[1] / least[1])
    return max(theme.SMALLEST_SCALE, min(theme.LARGEST_SCALE, room))
