"""HTML report of a run of simulated battles: winners, endings, losses and length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import between, decimal, percent, put_row, put_section, put_table
from combat.engine.runs.report.run_plots import Plot, put_plots
from combat.engine.runs.report.run_reading import checked, read_run
from combat.engine.runs.row_columns import RowColumns
from combat.engine.runs.run_settings import RunSettings
from combat.engine.title import Title
from combat.engine.words import text
from combat.games.miniatures.reports.run_summary import FoughtRow
from combat.games.miniatures.two_seats import ATTACKER, DEFENDER, SEATS

COLOURS: dict[Seat, str] = dict(zip(SEATS, ("#2d4f74", "#b0642a"), strict=True))
"""The colours of the seats in plots."""
R = TypeVar("R", bound=Record)
Rows = Sequence[FoughtRow]


class RunReports(Record, Generic[R], gc=True):
    """Reports of the runs of one title."""

    title: Title[Any, Any]
    columns: RowColumns[R]
    endings: Sequence[str]
    """The values of the column `ended`."""
    seat: Callable[[Seat], str]
    """Returns the name of a seat."""
    fought: Callable[[Iterable[R]], Rows]
    """Returns rows as those of battles: `list`."""
    drawn: str = ""
    """The message id of a draw; "" if there are none."""

    def of_run(self, path: Path) -> tuple[str, str]:
        """Return the HTML page of a run file and the title of its mission; raise RunError if the file cannot be
        used.
        """
        settings, book, rows = read_run(self.title, self.columns, path)
        sides = frozenset(SEATS)
        winners = sides | {""} if self.drawn else sides
        known = {"winner": winners, "ended": frozenset(self.endings), "lost": sides}
        return self.page(settings, self.fought(checked(path, rows, known))), book.mission.title

    def page(self, settings: RunSettings, rows: Rows) -> str:
        """Return the report of a run as an HTML page in the current language."""
        parts = [partial(part, rows=rows) for part in (self._put_result, self._put_losses, _put_length)]
        return report_frame.run_page(settings, partial(self._put_head, settings=settings, rows=rows), parts)

    def _put_head(self, parent: Element, settings: RunSettings, rows: Rows) -> None:
        """Add the heading: mission, number of battles, players, and the side that won more."""
        first, _, second = settings.player.partition(", ")
        players = {ATTACKER: first, DEFENDER: second or first}
        by = text("games-by", count=len(rows), seed=str(settings.seed), **players)
        head = report_frame.put_heading(parent, settings, by, ())
        seat = max(SEATS, key=lambda each: _won(rows, each))
        share = text("games-won", side=self.seat(seat), share=percent(_won(rows, seat), len(rows)))
        report_frame.put_stamp(head, share, between(_won(rows, seat), len(rows)), won=True)

    def _put_result(self, parent: Element, rows: Rows) -> None:
        """Add the wins of each side, the endings and the points."""
        section, games = put_section(parent, "result"), len(rows)
        table = put_table(section, "verdicts", ("winner", "games", "share", "interval"))
        for seat in (*SEATS, *([""] if self.drawn else [])):
            won = _won(rows, seat)
            put_row(table, self.seat(seat) or text(self.drawn), won, percent(won, games), between(won, games))
        put(section, "h3", text("games-endings"))
        table = put_table(section, "verdicts", ("ended", "games", "share", *SEATS))
        for how, count in Counter(row.ended for row in rows).most_common():
            by_seat = (sum((row.ended, row.winner) == (how, seat) for row in rows) for seat in SEATS)
            put_row(table, text(f"simulated-{how}"), count, percent(count, games), *by_seat)
        points = Counter(row.points for row in rows)
        put_plots(section, [Plot("points", {"": (points, COLOURS[ATTACKER])})], games)

    def _put_losses(self, parent: Element, rows: Rows) -> None:
        """Add what each side lost in a battle."""
        section = put_section(parent, "losses")
        table = put_table(section, "fates", ("side", "lost", "lost-most"))
        lost = {seat: Counter(row.lost[seat] for row in rows) for seat in SEATS}
        for seat, counted in lost.items():
            put_row(table, self.seat(seat), decimal(_mean(counted)), max(counted))
        series = {self.seat(seat): (counted, COLOURS[seat]) for seat, counted in lost.items()}
        put_plots(section, [Plot("lost", series)], len(rows))


def _won(rows: Rows, seat: Seat) -> int:
    return sum(row.winner == seat for row in rows)


def _mean(counted: Counter[int]) -> float:
    return sum(value * count for value, count in counted.items()) / counted.total()


def _put_length(parent: Element, rows: Rows) -> None:
    """Add turns and decisions."""
    section, turns = put_section(parent, "course"), Counter(row.turns for row in rows)
    decisions = round(sum(row.decisions for row in rows) / len(rows))
    put(section, "p", text("games-length", turns=decimal(_mean(turns), 1), decisions=decisions))
    put_plots(section, [Plot("turns", {"": (turns, COLOURS[ATTACKER])})], len(rows))
