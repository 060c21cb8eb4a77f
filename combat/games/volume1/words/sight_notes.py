"""Texts on a line of sight: for the note beside it, or as one line (12.0, 12.1)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.words import text
from combat.engine.words.line import Line, Spoken
from combat.games.volume1.rules.sight.sight_lines import Sight
from combat.games.volume1.words import names


class SightNote(Record):
    """Result and reason of a line of sight: "cut at the building 08.05" and "taller than both men", 12.1."""

    verdict: str
    reason: Line | None

    @property
    def rows(self) -> tuple[Spoken, ...]:
        """Result and reason as lines; only the result if there is no reason."""
        return (self.verdict, self.reason) if self.reason is not None else (self.verdict,)

    @property
    def line(self) -> Line:
        """Result and reason as one sentence with the rule."""
        if self.reason is None:
            return Line(self.verdict)
        return Line(text("sight-line", verdict=self.verdict, reason=self.reason.text), self.reason.rule)


def note(board: Board, sight: Sight) -> SightNote:
    """Return the texts on the result of a line of sight and its reason."""
    why = text(f"sight-{_reason(sight)}", range=sight.range, night=sight.night, light=sight.light)
    reason = Line(why, sight.rule)
    if sight.visible:
        verdict = text("sight-clear-range", range=sight.range) if sight.range else text("sight-clear-here")
        return SightNote(verdict, None if sight.reason in ("clear", "adjacent", "same-hex") else reason)
    if sight.blocked_by is None:
        return SightNote(text("sight-cut"), reason)
    ground = names.terrain(board.terrain(sight.blocked_by))
    return SightNote(text("sight-cut-at", terrain=ground, hex=sight.blocked_by), reason)


def _reason(sight: Sight) -> str:
    """Return the reason; an obstacle higher than the higher man has its own."""
    overtops = sight.obstacle_height is not None and sight.obstacle_height > max(
        sight.viewer_height, sight.target_height
    )
    return "overtops-both" if sight.reason == "as-tall-as-higher" and overtops else sight.reason
