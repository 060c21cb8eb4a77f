"""The first parts of the page of a run: what was played, how often it was won, what it cost, how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from combat.engine.chance.intervals import wilson
from combat.engine.files.one_line import one_line
from combat.engine.runs.charts import can_plot, chart, put_chart
from combat.engine.runs.markup import Element, put
from combat.engine.words import language, text, translated
from combat.engine.words.patterns import number
from combat.games.volume1.runs.run_findings import RunFindings
from combat.games.volume1.words import names

OURS, THEIRS = "#5d6338", "#9a3324"
FATES = {
    "killed": ("friendly", "enemy"),
    "wounded": ("friendly",),
    "captured": ("friendly", "enemy"),
    "fled": ("friendly", "enemy"),
}
BARS = 24
"""In a plot at most; further ones go into the last."""


def put_head(parent: Element, run: RunFindings) -> None:
    """Which scenario, how many games, by whom and with what; and how often it was won."""
    scenario, kept, sums = run.book.scenario, run.settings, run.sums
    head = put(parent, "header")
    put(head, "p", text("games-kind"), class_="kind")
    put(head, "h1", translated(scenario.title))
    put(head, "p", text("games-by", count=sums.games, player=kept.player, seed=str(kept.seed)), class_="where")
    chosen = [translated(option.title) for option in scenario.options if option.id in kept.options]
    if chosen:
        put(head, "p", text("games-options", options=names.listed(chosen)), class_="where")
    if kept.squad:
        put(head, "p", text("games-squad", squad=kept.squad), class_="where")
    won = sums.whole.won
    stamp = put(head, "div", class_=f"stamp {'won' if 2 * won >= sums.games else 'lost'}")
    put(stamp, "strong", text("games-won", share=percent(won, sums.games)))
    put(stamp, "span", between(won, sums.games))
    put(head, "p", text("games-interval"), class_="about")


def put_result(parent: Element, run: RunFindings) -> None:
    """The lines of the victory table, the best first, and the points."""
    section, sums = put_section(parent, "result"), run.sums
    lines = [line for line in run.book.scenario.verdicts if sums.verdicts[one_line(line.title)]]
    table = put_table(section, "verdicts", ("verdict", "games", "share", "interval"))
    for line in sorted(lines, key=lambda line: -line.at_least):
        count = sums.verdicts[one_line(line.title)]
        put_row(table, translated(line.title), count, percent(count, sums.games), between(count, sums.games))
    low, middle, high = sums.quartiles
    said = {"mean": sums.whole.mean, "low": low, "middle": middle, "high": high}
    ends = {"least": names.signed(min(sums.points)), "most": names.signed(max(sums.points))}
    put(section, "p", text("games-points", **{name: decimal(value, 1) for name, value in said.items()}, **ends))
    put_plots(section, (("points", {"": (sums.points, OURS)}),), sums.games)


def put_losses(parent: Element, run: RunFindings) -> None:
    """Men of both sides by their fates, a game."""
    section, sums = put_section(parent, "losses"), run.sums
    table = put_table(section, "fates", ("fate", "ours", "theirs"))
    for fate, sides in FATES.items():
        cells = [decimal(sums.a_game(f"{side}_{fate}")) if side in sides else "–" for side in ("friendly", "enemy")]
        put_row(table, text(f"games-fate-{fate}"), *cells)
    killed = {
        names.side("friendly"): (sums.fates["friendly_killed"], OURS),
        names.side("enemy"): (sums.fates["enemy_killed"], THEIRS),
    }
    put_plots(section, (("killed", killed),), sums.games)


def put_length(parent: Element, run: RunFindings) -> None:
    """Turns and decisions."""
    section, sums = put_section(parent, "course"), run.sums
    turns = sum(turn * games for turn, games in sums.turns.items()) / sums.games
    decisions = round(sums.decisions / sums.games)
    put(section, "p", text("games-length", turns=decimal(turns, 1), decisions=decisions))
    put_plots(section, (("turns", {"": (sums.turns, OURS)}),), sums.games)


def put_plots(
    section: Element, plots: tuple[tuple[str, Mapping[str, tuple[Counter[int], str]]], ...], games: int
) -> None:
    """Bars of how many of a hundred games had so much of something; nothing where nobody can draw them."""
    if not can_plot():
        return
    row = put(section, "div", class_="plots")
    for what, counted in plots:
        least = min(min(counts) for counts, _ in counted.values())
        most = min(max(max(counts) for counts, _ in counted.values()), least + BARS - 1)
        along = range(least, most + 1)
        bars = {name: _shares(counts, along, games) for name, (counts, _) in counted.items()}
        labels = [names.signed(count) if least < 0 else str(count) for count in along]
        if any(count > most for counts, _ in counted.values() for count in counts):
            labels[-1] = f"≥ {labels[-1]}"
        colours = tuple(colour for _, colour in counted.values())
        drawn = chart("Bar", bars, labels, text(f"games-along-{what}"), colours)
        put_chart(row, drawn, text(f"games-plot-{what}"))


def _shares(counts: Counter[int], along: range, games: int) -> list[float]:
    found = [counts[count] for count in along]
    found[-1] += sum(many for count, many in counts.items() if count > along[-1])
    return [100 * many / games for many in found]


# -- for every part ---------------------------------------------------------------------------------------------------


def put_section(parent: Element, part: str) -> Element:
    """A part under its heading."""
    section = put(parent, "section", id=part)
    put(section, "h2", text(f"games-{part}"))
    return section


def put_table(parent: Element, kind: str, columns: tuple[str, ...]) -> Element:
    """A table with its head; returns what its rows go into."""
    table = put(put(parent, "div", class_="wide"), "table", class_=kind)
    head = put(put(table, "thead"), "tr")
    for column in columns:
        put(head, "th", text(f"games-column-{column}"), scope="col")
    return put(table, "tbody")


def put_row(table: Element, first: str, *cells: object, class_: str = "counted") -> None:
    """A row and what it is about."""
    row = put(table, "tr", class_=class_)
    put(row, "th", first, scope="row")
    for cell in cells:
        put(row, "td", number(cell, language()) if isinstance(cell, int) else cell)


def percent(part: int, whole: int) -> str:
    """A share in percent, one decimal."""
    return text("games-percent", share=decimal(100 * part / whole, 1))


def between(part: int, whole: int) -> str:
    """From where to where the true share lies."""
    low, high = wilson(part, whole)
    return text("games-percent", share=f"{decimal(100 * low, 1)}–{decimal(100 * high, 1)}")


def decimal(value: float, places: int = 2) -> str:
    """A mean or a share, as the language writes it."""
    return number(round(value, places), language(), least=places, most=places)

