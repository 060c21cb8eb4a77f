"""Sighting between hexes: the lines of the map plus smoke, blazes and night (16.0, 18.5, 18.6, 19.1)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.rules.sight.in_the_way import Cut
from combat.games.command.rules.sight.map_lines import MapLine, map_line
from combat.games.command.rules.state import State

HINDRANCES: dict[str, str] = {"smoke": "18.5", "night": "19.1", "ground": "16.4"}
"""Rule number by kind of hindrance."""


class Sighting(Record):
    """A line of sight: whether it is clear, what blocks it, and the one hindrance that counts (16.3, 16.4)."""

    line: MapLine
    blaze: Hex | None = None
    """Burning hex that blocks the line, or None."""
    hindrance: int = 0
    by: Literal["", "smoke", "night", "ground"] = ""
    cut: Cut | None = None
    """Ground that hinders the line, if `by` is "ground"."""

    @property
    def clear(self) -> bool:
        """Return whether neither terrain nor a blaze blocks the line."""
        return self.line.blocked is None and self.blaze is None

    @property
    def ledger(self) -> Ledger:
        """Return the hindrance as a term to subtract from FP or a targeting roll; empty if there is none."""
        if not self.hindrance:
            return ()
        detail = self.cut.kind if self.cut is not None else ""
        return (Term("hindrance", -self.hindrance, HINDRANCES[self.by], detail or self.by),)


def sees(state: State, start: Hex, end: Hex) -> bool:
    """Return whether a hex can be seen from another, whatever the hindrance."""
    line = map_line(state.book, start, end)
    return line.blocked is None and _blaze_on(state, line) is None


def sight(state: State, start: Hex, end: Hex) -> Sighting:
    """Return the sighting from one hex to another: what blocks it, or else the greatest hindrance."""
    line = map_line(state.book, start, end)
    blaze = _blaze_on(state, line)
    if line.blocked is not None or blaze is not None:
        return Sighting(line, blaze)
    cut, most = max(line.hindrances, key=lambda found: found[1], default=(None, 0))
    by: Literal["", "smoke", "night", "ground"] = "ground" if most else ""
    smoke = _smoke(state, start, end, line)
    if smoke > most:
        by, most, cut = "smoke", smoke, None
    night = distance(start, end) if state.book.night and not lit(state, end) else 0
    if night > most:
        by, most, cut = "night", night, None
    return Sighting(line, None, most, by, cut)


def _blaze_on(state: State, line: MapLine) -> Hex | None:
    return next((hex_ for hex_ in line.crossed if hex_ in state.blazes), None) if state.blazes else None


def _smoke(state: State, start: Hex, end: Hex, line: MapLine) -> int:
    """Return the greatest smoke hindrance in either hex or between them (18.5)."""
    if not state.smoke:
        return 0
    return max(state.smoke.get(hex_, 0) // 10 for hex_ in (start, end, *line.crossed))


def lit(state: State, hex_: Hex) -> bool:
    """Return whether a starshell lights a hex (19.2)."""
    return any(distance(hex_, shell) <= state.book.figures.night_light for shell in state.starshells)
