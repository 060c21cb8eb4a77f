"""How large everything is drawn, for the size of a window."""

from __future__ import annotations

from combat.engine.stage.drawing import theme

USUAL = (1600, 900)
LEAST = (960, 540)
"""The least room in units of scale 1 in which a sheet of paper can be laid out."""
READING = (420, 234)
"""The same for what is read above all: it takes the whole window, in one column, and is scrolled."""


def fitting_scale(size: tuple[int, int]) -> float:
    """The scale at which a window shows what 1600 × 900 shows at scale 1; never below 80 %."""
    natural = min(size[0] / USUAL[0], size[1] / USUAL[1])
    return max(0.8, min(theme.LARGEST_SCALE, round(natural * 20) / 20))


def largest_scale(size: tuple[int, int], least: tuple[int, int] = LEAST) -> float:
    """The largest scale at which what needs at least so many units of scale 1 still finds room in a window."""
    room = min(size[0] / least[0], size[1] / least[1])
    return max(theme.SMALLEST_SCALE, min(theme.LARGEST_SCALE, room))
