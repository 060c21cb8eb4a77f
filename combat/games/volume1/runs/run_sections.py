"""First sections of the run report: settings, results, losses, length."""

from __future__ import annotations

from combat.engine.files.one_line import one_line
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import between, decimal, percent, put_row, put_section, put_table
from combat.engine.runs.report.run_plots import Plot, put_plots
from combat.engine.words import text, translated
from combat.games.volume1.runs.run_findings import RunFindings
from combat.games.volume1.words import names

OURS, THEIRS = "#5d6338", "#9a3324"
FATES = {
    "killed": ("friendly", "enemy"),
    "wounded": ("friendly",),
    "captured": ("friendly", "enemy"),
    "fled": ("friendly", "enemy"),
}


def put_head(parent: Element, run: RunFindings) -> None:
    """Add scenario, number of games, players, options, and the share of wins."""
    kept, sums = run.settings, run.sums
    chosen = [translated(option.title) for option in run.book.scenario.options if option.id in kept.options]
    by = text("games-by", count=sums.games, player=kept.player, seed=str(kept.seed))
    head, won = report_frame.put_heading(parent, kept, by, chosen), sums.whole.won
    share = text("games-won", share=percent(won, sums.games))
    report_frame.put_stamp(head, share, between(won, sums.games), won=2 * won >= sums.games)


def put_result(parent: Element, run: RunFindings) -> None:
    """Add the lines of the victory table, the best first, and the points."""
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
    put_plots(section, [Plot("points", {"": (sums.points, OURS)})], sums.games)


def put_losses(parent: Element, run: RunFindings) -> None:
    """Add the men of both sides by fate, per game."""
    section, sums = put_section(parent, "losses"), run.sums
    table = put_table(section, "fates", ("fate", "ours", "theirs"))
    for fate, sides in FATES.items():
        cells = [decimal(sums.a_game(f"{side}_{fate}")) if side in sides else "–" for side in ("friendly", "enemy")]
        put_row(table, text(f"games-fate-{fate}"), *cells)
    killed = {
        names.side("friendly"): (sums.fates["friendly_killed"], OURS),
        names.side("enemy"): (sums.fates["enemy_killed"], THEIRS),
    }
    put_plots(section, [Plot("killed", killed)], sums.games)


def put_length(parent: Element, run: RunFindings) -> None:
    """Add the average numbers of turns and decisions, and a plot of the turns."""
    section, sums = put_section(parent, "course"), run.sums
    turns = sum(turn * games for turn, games in sums.turns.items()) / sums.games
    decisions = round(sums.decisions / sums.games)
    put(section, "p", text("games-length", turns=decimal(turns, 1), decisions=decisions))
    put_plots(section, [Plot("turns", {"": (sums.turns, OURS)})], sums.games)
