"""Histograms over the games of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count

from combat.engine.kernel.record import Record
from combat.engine.runs.charts import can_plot, chart, put_chart
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report.report_parts import signed
from combat.engine.words import text

BARS = 24
"""Maximum bars of a plot; with more numbers, each bar combines several."""
STEPS = (1, 2, 5)
"""Numbers per bar, times powers of ten."""


class Plot(Record, gc=True):
    """One plot: `what` is the suffix of its messages, `series` are named counts with their colours."""

    what: str
    """Suffix of the ids of its messages."""
    series: Mapping[str, tuple[Counter[int], str]]
    """Name -> counts and colour."""


def put_plots(section: Element, plots: Sequence[Plot], games: int) -> None:
    """Add a row of histograms in per cent of the games; add nothing if pygal is not installed."""
    if not can_plot():
        return
    row = put(section, "div", class_="plots")
    for plot in plots:
        counts = [counted for counted, _ in plot.series.values()]
        along, step = bins(min(map(min, counts)), max(map(max, counts)))
        bars = {name: shares(counted, along, games) for name, (counted, _) in plot.series.items()}
        labels = [signed(start) if along.start < 0 else str(start) for start in along]
        colours = tuple(colour for _, colour in plot.series.values())
        under = text(f"games-along-{plot.what}")
        under = under if step == 1 else text("games-along-steps", what=under, step=step)
        put_chart(row, chart("Bar", bars, labels, under, colours), text(f"games-plot-{plot.what}"))


def bins(least: int, most: int) -> tuple[range, int]:
    """Return the first value of each bar, and the number of consecutive values that one bar combines."""
    for step in (step * 10**power for power in count() for step in STEPS):
        along = range(least // step * step, most + 1, step)
        if len(along) <= BARS:
            return along, step
    raise AssertionError


def shares(counts: Counter[int], along: range, games: int) -> list[float]:
    """Return the share of each bar in per cent of the games; `along` are the starts of the bars."""
    found = [0] * len(along)
    for number, many in counts.items():
        found[(number - along.start) // along.step] += many
    return [100 * many / games for many in found]
