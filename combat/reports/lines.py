"""One line of sight asked for on the command line, answered by the same rules as in the game (12.0, 18.0, 21.0)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from combat.board.board import Board
from combat.board.hexes import HexError
from combat.content.findings import ContentError, Finding, unknown
from combat.content.lab import load_lab
from combat.content.library import Library
from combat.kernel.records import record
from combat.rules import eyes, night
from combat.rules.book import Charts, Hex
from combat.rules.events import Ledger, total
from combat.rules.sight import Sight, SightLines
from combat.words import names, sight, text


@record
class LineOfSight:
    """A verdict, and what smoke on the line and the night take from Weapon Skill, term by term."""

    board: Board
    verdict: Sight
    ledger: Ledger = ()

    @property
    def modifier(self) -> int:
        """All of it."""
        return total(self.ledger)

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
        return " · ".join((line, *(f"{text(f'term-{term.name}')} {names.signed(term.value)}" for term in self.ledger)))


def line_of_sight(board: str, start: Hex, end: Hex, from_order: str, to_order: str) -> LineOfSight:
    """The verdict between two hexes of a board's id, a TMX file or a lab file; raises ContentError."""
    library = Library()
    parts = library.parts()
    lab = load_lab(Path(board), library).state if board.endswith(".toml") else None
    ground = lab.board if lab is not None else library.board(board)
    try:
        start, end = (ground.named(hex_) for hex_ in (start, end))
        for hex_ in (start, end):
            ground.place(hex_)
    except HexError as fault:
        raise ContentError([Finding(board, 0, str(fault))]) from None
    low = [_keeps_low(parts.charts, order) for order in (from_order, to_order)]
    if lab is None:
        lines = SightLines(ground, parts.charts.terrain, parts.charts.numbers)
        return LineOfSight(ground, lines.check(start, end, *low))
    verdict = eyes.between(lab, start, end, *low)
    ledger = eyes.smoke_terms(lab, start, end) + night.fire_terms(lab, verdict.range, end)
    return LineOfSight(ground, verdict, ledger)


def _keeps_low(charts: Charts, order: str) -> bool:
    if order != "none" and order not in charts.orders:
        raise ContentError([Finding("orders", 0, unknown("order", order, charts.orders))])
    return order != "none" and charts.orders[order].low
