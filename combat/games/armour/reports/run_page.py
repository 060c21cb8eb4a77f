"""HTML report of a run of battles: winners, endings, losses and length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import between, decimal, percent, put_row, put_section, put_table
from combat.engine.runs.report.run_plots import Plot, put_plots
from combat.engine.runs.report.run_reading import checked, read_run
from combat.engine.runs.run_settings import RunSettings
from combat.engine.words import text
from combat.games.armour.reports.after_action.battle_page import COLOURS
from combat.games.armour.reports.battle_row import COLUMNS, BattleRow
from combat.games.armour.rules.play.endings import ENDINGS
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.title import TITLE
from combat.games.armour.words import armour_names as names

KNOWN = {"winner": frozenset(SEATS), "ended": frozenset(ENDINGS), "lost": frozenset(SEATS)}
"""Allowed values of columns."""


def of_run(path: Path) -> tuple[str, str]:
    """Return the HTML page of a run file and the title of its mission; raise RunError for an unusable file."""
    settings, book, rows = read_run(TITLE, COLUMNS, path)
    return page(settings, list(checked(path, rows, KNOWN))), book.mission.title


def page(settings: RunSettings, rows: Sequence[BattleRow]) -> str:
    """Return the HTML page in the current language."""
    parts = [partial(part, rows=rows) for part in (_put_result, _put_losses, _put_length)]
    return report_frame.run_page(settings, partial(_put_head, settings=settings, rows=rows), parts)


def _put_head(parent: Element, settings: RunSettings, rows: Sequence[BattleRow]) -> None:
    """Add the heading: mission, number of battles, players, and the side that won more."""
    first, _, second = settings.player.partition(", ")
    players = {ATTACKER: first, DEFENDER: second or first}
    by = text("games-by", count=len(rows), seed=str(settings.seed), **players)
    head = report_frame.put_heading(parent, settings, by, ())
    seat = max(SEATS, key=lambda each: _won(rows, each))
    share = text("games-won", side=names.seat(seat), share=percent(_won(rows, seat), len(rows)))
    report_frame.put_stamp(head, share, between(_won(rows, seat), len(rows)), won=True)


def _won(rows: Sequence[BattleRow], seat: str) -> int:
    return sum(row.winner == seat for row in rows)


def _put_result(parent: Element, rows: Sequence[BattleRow]) -> None:
    """Add the wins of each side, the endings and the points."""
    section, games = put_section(parent, "result"), len(rows)
    table = put_table(section, "verdicts", ("winner", "games", "share", "interval"))
    for seat in SEATS:
        won = _won(rows, seat)
        put_row(table, names.seat(seat), won, percent(won, games), between(won, games))
    put(section, "h3", text("games-endings"))
    table = put_table(section, "verdicts", ("ended", "games", "share", *SEATS))
    for how, count in Counter(row.ended for row in rows).most_common():
        by_seat = (sum((row.ended, row.winner) == (how, seat) for row in rows) for seat in SEATS)
        put_row(table, text(f"simulated-{how}"), count, percent(count, games), *by_seat)
    points = Counter(row.points for row in rows)
    put_plots(section, [Plot("points", {"": (points, COLOURS[ATTACKER])})], games)


def _put_losses(parent: Element, rows: Sequence[BattleRow]) -> None:
    """Add the teams lost by each side in a battle."""
    section = put_section(parent, "losses")
    table = put_table(section, "fates", ("side", "lost", "lost-most"))
    lost = {seat: Counter(row.lost[seat] for row in rows) for seat in SEATS}
    for seat, counted in lost.items():
        put_row(table, names.seat(seat), decimal(_mean(counted)), max(counted))
    series = {names.seat(seat): (counted, COLOURS[seat]) for seat, counted in lost.items()}
    put_plots(section, [Plot("lost", series)], len(rows))


def _mean(counted: Counter[int]) -> float:
    return sum(value * count for value, count in counted.items()) / counted.total()


def _put_length(parent: Element, rows: Sequence[BattleRow]) -> None:
    """Add turns and decisions."""
    section, turns = put_section(parent, "course"), Counter(row.turns for row in rows)
    decisions = round(sum(row.decisions for row in rows) / len(rows))
    put(section, "p", text("games-length", turns=decimal(_mean(turns), 1), decisions=decisions))
    put_plots(section, [Plot("turns", {"": (turns, COLOURS[ATTACKER])})], len(rows))
