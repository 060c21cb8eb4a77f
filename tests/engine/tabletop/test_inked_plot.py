"""Plots: values at the correct height, above and below 0, and labels that never overlap."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.report.inked_plot import APART, GUTTER, INSET, SIDE, InkedPlot, places

AREA = pygame.Rect(40, 30, 400, 120)
INK = (200, 0, 0)


def plot_on(count: int, reach: tuple[float, float], *, barred: bool = False) -> tuple[pygame.Surface, InkedPlot]:
    """Return a surface, and a plot on it for `count` values within a range."""
    surface = pygame.Surface((480, 220))
    return surface, InkedPlot(surface, AREA, range(1, count + 1), reach, barred=barred)


def test_the_lowest_and_the_highest_value_stand_at_the_edges_and_0_between() -> None:
    _, plot = plot_on(5, (-10, 30))
    assert plot.at(0, -10) == (AREA.x + theme.px(INSET), AREA.bottom)
    assert plot.at(0, 30) == (AREA.x + theme.px(INSET), AREA.top)
    assert plot.at(2, 0)[1] == AREA.bottom - AREA.height / 4


def test_a_bar_goes_from_0_to_its_value_in_the_middle_of_its_room() -> None:
    surface, plot = plot_on(4, (0, 8), barred=True)
    plot.bars([0, 4, 0, 0], INK)
    x, y = plot.at(1, 4)
    assert surface.get_at((round(x), round(y) + 1))[:3] == INK
    assert surface.get_at((round(x), AREA.bottom - 1))[:3] == INK
    assert surface.get_at((round(x), round(y) - 2))[:3] != INK
    assert {surface.get_at((round(plot.at(place, 0)[0]), AREA.bottom - 1))[:3] for place in (0, 2, 3)} == {(0, 0, 0)}


@pytest.mark.parametrize("count", [2, 12, 40, 90])
def test_the_figures_at_the_foot_keep_apart(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    surface, plot = plot_on(count, (0, 9))
    drawn: list[tuple[str, float]] = []

    class Noted:
        def draw(self, on: object, words: str, at: tuple[float, float], *ink: object, **more: object) -> float:
            drawn.append((words, at[0])) if more.get("align") == "center" else None
            return 0.0

    monkeypatch.setattr(theme, "font", lambda *kind: Noted())
    plot.ground("Heading")
    ways = [after - before for (_, before), (_, after) in pairwise(drawn)]
    assert drawn[0][0] == "1"
    assert min(ways) >= theme.px(APART) * 0.9
    assert surface.get_size() == (480, 220)


def test_plots_abreast_share_the_width() -> None:
    one, two = places(10, 20, 600, 2)
    assert one.width == two.width
    assert two.x - one.x == one.width + theme.px(SIDE) + theme.px(GUTTER)
