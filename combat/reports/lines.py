"""One line of sight asked for on the command line, answered by the same rules as in the game (12.0, 12.1, 18.0)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from combat.board.board import Board
from combat.board.hexes import HexError
from combat.content.crosschecks import unknown
from combat.content.findings import ContentError, Finding
from combat.content.lab import load_lab
from combat.content.library import Library
from combat.rules.book import Charts, Hex
from combat.rules.sight import Sight, SightLines, smoke_modifier
from combat.words import names, sight, text


@dataclass(frozen=True, slots=True)
class LineOfSight:
    """A verdict, and what smoke on the line takes from Weapon Skill and spotting."""

    board: Board
    verdict: Sight
    modifier: int

    def as_json(self) -> dict[str, Any]:
        """The object of `combat los --json`."""
        verdict = self.verdict
        return {
            "visible": verdict.visible,
            "range": verdict.range,
            "reason": verdict.reason,
            "blocked_by": verdict.blocked_by,
            "rule": verdict.rule,
            "modifier": self.modifier,
        }

    def in_words(self) -> str:
        """The verdict as the table says it."""
        line = sight.note(self.board, self.verdict).line
        return f"{line} · {text('term-smoke')} {names.signed(self.modifier)}" if self.modifier else line


def line_of_sight(board: str, start: Hex, end: Hex, from_order: str, to_order: str) -> LineOfSight:
    """The verdict between two hexes of a board's id, a TMX file or a lab file; raises ContentError."""
    library = Library()
    charts = library.parts().charts
    if board.endswith(".toml"):
        lab = load_lab(Path(board), library)
        ground, smoke = lab.state.board, lab.state.smoke
    else:
        ground, smoke = library.board(board), {}
    for hex_ in (start, end):
        try:
            ground.place(hex_)
        except HexError as fault:
            raise ContentError([Finding(board, 0, str(fault))]) from None
    low = [_keeps_low(charts, order) for order in (from_order, to_order)]
    verdict = SightLines(ground, charts.terrain, charts.numbers).check(start, end, *low)
    return LineOfSight(ground, verdict, smoke_modifier(verdict, start, end, smoke, charts.numbers))


def _keeps_low(charts: Charts, order: str) -> bool:
    if order != "none" and order not in charts.orders:
        raise ContentError([Finding("orders", 0, unknown("order", order, charts.orders))])
    return order != "none" and charts.orders[order].low
