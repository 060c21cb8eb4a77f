"""Summary of simulated battles as printed by `simulate`, as JSON or text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from statistics import mean, median
from typing import Any

from combat.engine.kernel.seats import Seat
from combat.engine.words import text
from combat.engine.words.grammar.lists import all_of
from combat.games.armour.reports.battle_row import BattleRow
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.words import armour_names as names

SHOWN = ("seed", "winner", "ended", "points", "turns", "decisions", "lost")
"""Columns of the printed table."""
SURE = 1.96
"""Standard deviations on either side of a share that hold 95 percent."""


def cell(name: str, value: object) -> str:
    """Return the value of a column as text."""
    match name:
        case "winner":
            return names.seat(str(value))
        case "ended":
            return text(f"simulated-{value}")
        case "lost" if isinstance(value, Mapping):
            return " / ".join(str(value[seat]) for seat in SEATS)
    return str(value)


def interval(won: int, games: int) -> tuple[float, float]:
    """Return the interval that holds the true share of wins with 95 percent (Wilson)."""
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(games: Iterable[BattleRow]) -> dict[str, Any]:
    """Return the sums of battles as plain data."""
    rows = list(games)
    if not rows:
        return {"games": 0}
    won = sum(row.winner == ATTACKER for row in rows)
    return {
        "games": len(rows),
        "attacker": won / len(rows),
        "interval": list(interval(won, len(rows))),
        "points": mean(row.points for row in rows),
        "turns": median(row.turns for row in rows),
        "assaults": mean(row.assaults for row in rows),
        "lost": [mean(row.lost[seat] for row in rows) for seat in SEATS],
        "ended": dict(Counter(row.ended for row in rows).most_common()),
        "decisions": mean(row.decisions for row in rows),
    }


def told(summary: Mapping[str, Any], players: Mapping[Seat, str]) -> str:
    """Return the summary as text of three lines."""
    ended = all_of(f"{count} × {text(f'simulated-{how}')}" for how, count in summary["ended"].items())
    least, most = (round(100 * share) for share in summary["interval"])
    won, (ours, theirs) = round(100 * summary["attacker"]), summary["lost"]
    by = {"attacker": players[ATTACKER], "defender": players[DEFENDER], "ended": ended}
    return "\n".join(
        [
            text("simulated-battles", count=summary["games"], won=won, least=least, most=most, **by),
            text("simulated-losses", points=summary["points"], ours=ours, theirs=theirs),
            text("simulated-pace", turns=summary["turns"], assaults=summary["assaults"]),
        ]
    )
