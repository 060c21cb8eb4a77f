"""Larger type for forms in small windows, as far as there is room."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.stage.drawing import theme

LARGER = (1.0, 0.95, 0.9, 0.85)
"""Scales to try, from large to small, where the window's is smaller."""


def legible_scale(high: int, needs: Callable[[], int]) -> float:
    """Return the largest scale at which a form needs at most a height in pixels; the present one if that is larger.

    `needs` returns the height that the form needs at the present scale.
    """
    usual = theme.scale()
    for larger in LARGER:
        if larger > usual:
            with theme.at_scale(larger):
                if needs() <= high:
                    return larger
    return usual
