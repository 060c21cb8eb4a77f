"""Drawing of the enemies that could hit a model: a line from each with its effect, and the total at the model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from combat.engine.stage.drawing import theme
from combat.games.miniatures.board.drawn_lines import Labels, Spot, draw_wax

MOST = 8
"""Enemies with a label, the most dangerous first."""


class DrawnDanger(NamedTuple):
    """An enemy: where its line begins, its area on the screen, and the lines of its label."""

    start: Spot
    box: pygame.Rect
    lines: list[str]


def draw_dangers(
    surface: pygame.Surface, labels: Labels, end: Spot, here: pygame.Rect, total: list[str],
    dangers: Sequence[DrawnDanger],
) -> None:  # fmt: skip
    """Draw lines from enemies to a screen point; `here` is the area of the model, `total` the lines of its label."""
    labels.taken += [here, *(each.box for each in dangers)]
    for each in dangers:
        draw_wax(surface, each.start, end, theme.CUT)
    labels.put(surface, total, here, "measure")
    for each in dangers[:MOST]:
        labels.put(surface, each.lines, each.box, "fact")
