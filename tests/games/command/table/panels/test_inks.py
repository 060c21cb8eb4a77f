"""The colours of predictions differ for eyes that confuse red and green."""

from __future__ import annotations

from itertools import combinations

from combat.engine.stage.drawing.lettering import Rgb
from combat.games.command.table.panels.odds_table import INKS

LEAST = 28.0
"""Least distance of two colours, where 255 is that of black and white."""


def seen(colour: Rgb) -> tuple[float, float]:
    """Return brightness and yellowness of a colour, which such eyes see; not what tells red from green."""
    red, green, blue = colour[:3]
    bright = 0.3 * red + 0.59 * green + 0.11 * blue
    return bright, (red + green) / 2 - blue


def test_no_two_results_look_alike_without_red_and_green() -> None:
    for one, other in combinations(INKS.values(), 2):
        (bright, yellow), (bright_other, yellow_other) = seen(one), seen(other)
        assert max(abs(bright - bright_other), abs(yellow - yellow_other)) >= LEAST
