"""HTML report of a run of simulated games: winners, endings, losses and length."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.record import field_names
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import (
    between,
    decimal,
    percent,
    put_row,
    put_section,
    put_table,
    signed,
)
from combat.engine.runs.report.run_plots import Plot, put_plots
from combat.engine.words import text
from combat.games.command.reports.after_action.game_plots import COLOURS
from combat.games.command.reports.bot_findings import BotFindings
from combat.games.command.rules.switches import Options
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.words import command_names as names


def page(run: BotFindings) -> str:
    """Return the report as an HTML page in the current language."""
    parts = [lambda parent, put_part=put_part: put_part(parent, run) for put_part in PARTS]
    return report_frame.run_page(run.settings, lambda parent: _put_head(parent, run), parts)


def _put_head(parent: Element, run: BotFindings) -> None:
    """Add the heading: scenario, number of games, players, and the side that won more."""
    kept, sums, players = run.settings, run.sums, run.players
    by = text("games-by", count=sums.games, axis=players[AXIS], allies=players[ALLIES], seed=str(kept.seed))
    head = report_frame.put_heading(parent, kept, by, _changed(run.book.options))
    side = max(SIDES, key=sums.won)
    share = text("games-won", side=names.side(side), share=percent(sums.won(side), sums.games))
    report_frame.put_stamp(head, share, between(sums.won(side), sums.games), won=True)


def _changed(options: Options) -> list[str]:
    """Return the options that differ from the default, as text."""
    found = []
    for name in field_names(Options):
        on = getattr(options, name)
        if on != getattr(Options(), name):
            title = text(f"switch-{name.replace('_', '-')}")
            found.append(text("games-option", title=title, stands="on" if on else "off"))
    return found


def _put_result(parent: Element, run: BotFindings) -> None:
    """Add the wins of each side, the endings and the points."""
    section, sums = put_section(parent, "result"), run.sums
    table = put_table(section, "verdicts", ("winner", "games", "share", "interval"))
    for side in SIDES:
        won = sums.won(side)
        put_row(table, names.side(side), won, percent(won, sums.games), between(won, sums.games))
    put(section, "h3", text("games-endings"))
    table = put_table(section, "verdicts", ("ended", "games", "share", "axis", "allies"))
    for how, count in sums.endings.items():
        by_side = (sums.ended[how, side] for side in SIDES)
        put_row(table, text(f"simulated-{how}"), count, percent(count, sums.games), *by_side)
    low, middle, high = sums.quartiles
    said = {"mean": sums.mean, "low": low, "middle": middle, "high": high}
    ends = {"least": signed(min(sums.points)), "most": signed(max(sums.points))}
    put(section, "p", text("games-points", **{name: decimal(value, 1) for name, value in said.items()}, **ends))
    put_plots(section, [Plot("points", {"": (sums.points, COLOURS[AXIS])})], sums.games)


def _put_losses(parent: Element, run: BotFindings) -> None:
    """Add the units lost by each side per game."""
    section, sums = put_section(parent, "losses"), run.sums
    table = put_table(section, "fates", ("side", "lost", "lost-most"))
    for side, mean in zip(SIDES, sums.losses, strict=True):
        put_row(table, names.side(side), decimal(mean), max(sums.lost[side]))
    lost = {names.side(side): (sums.lost[side], COLOURS[side]) for side in SIDES}
    put_plots(section, [Plot("lost", lost)], sums.games)


def _put_length(parent: Element, run: BotFindings) -> None:
    """Add player turns, decisions and the pace of Time."""
    section, sums = put_section(parent, "course"), run.sums
    turns, decisions = sums.played / sums.games, round(sums.decisions / sums.games)
    put(section, "p", text("games-length", turns=decimal(turns, 1), decisions=decisions))
    least, middle, most = sums.length
    figures = {"pace": sums.pace, "rolls": sums.rolls_a_turn, "passes": sums.passes / sums.games}
    said = {name: decimal(value, 1) for name, value in figures.items()}
    put(section, "p", text("games-pace", least=least, middle=middle, most=most, **said))
    put_plots(section, [Plot("turns", {"": (sums.turns, COLOURS[AXIS])})], sums.games)


PARTS: tuple[Callable[[Element, BotFindings], None], ...] = (_put_result, _put_losses, _put_length)
