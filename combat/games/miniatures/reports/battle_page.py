"""HTML report of a battle: heading, luck of the dice, statistics of units, course; games add their scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.runs.charts import can_plot, chart, put_chart
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report.report_parts import (
    LUCK,
    put_cells,
    put_lucks,
    put_section,
    put_table,
    put_timeline,
)
from combat.engine.words import text, translated
from combat.engine.words.title_words import TitleWords
from combat.games.miniatures.reports.battle_report import BattleReport
from combat.games.miniatures.reports.battle_tally import UnitDeeds
from combat.games.miniatures.reports.run_page import COLOURS
from combat.games.miniatures.two_seats import SEATS

COUNTS = ("shots", "hits", "destroyed", "lost")
"""Columns of the table of units that are counts; fields of `UnitDeeds`."""
STAMP, WON = "stamp", "won"
"""CSS classes of the result; no result is shown as a defeat."""
LABELS = 10
"""Most turn labels along a plot."""
S = TypeVar("S", bound=Copyable)


class BattlePage(Record, Generic[S], gc=True):
    """The parts of a report page that all games with models have."""

    words: TitleWords[Any]
    kinds: Sequence[str]
    """Kinds of dice, in the order of the table."""
    seat: Callable[[Seat], str]
    """Returns the name of a seat."""
    unit: Callable[[S, str], str]
    """Returns the name of a unit."""
    length: Callable[[int], str]
    """Returns a length in centimetres."""
    fate: Callable[[S, str], str]
    """Returns what became of a unit."""

    def put_head(
        self, parent: Element, report: BattleReport[S], title: str, forces: dict[Seat, str], winner: Seat
    ) -> None:
        """Add title, forces and result; `winner` is "" for a draw."""
        head, turn = put(parent, "header"), report.tally.last_turn
        put(head, "p", text("report-kind"), class_="kind")
        put(head, "h1", translated(title))
        between = {seat: translated(force) for seat, force in forces.items()}
        put(head, "p", text("report-between", **between, turns=turn), class_="where")
        if report.over and winner:
            put(put(head, "div", class_=f"{STAMP} {WON}"), "strong", text("report-won", winner=self.seat(winner)))
        if report.over:
            put(head, "p", self.words.ask(report.state, None).title, class_="verdict")
        else:
            put(head, "p", text("report-unfinished", turn=turn), class_="verdict")

    def put_dice(self, parent: Element, report: BattleReport[S]) -> None:
        """Add the luck of each side's dice: expected and actual results."""
        section = put_section(parent, "dice", "report")
        put(section, "p", text("report-dice-about"), class_="about")
        body = put_table(section, "dice", LUCK, "report-dice")
        for seat in SEATS:
            side = self.seat(seat)
            found = [(kind, luck) for (kind, whose), luck in report.fortunes(self.kinds).items() if whose == seat]
            rows = [(text(f"report-dice-{kind}", side=side), luck) for kind, luck in found]
            put_lucks(body, rows, text("report-dice-all", side=side), report.all_luck(seat))

    def put_units(self, parent: Element, state: S, seat: Seat, units: Iterable[UnitDeeds]) -> None:
        """Add a table with the statistics of a seat's units."""
        section = put_section(parent, f"units-{seat}", "report")
        body = put_table(section, "men", ("unit", *COUNTS, "moved", "end"), "report-column")
        for deeds in units:
            counts = [getattr(deeds, column) or "–" for column in COUNTS]
            moved = self.length(deeds.moved) if deeds.moved else "–"
            put_cells(body, self.unit(state, deeds.unit), (*counts, moved, self.fate(state, deeds.unit)), "luck")

    def put_plot(self, section: Element, report: BattleReport[S], per: int) -> None:
        """Add a plot of the points that each side has scored by each turn, divided by `per`; nothing for fewer than
        two turns.
        """
        points = report.tally.points
        if len(points) < 2 or not can_plot():
            return
        every = -(-len(points) // LABELS)
        along = [str(turn) if place % every == 0 else "" for place, turn in enumerate(points)]
        lines = {self.seat(seat): [each[seat] / per for each in points.values()] for seat in SEATS}
        drawn = chart("Line", lines, along, text("report-plot-turn"), tuple(COLOURS.values()))
        put_chart(put(section, "div", class_="plots"), drawn, text("report-plot-points"))


def put_course(parent: Element, report: BattleReport[S]) -> None:
    """Add the milestones of the battle."""
    lines = report.tally.course
    put_timeline(parent, [(line.turn, line.entry, "bad" if line.entry.tone == "hit" else "plain") for line in lines])
