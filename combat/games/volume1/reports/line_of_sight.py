"""A line of sight requested on the command line, computed by the rules of the game (12.0, 18.0, 21.0)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.kernel.record import Record
from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, HexError
from combat.engine.words import text
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.lab.position import load_lab
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Charts
from combat.games.volume1.rules.events import Ledger, total
from combat.games.volume1.rules.sight import night, visibility
from combat.games.volume1.rules.sight.sight_lines import Sight, SightLines
from combat.games.volume1.words import names, sight_notes


class LineOfSight(Record):
    """Result of a line of sight, with the Weapon Skill modifiers for smoke and night, term by term."""

    board: Board
    verdict: Sight
    ledger: Ledger = ()

    @property
    def modifier(self) -> int:
        """Sum of the modifiers."""
        return total(self.ledger)

    def as_json(self) -> dict[str, Any]:
        """Return the object printed by `combat los --json`."""
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
        """Return the result as text, worded as in the game."""
        line = sight_notes.note(self.board, self.verdict).line.shown()
        return " · ".join((line, *(f"{text(f'term-{term.name}')} {names.signed(term.value)}" for term in self.ledger)))


def line_of_sight(board: str, start: Hex, end: Hex, from_order: str, to_order: str) -> LineOfSight:
    """Return the line of sight between two hexes of a board, by its id, TMX file or lab file.

    `from_order` and `to_order` are the orders of the men in the hexes. Raise ContentError if the board is invalid, or
    a hex is not on it.
    """
    library = Library()
    parts = library.parts()
    lab = load_lab(Path(board), library).state if board.endswith(".toml") else None
    ground = lab.board if lab is not None else board_of(library, board)
    try:
        start, end = (printed_names.named(ground, hex_) for hex_ in (start, end))
        for hex_ in (start, end):
            ground.place(hex_)
    except HexError as fault:
        raise ContentError([Finding(board, 0, fault.said)]) from None
    low = [_keeps_low(parts.charts, order) for order in (from_order, to_order)]
    if lab is None:
        lines = SightLines(ground, parts.charts.terrain, parts.charts.numbers)
        return LineOfSight(ground, lines.check(start, end, *low))
    verdict = visibility.between(lab, start, end, *low)
    ledger = visibility.smoke_terms(lab, start, end) + night.fire_terms(lab, verdict.range, end)
    return LineOfSight(ground, verdict, ledger)


def _keeps_low(charts: Charts, order: str) -> bool:
    if order != "none" and order not in charts.orders:
        raise ContentError([Finding("orders", 0, unknown("order", order, charts.orders))])
    return order != "none" and charts.orders[order].low
